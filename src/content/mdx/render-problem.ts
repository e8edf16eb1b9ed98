import type { Place } from '../problems/lines.ts';
import { type Problem, problem } from '../problems/problems.ts';
import { componentsMark, renderRule } from '../problems/render-failure.ts';
import { parseMdx } from './parse-mdx.ts';
import { jsxIn, placeOf } from './tree.ts';

/**
 * A page that was compiled but cannot be rendered: a section fails on values that its schema allows.
 * @param file the page's file
 * @param source its text, to find the section in
 * @param error what rendering threw
 */
export function renderProblem(file: string, source: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [message = '', stack = ''] = text.split(componentsMark);
  const uses = usesIn(source);
  const section = [...stack.matchAll(/\bat (\w+)/g)]
    .map(([, name = '']) => name)
    .find((name) => uses.has(name));
  const places = uses.get(section ?? '') ?? [];
  const [place] = places;
  return problem(file, renderRule, {
    ...place,
    field: section ? `<${section}>` : null,
    what: section
      ? `Секция <${section}> не смогла показать то, что в\u00a0ней написано.`
      : 'Страницу не удалось собрать.',
    expected: `Программа сообщает: ${message.split('\n')[0]}.`.replace(/\.\.$/, '.'),
    hint: adviceFor(places.length),
  });
}

function adviceFor(places: number): string {
  if (places === 0) return 'Покажите это разработчику.';
  if (places > 1)
    return `Таких секций на странице ${places}, и\u00a0это одна из них. Сверьте их с\u00a0примером в\u00a0галерее, /_components.`;
  return 'Сверьте её с\u00a0примером в\u00a0галерее, /_components; если всё верно, покажите это разработчику.';
}

/** Where each section of a text stands; nothing for a text that cannot be read. */
function usesIn(source: string): Map<string, Place[]> {
  const uses = new Map<string, Place[]>();
  try {
    for (const node of jsxIn(parseMdx(source)))
      if (node.name) uses.set(node.name, [...(uses.get(node.name) ?? []), placeOf(node)]);
  } catch {
    // Then the syntax is the problem, and the compiler has told it.
  }
  return uses;
}
