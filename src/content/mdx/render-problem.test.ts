import { expect, it } from 'vitest';
import { report } from '../../../tests/content.ts';
import { renderFailure } from '../problems/render-failure.ts';
import { renderProblem } from './render-problem.ts';

const source = '---\ntitle: А\n---\n\n<Hero />\n\n<Counters>\n  <Counter value={1} />\n</Counters>\n';
const stack = '\n    at Digits (x.mjs:1:2)\n    at Counter (x.mjs:3:4)\n    at Counters (x.mjs:5:6)';

it('names the innermost section that the page holds, and its place', () => {
  const problem = renderProblem(
    'pages/a.mdx',
    source,
    renderFailure(new TypeError('x is not a function'), stack),
  );
  expect(report([problem])).toMatchInlineSnapshot(`
    [
      "pages/a.mdx:8:3 [page/render] Секция <Counter> не смогла показать то, что в ней написано. Программа сообщает: x is not a function. Сверьте её с примером в галерее, /_components; если всё верно, покажите это разработчику.",
    ]
  `);
});

it('names the page where no section is to blame', () => {
  expect(report([renderProblem('pages/a.mdx', source, new Error('out of memory'))])).toMatchInlineSnapshot(`
    [
      "pages/a.mdx:1:1 [page/render] Страницу не удалось собрать. Программа сообщает: out of memory. Покажите это разработчику.",
    ]
  `);
});
