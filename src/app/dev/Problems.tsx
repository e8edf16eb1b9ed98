import { useEffect } from 'react';
import { type Problem, place, sentence } from '../../content/problems.ts';

/** In a page's place while its file has problems (dev only): the list that `npm run check` prints. */
export default function Problems({ problems, overlay }: { problems: Problem[]; overlay: boolean }) {
  useEffect(() => (overlay ? showOverlay(problems) : undefined), [problems, overlay]);
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

/** Vite's own error overlay, on this page alone: broadcasting it would cover every open page. */
function showOverlay(problems: Problem[]): () => void {
  const Overlay = customElements.get('vite-error-overlay') as
    | (new (
        error: object,
      ) => HTMLElement)
    | undefined;
  if (!Overlay) return () => {};
  const message = problems.map((problem) => `${place(problem)} ${sentence(problem)}`).join('\n\n');
  const element = new Overlay({ message, stack: '' });
  document.body.append(element);
  return () => element.remove();
}
