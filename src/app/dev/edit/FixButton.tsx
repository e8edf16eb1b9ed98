import { useState } from 'react';
import type { Problem } from '../../../content/problems/problems.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFix } from './server.ts';

/** Dev only: makes the repair of a problem on a press, where it has one. */
export function FixButton({ problem }: { problem: Problem }) {
  const [said, say] = useState('');
  if (!problem.fix || problem.fix.edits.some(({ file }) => file && file !== problem.file)) return null;
  const press = async () => {
    const answer = await saveFix(problem).catch(() => ({ refusal: 'Сервер не\u00a0отвечает.' }));
    say(
      'done' in answer
        ? 'Исправлено'
        : 'refusal' in answer
          ? answer.refusal
          : 'Файл изменился. Нажмите ещё раз.',
    );
  };
  return (
    <span>
      <Button size="small" variant="secondary" onClick={() => void press()}>
        {problem.fix.title}
      </Button>{' '}
      <span role="status">{said}</span>
    </span>
  );
}
