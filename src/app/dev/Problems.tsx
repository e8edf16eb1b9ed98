import type { Problem } from '../../content/problems.ts';
import { place, sentence } from '../../content/problems.ts';

/** In a page's place while its file has problems (dev only): the list that `npm run check` prints. */
export default function Problems({ problems }: { problems: Problem[] }) {
  return (
    <div className="page prose" data-problems="">
      <h1>В файле есть ошибки</h1>
      <p>Остальные страницы работают. Исправьте файл и сохраните его: страница появится сама.</p>
      <ul>
        {problems.map((problem) => (
          <li key={place(problem) + problem.rule}>
            <code>{place(problem)}</code>
            <br />
            {sentence(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
