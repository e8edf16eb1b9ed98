import { useEffect, useState } from 'react';
import { refusalIn } from './edit/server.ts';

/**
 * The answer to the last request; until it comes or if it is refused, since the writer has not asked for it, the one before.
 * @param request a memoized function: a new one is another request
 * @param after milliseconds without a new request before one is sent
 * @returns null until the first answer
 */
export function useAnswer<Answer>(request: () => Promise<Answer>, after = 0): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const send = () =>
      request().then(
        (given) => isCurrent && setAnswer(given),
        (error) => void refusalIn(error),
      );
    const timer = setTimeout(send, after);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, after]);
  return answer;
}
