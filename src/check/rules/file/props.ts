import { descriptionOf } from '../../../../mdx-components/descriptions.ts';
import { dotted } from '../../../content/problems/path.ts';
import { type Problem, problem } from '../../../content/problems/problems.ts';
import { schemaProblems, type Words } from '../../../content/problems/schema-problems.ts';
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
  *check(document) {
    for (const element of document.elements) yield* problemsOfElement(document, element);
  },
};

function problemsOfElement({ file, source, lines, gaps }: Document, element: MdxElement): Problem[] {
  const schema = descriptionOf(element.name)?.props;
  // Values that are code are reported by `mdx/code`.
  if (!schema || element.attributes.some(({ value }) => value === undefined)) return [];
  const { node, from: start, attributes } = element;
  const twice = attributes.find(({ name }, index) =>
    attributes.slice(0, index).some((one) => one.name === name),
  );
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
  const words = wordsOf(element.name);
  return schemaProblems({ ...element, file, source, schema, words, start, isHidden });
}

/** HTML attributes that writers try, with advice. */
const htmlAttributes = new Map(
  Object.entries({
    class: 'Удалите его: как выглядит блок, решает сайт.',
    className: 'Удалите его: как выглядит блок, решает сайт.',
    style: 'Удалите его: цвета и\u00a0отступы задаёт сайт.',
    onClick: 'Удалите его: код в\u00a0тексте не выполняется.',
    onclick: 'Удалите его: код в\u00a0тексте не выполняется.',
    src: 'Удалите его: на видео и\u00a0на чужую страницу ведёт ссылка: [Видео](https://…), картинку вставляют так: ![что на ней](имя.jpg).',
  }),
);

/** Advice for attributes that name a video: pages cannot choose one. */
const ofVideo =
  'Удалите его: блок показывает фильм сайта, он назван в\u00a0поле video файла pages/_site/settings.mdx. На\u00a0другой ролик ведёт ссылка: [Видео](https://…).';

const wordsOf = (element: string): Words => ({
  rulePrefix: 'props',
  rules: { unknown: 'unknown', missing: 'missing' },
  one: 'Свойство',
  inside: 'свойстве',
  genitive: 'свойства',
  field: (dotted) => (dotted ? `<${element} ${dotted}>` : `<${element}>`),
  unknown: (named) => `${named} у\u00a0<${element}> нет.`,
  missing: (named) => `Не хватает ${named} у\u00a0<${element}>.`,
  add: (path, outline) => {
    const key = String(path.at(-1));
    if (path.length > 1)
      return `Допишите в\u00a0«${dotted(path.slice(0, -1))}» через запятую: ${key}: ${outline}.`;
    return `Допишите в\u00a0тег: ${key}=${outline === "'…'" ? '"…"' : `{${outline}}`}.`;
  },
  unknownHint: (key) =>
    element === 'VideoBlock' && /^(?:id|src|href|url|link|video)$/.test(key)
      ? ofVideo
      : (htmlAttributes.get(key) ?? ''),
  typeNames: {
    string: 'строка в\u00a0кавычках',
    number: 'число в\u00a0фигурных скобках',
    int: 'целое число в\u00a0фигурных скобках',
    boolean: 'ничего (имя свойства само значит «да») или {false}',
    array: "список: {['первое', 'второе']}",
    object: "набор значений: {{ text: '…', href: '…' }}",
  },
  write: (value, as) => (as === 'string' ? `"${value}"` : `{${value}}`),
});
