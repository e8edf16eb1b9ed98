import type { Nodes } from 'mdast';
import { descriptionOf, itemsOf, parentOf } from '../../../../mdx-components/descriptions.ts';
import { allowedTags, inlineSections } from '../../../content/mdx/known-components.ts';
import { isJsx, rangeOf } from '../../../content/mdx/tree.ts';
import { type MdxElement, placeOf } from '../../engine/elements.ts';
import { type FileRule, type Finding, textRule } from '../../engine/rule.ts';

const tag = (name: string) => `<${name}>`;

/**
 * Sections are on lines of their own, not inside sentences. Item components are direct children of their section, which contains
 * nothing else. Some sections have no content; those with text are not empty, except those with the page's main heading.
 *
 * Bad: `Смотрите <Callout>важно</Callout> дальше.`; `<Question>` without `<Faq>` around it; text right in `<Faq>`;
 * `<Callout></Callout>`. Good: a blank line before and after `<Callout>`; `<Faq><Question>…</Question></Faq>`;
 * `<Callout>Журнал открывается и с телефона.</Callout>`.
 */
const places: FileRule = {
  id: 'mdx/children',
  ofWhole: true,
  *check({ elements, source }) {
    for (const element of elements) {
      if (isInSentence(element))
        yield {
          ...placeOf(element),
          rule: 'mdx/tag-in-sentence',
          what: `${tag(element.name)} стоит посреди предложения.`,
          hint: 'Перенесите тег на отдельную строку и\u00a0оставьте вокруг него пустые строки.',
        };
      const { name, parent } = element;
      const wanted = parentOf(name);
      // An unknown tag around it is reported as such.
      if (wanted && parent?.name !== wanted && (!parent || descriptionOf(parent.name)))
        yield {
          ...placeOf(element),
          what: `${tag(name)} стоит не на своём месте${parent ? `: внутри ${tag(parent.name)}` : ''}.`,
          hint: `Поместите его прямо внутрь ${tag(wanted)}…</${wanted}>.`,
        };
      yield* contentOf(element, source);
    }
  },
};

/** Whether a section stands between words. */
function isInSentence({ name, parent, container }: MdxElement): boolean {
  // Text between items is reported as such.
  if (parent && descriptionOf(parent.name)?.children === 'items') return false;
  if (!descriptionOf(name) || inlineSections.includes(name) || container.type !== 'paragraph') return false;
  return container.children.some(
    (child) => child.type !== 'mdxJsxTextElement' && child.type !== 'mdxTextExpression' && !isSpace(child),
  );
}

/** The mistake in a section's content. */
function* contentOf(element: MdxElement, source: string): Generator<Finding> {
  const { name, node } = element;
  const { children, heading, props } = descriptionOf(name) ?? {};
  const items = itemsOf(name).map(tag).join(', ');
  const inner = node.children.filter((child) => !isSpace(child) && child.type !== 'mdxFlowExpression');
  // Its text may be in a property that does not exist.
  const isEmpty =
    inner.every(({ type }) => type === 'mdxTextExpression') &&
    element.attributes.every((one) => props && Object.hasOwn(props.shape, one.name));
  // MDX makes a paragraph of a line with only items.
  const stray = inner
    .flatMap((child) => (child.type === 'paragraph' ? child.children : child))
    .find((child) => !isSpace(child) && !isAllowed(child));
  if (children === 'none' && inner.length > 0)
    yield {
      ...placeOf(element),
      what: `Внутри ${tag(name)} ничего не бывает: текст оттуда не попадёт на страницу.`,
      hint: `Напишите <${name} … /> и\u00a0вынесите текст наружу.`,
    };
  else if (children === 'items' && inner.length === 0)
    yield { ...placeOf(element), what: `${tag(name)} пуст.`, expected: `Внутри нужны ${items}.` };
  else if (children === 'items' && stray) {
    const { from } = rangeOf(stray);
    yield {
      from: from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0),
      field: tag(name),
      what: `Прямо внутри ${tag(name)} могут стоять только ${items}.`,
      hint: 'Перенесите остальное внутрь них или за пределы раздела.',
    };
  } else if (children === 'text' && !heading && isEmpty)
    yield {
      ...placeOf(element),
      rule: 'mdx/empty',
      severity: 'warning',
      what: `${tag(name)} пуст: на странице останется пустое место.`,
      hint: `Впишите текст между <${name} …> и\u00a0</${name}> или удалите блок.`,
    };
}

const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Whether a node is a comment or an item; items of other sections and unknown tags are reported by other rules. */
function isAllowed(node: Nodes): boolean {
  if (!isJsx(node)) return node.type === 'mdxTextExpression';
  const name = node.name ?? '';
  return parentOf(name) !== null || !(descriptionOf(name) || allowedTags.includes(name));
}

/**
 * Tags have both brackets and no space after `<`; otherwise they are shown as text.
 *
 * Bad: `< Hero />`, `[Callout]`, `&lt;Callout&gt;`. Good: `<Hero />`.
 */
const shown = textRule('mdx/tag-in-sentence', {
  pattern: /(?:[[‹<]\s*\/?\s*)?([A-Z]\w+)(?:[\]›>]|(?<=<\s+[A-Z]\w*)|(?=\s+[a-z]\w*=["“«]))/g,
  field: '<$1>',
  what: 'Тег <$1> показан как текст.',
  hint: 'Напишите <$1 …> перед содержимым и\u00a0</$1> после него, без пробела после «<».',
  judge: ({ groups: [, name = ''] }) => (descriptionOf(name) ? {} : null),
  texts: 'body',
  // Only one tag of a pair is reported.
  once: 'text',
});

export const rule: readonly FileRule[] = [places, shown];
