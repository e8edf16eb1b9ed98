import type { Nodes } from 'mdast';
import { describe, itemsOf, parentOf } from '../../../../mdx-components/descriptions.ts';
import { allowedTags } from '../../../content/mdx/known-components.ts';
import { isJsx, rangeOf } from '../../../content/mdx/tree.ts';
import type { Element } from '../../engine/elements.ts';
import { type FileRule, type Finding, textRule } from '../../engine/rule.ts';

const tag = (name: string) => `<${name}>`;

/**
 * Item components are direct children of their section, which contains nothing else; some sections have no content.
 *
 * Bad: `<Question>` without `<Faq>` around it; text right in `<Faq>`. Good: `<Faq><Question>…</Question></Faq>`.
 */
const children: FileRule = {
  id: 'mdx/children',
  *check({ elements, source, gaps }) {
    // If a tag could not be parsed, its content is unknown.
    if (gaps.inTags) return;
    for (const element of elements) {
      const description = describe(element.name);
      if (!description) continue;
      const outside = misplaced(element);
      if (outside) yield outside;
      const whole = rangeOf(element.node);
      if (gaps.touches(whole.from, whole.to)) continue;
      const inner = element.node.children.filter(
        (child) => !isSpace(child) && child.type !== 'mdxFlowExpression',
      );
      const place = { from: element.from, to: element.to, field: tag(element.name) };
      const items = itemsOf(element.name).map(tag).join(', ');
      if (description.children === 'none' && inner.length > 0)
        yield {
          ...place,
          what: `Внутри ${tag(element.name)} ничего не бывает: текст оттуда не попадёт на страницу.`,
          hint: `Напишите <${element.name} … /> и\u00a0вынесите текст наружу.`,
        };
      else if (description.children === 'items') {
        // MDX makes a paragraph of a line with only items.
        const stray = inner
          .flatMap((child) => (child.type === 'paragraph' ? child.children : child))
          .find((child) => !isSpace(child) && !isAllowed(child));
        const from = stray ? rangeOf(stray).from : 0;
        if (inner.length === 0)
          yield { ...place, what: `${tag(element.name)} пуст.`, expected: `Внутри нужны ${items}.` };
        else if (stray)
          yield {
            from: from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0),
            field: tag(element.name),
            what: `Прямо внутри ${tag(element.name)} могут стоять только ${items}.`,
            hint: 'Перенесите остальное внутрь них или за пределы раздела.',
          };
      }
    }
  },
};

/**
 * Sections with text are not empty, except those with the page's main heading.
 *
 * Bad: `<Callout></Callout>`. Good: `<Callout>Журнал открывается и с телефона.</Callout>`.
 */
const empty: FileRule = {
  id: 'mdx/empty',
  severity: 'warning',
  *check({ elements, gaps }) {
    if (gaps.inTags) return;
    for (const { name, node, from, to } of elements) {
      const { children: wanted, heading } = describe(name) ?? {};
      const whole = rangeOf(node);
      if (wanted !== 'text' || heading || gaps.touches(whole.from, whole.to)) continue;
      if (node.children.some((child) => !isSpace(child) && !/Expression$/.test(child.type))) continue;
      yield {
        from,
        to,
        field: tag(name),
        what: `${tag(name)} пуст: на странице останется пустое место.`,
        hint: `Впишите текст между <${name} …> и\u00a0</${name}> или удалите блок.`,
      };
    }
  },
};

function misplaced({ name, from, to, parent }: Element): Finding | null {
  const wanted = parentOf(name);
  if (!wanted || parent?.name === wanted) return null;
  return {
    from,
    to,
    field: tag(name),
    what: `${tag(name)} стоит не на своём месте${parent ? `: внутри ${tag(parent.name)}` : ''}.`,
    hint: `Поместите его прямо внутрь ${tag(wanted)}…</${wanted}>.`,
  };
}

const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Whether a node is a comment or an item; items of other sections and unknown tags are reported by other rules. */
function isAllowed(node: Nodes): boolean {
  if (!isJsx(node)) return node.type === 'mdxTextExpression';
  const name = node.name ?? '';
  return parentOf(name) !== null || !(describe(name) || allowedTags.includes(name));
}

/** Inline sections. */
const inline = new Set(['SiteValue', 'Count', 'Anchor']);

/**
 * Sections are on lines of their own, not inside sentences; tags have both brackets and no space after `<`.
 *
 * Bad: `Смотрите <Callout>важно</Callout> дальше.`, `< Hero />`, `[Callout]`. Good: a blank line before and after `<Callout>`.
 */
const inSentence: FileRule = {
  id: 'mdx/tag-in-sentence',
  *check({ elements, gaps }) {
    for (const { name, from, to, parent, container } of elements) {
      // Text between items is reported by the rule about items.
      if (parent && describe(parent.name)?.children === 'items') continue;
      if (!describe(name) || inline.has(name) || container.type !== 'paragraph') continue;
      // A tag that could not be parsed may separate it from the text.
      const around = rangeOf(container);
      if (gaps.inTags && gaps.touches(around.from, around.to)) continue;
      const words = container.children.some(
        (child) =>
          child.type !== 'mdxJsxTextElement' && child.type !== 'mdxTextExpression' && !isSpace(child),
      );
      if (!words) continue;
      yield {
        from,
        to,
        field: `<${name}>`,
        what: `<${name}> стоит посреди предложения.`,
        hint: 'Перенесите тег на отдельную строку и\u00a0оставьте вокруг него пустые строки.',
      };
    }
  },
};

/** Tags shown as text: with a space after the bracket, forum brackets, HTML entities, or no brackets. */
const shown = textRule('mdx/tag-in-sentence', {
  pattern: /(?:[[‹<]\s*\/?\s*)?([A-Z]\w+)(?:[\]›>]|(?<=<\s+[A-Z]\w*)|(?=\s+[a-z]\w*=["“«]))/g,
  judge: ({ groups: [, name = ''] }) =>
    describe(name)
      ? {
          field: tag(name),
          what: `Тег ${tag(name)} показан как текст.`,
          hint: `Напишите <${name} …> перед содержимым и\u00a0</${name}> после него, без пробела после «<».`,
        }
      : null,
  texts: 'body',
  // Only one tag of a pair is reported.
  once: true,
});

export const rule: readonly FileRule[] = [children, empty, inSentence, shown];
