import { descriptionOf } from '../../../../mdx-components/descriptions.ts';
import { type Problem, problem } from '../../../content/problems/problems.ts';
import { schemaProblems } from '../../../content/problems/schema-problems.ts';
import type { Document } from '../../engine/document.ts';
import type { MdxElement } from '../../engine/elements.ts';
import type { FileRule } from '../../engine/rule.ts';

/**
 * Props match their section's schema (`*.props.ts`).
 *
 * Bad: `<Counter value="150" />`. Good: `<Counter value={150} icon="layers" />`.
 */
export const rule: FileRule = {
  id: 'props',
  check: (document) => document.elements.flatMap((element) => problemsOfElement(document, element)),
};

function problemsOfElement(
  { file, source, lines, gaps, hasTitle }: Document,
  element: MdxElement,
): Problem[] {
  const { props: schema, heading } = descriptionOf(element.name) ?? {};
  // `heading/main` tells to remove it.
  if (heading === 'h1' && hasTitle) return [];
  // Values that are code are reported by `mdx/code`.
  if (!schema || element.attributes.some(({ value }) => value === undefined)) return [];
  const { node, from: start, attributes } = element;
  const twice = attributes.find(({ name }, at) => attributes.findIndex((one) => one.name === name) < at);
  if (twice)
    return [
      problem(file, 'props/duplicate', {
        ...lines.at(twice.from),
        field: `<${element.name} ${twice.name}>`,
        what: `Свойство «${twice.name}» записано дважды.`,
        hint: 'Оставьте одно из двух.',
      }),
    ];
  const end = node.children[0]?.position?.start.offset ?? node.position?.end.offset ?? start;
  // What its tag seems to lack may be in the part that could not be read.
  const isHidden = () => gaps.touches(start, end);
  return schemaProblems({
    ...element,
    file,
    source,
    schema,
    element: element.name,
    start,
    isHidden,
    unknownHint: (key) => hintFor(element, key),
  });
}

/** HTML attributes that writers try, with advice. */
const htmlAttributes = new Map(
  Object.entries({
    'class className': 'Удалите его: как выглядит блок, решает сайт.',
    style: 'Удалите его: цвета и\u00a0отступы задаёт сайт.',
    'onClick onclick': 'Удалите его: код в\u00a0тексте не выполняется.',
    src: 'Удалите его: на видео и\u00a0на чужую страницу ведёт ссылка: [Видео](https://…), картинку вставляют так: ![что на ней](имя.jpg).',
  }).flatMap(([names, hint]) => names.split(' ').map((name) => [name, hint] as const)),
);

/** Advice for attributes that name a video: pages cannot choose one. */
const ofVideo =
  'Удалите его: блок показывает фильм сайта, он назван в\u00a0поле video файла pages/_site/settings.mdx. На\u00a0другой ролик ведёт ссылка: [Видео](https://…).';

function hintFor({ name, node }: MdxElement, key: string): string {
  if (name === 'VideoBlock' && /^(?:id|src|href|url|link|video)$/.test(key)) return ofVideo;
  const isText = descriptionOf(name)?.children === 'text' && node.children.length === 0;
  if (isText && /^(?:text|answer|content|children|body|description)$/.test(key))
    return `Текст пишут между тегами: <${name} …>текст</${name}>.`;
  return htmlAttributes.get(key) ?? '';
}
