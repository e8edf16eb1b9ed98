import { useState } from 'react';
import { type Problem, repairsOf } from '../../content/problems/problems.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Repairs.module.css';

/** Dev only: what mends a problem, each on a press. Nothing for a problem that only a person can mend. */
export function Repairs({ problem }: { problem: Problem }) {
  const [said, say] = useState('');
  const repairs = import.meta.env.DEV ? repairsOf(problem) : [];
  if (repairs.length === 0) return null;
  const press = async (title: string) => {
    say('Исправляю…');
    const { repair } = await import('./edit/server.ts');
    const answer = await repair(problem, title).catch(() => ({ refusal: 'Сервер не\u00a0отвечает.' }));
    say('refusal' in answer ? answer.refusal : 'Исправлено');
  };
  return (
    <p className={styles.root}>
      {repairs.map(({ title }) => (
        <Button key={title} size="small" variant="secondary" onClick={() => void press(title)}>
          {title}
        </Button>
      ))}
      <span role="status">{said}</span>
    </p>
  );
}
