import { nearest } from '../../problems/suggest.ts';
import { insteadOf } from '../known-components.ts';
import { tagEnd, unfinishedTag, wholeTag } from './extent.ts';
import { type Explain, edit, tagName } from './stumble.ts';

/* Tags that do not open or close where they should, and signs taken for one. */

const voidTags = new Set(['br', 'hr', 'img', 'wbr', 'input']);

/** Bad: `раз<br>два`. Good: `раз<br />два`. */
export const voidTag: Explain = ({ text, source, mentioned }) => {
  // The closing tag of what stands around it is what the parser stumbles on.
  const name = /corresponding closing tag for `<([^>`]*)>`/.exec(text)?.[1] ?? tagName(text);
  if (!/closing tag/.test(text) || !voidTags.has(name) || mentioned === null) return null;
  const told = insteadOf.get(name);
  const gap = wholeTag(source, mentioned);
  if (told) return { what: `Тег <${name}> здесь нельзя использовать.`, hint: told, at: mentioned, gap };
  const end = source.indexOf('>', mentioned);
  return {
    what: `Тег <${name}> не закрыт.`,
    hint: `Напишите <${name} />.`,
    at: mentioned,
    gap,
    fix: edit(`Написать <${name} />`, end, end + 1, ' />'),
  };
};

/** Bad: `- <Callout>` in a list item, its closing tag outside. Good: both tags at the line's start. */
export const indentation: Explain = ({ text, source, mentioned }) => {
  const inside = text.match(/before the end of `(listItem|blockQuote)`/)?.[1];
  if (!inside || mentioned === null) return null;
  const where = inside === 'listItem' ? 'пункта списка' : 'цитаты';
  return {
    what: `Тег <${tagName(text)}> открыт внутри ${where}, а\u00a0закрыт снаружи.`,
    hint: 'Сделайте отступ закрывающего тега таким\u00a0же, как у\u00a0открывающего, или вынесите оба к\u00a0началу строки.',
    at: mentioned,
    gap: wholeTag(source, mentioned),
  };
};

/** True where as many tags of a name are closed as are opened from a place on. */
function isClosed(source: string, from: number, name: string): boolean {
  const count = (start: string) => source.slice(from).split(start).slice(1);
  const ends = /^[\s/>]/;
  const opened = count(`<${name}`).filter((rest) => ends.test(rest) && !/^[^<>]*\/>/.test(rest)).length;
  return opened <= count(`</${name}`).filter((rest) => ends.test(rest)).length;
}

/** Bad: `<Callout>текст`, a blank line, `ещё</Callout>`. Good: each tag on a line of its own. */
export const ownLine: Explain = ({ text, source, at, mentioned }) => {
  if (!/before the end of `|Expected the closing tag/.test(text)) return null;
  // Closed nowhere at all: that is another slip.
  if (
    !text.startsWith('Expected the') &&
    mentioned !== null &&
    source &&
    !isClosed(source, mentioned, tagName(text).replace('/', ''))
  )
    return null;
  return {
    what: `Тег <${tagName(text).replace('/', '')}> открыт в\u00a0одном абзаце, а\u00a0закрыт в\u00a0другом.`,
    hint: 'Поставьте открывающий и\u00a0закрывающий теги каждый на отдельную строку, между ними\u00a0— текст.',
    ...(mentioned === null || text.startsWith('Expected the')
      ? { gap: wholeTag(source, at) }
      : { at: mentioned, gap: wholeTag(source, mentioned) }),
  };
};

/** Bad: `<Faq>` without `</Faq>`; `<Вопрос>` in a sentence. */
export const unclosed: Explain = ({ text, source, mentioned }) => {
  const name = tagName(text);
  if (!/^Expected a closing tag/.test(text)) return null;
  const instead = insteadOf.get(name);
  const closing = /^[A-Za-z]/.test(name)
    ? `Добавьте </${name}> после содержимого или поставьте\u00a0«/» перед\u00a0«>».`
    : 'Если это не тег, напишите &lt; вместо первой скобки.';
  return {
    what: instead ? `Тег <${name}> здесь нельзя использовать.` : `Тег <${name}> не закрыт.`,
    hint: instead ?? closing,
    ...(mentioned === null ? {} : { at: mentioned, gap: wholeTag(source, mentioned) }),
  };
};

/** Bad: `<Faq>…</Fak>`. Good: `<Faq>…</Faq>`. */
export const mismatch: Explain = ({ text, source, mentioned }) => {
  const [, closing, opening = ''] = text.match(/closing tag `<\/(.*?)>`.*for `<(.*?)>`/) ?? [];
  if (!closing) return null;
  return {
    what: `Закрыт </${closing}>, а\u00a0открыт был <${opening}>.`,
    // Which of the two is mistyped, only the list of sections could tell.
    hint: nearest(closing, [opening])
      ? 'Имена различаются: исправьте то, в\u00a0котором описка.'
      : `Поставьте здесь </${opening}> или закройте теги в\u00a0обратном порядке.`,
    // The closing tag may be another's; it is left out too where it turns out to be nobody's (recover.ts).
    ...(mentioned === null ? {} : { gap: wholeTag(source, mentioned) }),
  };
};

/** Bad: `</Faq>` with no `<Faq>` before it. */
export const extraClosing: Explain = ({ text, source, at }) => {
  if (!/Unexpected closing slash/.test(text)) return null;
  const from = source.lastIndexOf('<', at);
  const tag = source.slice(from).match(/^<\/[^>\n]*>?/)?.[0] ?? '</…>';
  return {
    what: `Тег ${tag} закрывает то, что не открыто.`,
    hint: 'Удалите его или откройте тег выше.',
    at: from,
    gap: { from, to: from + Math.max(2, tag.length) },
  };
};

/**
 * The parser takes all up to the next `>` for properties: it stumbles on another tag, a dot, or the end of the file.
 *
 * Bad: `<Hero title="a"` and no `>`. Good: `<Hero title="a">`.
 */
export const openTag: Explain = ({ text, source, at, after }) => {
  if (!/^Unexpected|with acorn/.test(text) || /attribute value/.test(text)) return null;
  const from = source.slice(0, at).search(/<\/?[A-Za-z][^<>]*$/);
  if (from < 0) return null;
  const inside = source.slice(from, at);
  // Properties may stand on lines of their own, but not beyond an empty one; and none is a sentence or an item.
  const names = `${inside}${after.slice(0, 2)}`.replace(/"[^"]*"|'[^']*'|=\s*\{[\s\S]*/g, '');
  const isText = /\n[ \t]*(?:[«—*>А-Яа-яЁё]|[-+#\d]|[\w'’-]+ +[\w'’-]+[ ,.])/.test(names);
  const isOver = after.startsWith('<') || /\n\s*\n|\/\s+$/.test(inside) || source.slice(at).trim() === '';
  if (!isText && (!isOver || text.includes('acorn'))) return null;
  const name = source.slice(from).match(/^<(\/?[\w.]+)/)?.[1] ?? '…';
  return {
    what: `Тег <${name} не\u00a0закончен.`,
    hint: 'Поставьте «>» или «/>» после последнего свойства.',
    at: from,
    gap: unfinishedTag(source, from),
  };
};

/** Bad: `</Faq/>`. Good: `</Faq>`. */
export const doubleSlash: Explain = ({ text, source, at }) => {
  if (!/self-closing slash `\/` in closing tag/.test(text)) return null;
  const from = source.lastIndexOf('<', at);
  const tag = source.slice(from, at).trimEnd();
  return {
    what: 'В\u00a0закрывающем теге вторая черта лишняя.',
    hint: `Напишите ${tag}>.`,
    at: from,
    gap: { from: at, to: at + 1, tag: from },
    fix: edit('Убрать вторую черту', at, at + 1, ''),
  };
};

/** Bad: `a<5`, `цена <=5`. Good: `a &lt; 5`. */
export const strayLess: Explain = ({ text, source, at }) => {
  const from = source.lastIndexOf('<', at);
  // «<и выше» begins no tag of ours, wherever the parser gives up.
  const isWord = /^<[^\sA-Za-z/>$_]/.test(source.slice(from)) && /name/.test(text);
  if (!isWord && !/before (?:local )?name|in name|after self-closing slash/.test(text)) return null;
  const safe = /^<[\d=\s-]/.test(source.slice(from));
  return {
    what: 'Знак «<» начинает тег, а\u00a0дальше стоит не имя.',
    hint: 'Если это знак «меньше», напишите &lt;.',
    at: from,
    gap: { from, to: /^<[\s/]*[A-Za-z]/.test(source.slice(from)) ? tagEnd(source, from) : from + 1 },
    ...(safe ? { fix: edit('Заменить на &lt;', from, from + 1, '&lt;') } : {}),
  };
};
