import { parse } from 'acorn';
import { withoutCode } from '../problems/leftovers.ts';
import { Lines, type Range } from '../problems/lines.ts';
import { type Fix, type Problem, problem, replacement } from '../problems/problems.ts';
import { blank, type Mend, type Slip } from '../problems/read-again.ts';
import { nearest } from '../problems/suggest.ts';
import { inlineSections, insteadOf } from './known-components.ts';
import type { ParseError } from './parse-mdx.ts';
import { gap, inBraces, openAt, pairsOf, type Tag, tagsIn, unpaired } from './tags.ts';

type Words = Readonly<Record<string, string>>;

interface Mistake {
  /** Matches what is wrong, from a known offset on. The place is that of the group `here`, if it has one. */
  wrong: RegExp;
  what: string;
  /** Like `what` with words in braces, which are given or groups of `wrong`; `{wrong}` is all that it matches. */
  hint: string;
  /** Returns what to write instead, if that is certain. */
  right?: (words: Words) => string | undefined;
}

interface Found extends Range {
  /** Offset where it is reported; by default, the start of the range. */
  at?: number | undefined;
  what: string;
  hint: string;
  /** What to write instead of the range, if that is certain. */
  right?: string | undefined;
  /** Another fix than that. */
  fix?: Fix;
  /** Makes the rest readable; by default, leaves out the range. */
  mend?: Mend;
  /** Tags that lose their pair by the mend although it has another name. */
  widowed?: readonly Tag[];
}

/** Returns the closing tag that was meant by one that is cut short, or has spaces or properties. */
const closingTag = ({ name = '', open = name, written }: Words) =>
  (written === undefined ? open.startsWith(name) : written.replace(/[\s/]+/g, '').startsWith(open))
    ? `</${open}>`
    : undefined;
const lessThan = {
  what: 'Знак «<» начинает тег, а\u00a0дальше стоит не имя.',
  hint: 'Если это знак «меньше», напишите &lt;.',
};

/** Mistakes at the start of a tag; `{open}` is the name of the tag around it. */
const startMistakes: readonly Mistake[] = [
  {
    // Bad: `<!-- скрыто -->`. Good: the same words between a brace with a slash and a star, and back.
    // An unclosed comment hides everything below. In `<-- скрыто -->`, `<` does not mean «less»: its fix would show the rest.
    wrong: /<!?--(?:(?<inner>[\s\S]*?)-->|(?<=<!--)[\s\S]*)/dy,
    what: 'Комментарий <!-- --> здесь не работает.',
    hint: 'Напишите {/* комментарий */}.',
    right: ({ inner }) => (inner && !inner.includes('*/') ? `{/*${inner}*/}` : undefined),
  },
  {
    // Bad: `<https://ya.uz>`, `<info@ya.uz>`. Good: `[сайт](https://ya.uz)`.
    wrong: /<(?<to>(?<scheme>[a-z]+:)[^\s<>"]+|[^\s<>"=]+@[^\s<>"]+)(?<end>>?)/diy,
    what: 'Ссылка в угловых скобках здесь не работает.',
    hint: 'Напишите [текст ссылки](https://адрес).',
    right: ({ to, scheme, end }) => (end ? `[${to}](${scheme ? '' : 'mailto:'}${to})` : undefined),
  },
  {
    // Bad: `</Faq/>`, `<\Faq>`, `</Call out>`, `</Callout kind="tip">`. Good: `</Callout>`.
    wrong: /<\s*[/\\]+\s*(?<written>(?<name>[\p{L}\w]+)[^<>\n]*)>/duy,
    what: 'Закрывающий тег записан не\u00a0так.',
    hint: 'Напишите </{open}>.',
    right: closingTag,
  },
  {
    // Bad: `</Callout`, `</Call`. Good: `</Callout>`.
    wrong: /<\/(?<name>[\p{L}\w.]+)/duy,
    what: 'Тег </{name} не\u00a0закончен.',
    hint: 'Напишите </{open}>.',
    right: closingTag,
  },
  // Bad: `a<5`, `цена <=5`; «x<y», where `<b` would be a tag of HTML as well. Good: `a &lt; 5`.
  {
    ...lessThan,
    wrong: /<(?=[\d-]|=(?!["'{]))|(?<=[\p{L}\d])<(?=[a-z]{1,3}(?![\p{L}\w-]|\s*[=/>]))/duy,
    right: () => '&lt;',
  },
  // Words without values are a sentence, not properties.
  {
    ...lessThan,
    wrong:
      /<(?:(?![\p{L}$_/\\\s])|(?:\/\s*)?(?![A-Z])\p{L}[\p{L}\w'’-]*(?:\s+[\p{L}\d][\p{L}\w'’-]*)*(?=[,.;:!?…»)—–%]|\s*$))/duy,
  },
];

/** A property with its value, up to the next one or the tag's end. */
const property = new RegExp(
  String.raw`(?<before>${gap}+(?<name>[\p{L}\w:-]+)${gap}*=${gap}*)(?<value>[^\s<>][^<>\n]*?)(?<!\s)(?=\s+[\p{L}\w:-]+\s*=|\s*\/?>)`,
  'uy',
);

/** Returns a value in straight quotes, with Uzbek letters and «ёлочки» for those inside. */
function inQuotes({ wrong: value = '' }: Words): string | undefined {
  const quote = /^'.*'$/.test(value) ? "'" : '"';
  const inner = /^[«“„”‘’`]/.test(value)
    ? value.replace(/^.|[»“”‘’`"']$/g, '')
    : value.replace(/^["']|["'”]$/g, '');
  const text = inner
    .replace(/(?<=[og])["'](?=\p{Ll})/giu, 'ʻ')
    .replace(/(?<![^\s(])"([^\s"][^"]*)"(?![^\s,.:;!?)…])/g, '«$1»')
    .replace(/(?:["'”]+|(?<!«.*)»)$/, '');
  // A brace may be the rest of `{150}`.
  return text.includes(quote) || /[{}]/.test(text) ? undefined : quote + text + quote;
}

const unquoted = { hint: 'Возьмите его в\u00a0прямые кавычки: {name}="…".', right: inQuotes };
const apostrophe = {
  what: 'Апостроф внутри слова закрыл значение.',
  hint: 'Напишите ʻ или возьмите всё значение в\u00a0двойные кавычки.',
};

/** Mistakes in the whole value of a property that is not regular. */
const valueMistakes: readonly Mistake[] = [
  {
    wrong: /\d+$/dy,
    what: 'Значение свойства стоит без кавычек.',
    hint: 'Число берут в\u00a0скобки: {{wrong}}.',
    right: ({ wrong }) => `{${wrong}}`,
  },
  // Bad: `title=Важно`, `title=Важно"`. Good: `title="Важно"`.
  { ...unquoted, wrong: /[^«“„”‘’`"'{=].*/dy, what: 'Значение свойства стоит без кавычек.' },
  // Bad: `title=«Важно»`, `title=“Важно"`. Good: `title="Важно"`.
  { ...unquoted, wrong: /[«“„”‘’`].*/dy, what: 'Значение свойства стоит не в\u00a0тех кавычках.' },
  // Bad: `title='O'zbekiston'`. Good: `title="Oʻzbekiston"`.
  { ...apostrophe, wrong: /'[^']*\p{L}(?<here>')\p{L}.*/duy, right: inQuotes },
  {
    // Bad: `title="Слово "Важно" тут"`, `title="Важно""`, `title="O"zbekiston"`. Good: `title="Слово «Важно» тут"`, `title="Oʻzbekiston"`.
    wrong: /"[^"]*(?<here>").+/dy,
    what: 'Внутри значения стоит прямая кавычка\u00a0"\u00a0— значение на ней закончилось.',
    hint: 'Внутри прямых кавычек ставьте «ёлочки».',
    right: inQuotes,
  },
  {
    // Bad: `title="Важно kind="tip"`, `title="Важно>`. Good: `title="Важно"`.
    wrong: /["'].*/dy,
    what: 'Кавычка у\u00a0значения свойства не закрыта.',
    hint: 'Поставьте закрывающую прямую кавычку\u00a0".',
    right: inQuotes,
  },
  {
    // Bad: `action={{ text: 'Начать' }`. Good: `action={{ text: 'Начать' }}`.
    wrong: /\{.*/dy,
    what: 'Фигурная скобка { не закрыта.',
    hint: 'Закройте её «}» или напишите \\{.',
    right: ({ wrong = '' }) => (/^\{\{[^{}]*\}$/.test(wrong) ? `${wrong}}` : undefined),
  },
];

const wrongBraces = {
  what: 'В\u00a0фигурных скобках ошибка: не хватает значения, скобки, кавычки или запятой.',
  hint: "Образец: action={{ text: 'Начать', href: '/register' }}.",
};

/** Slips in braces with what was meant; each is tried alone, and is certain if the value is then an expression. */
const braceSlips: readonly [slip: RegExp, meant: string][] = [
  // Bad: `action={ text: 'Начать' }`, `{{ text: «Начать» }}`, `{{ text: 'O'qish' }}`. Good: `action={{ text: 'Начать' }}`.
  [/^(\{\s*\w+:[^{}]*\})$/, '{$1}'],
  [/([:,[{]\s*)[«“„‘’`]([^«»“”„‘’`'"\n]*)[»“”‘’`]/g, "$1'$2'"],
  [/(?<=[og])'(?=\p{Ll})/giu, 'ʻ'],
  // Bad: `'Начать' href:`, `'Начать'; href:`, `text: Начать урок`, `text = 'Начать'`, `text 'Начать'`, `'Начать, href: '/'`, `{88%}`, `{1 500}`.
  [/(?<=['}])(?=\s+(?:[a-z]\w*\s*:|\{))/g, ','],
  [/(?<=');/g, ','],
  [/(?<=[{,]\s*[a-z]\w*:\s*)(?:[А-Яа-яЁё]|\/)[^'"{},\n]*?(?=\s*[,}])/g, "'$&'"],
  [/(?<=[{,]\s*[a-z]\w*)\s*=?\s*(?=['"])/g, ': '],
  [/(?<='[^',\n]*)(?=, [a-z]\w*: ')/g, "'"],
  [/(?<=^\{[\d\s]+)(?:%(?=\}$)|\s(?=\d{3}))/g, ''],
];

/** Returns a value in braces as it was meant, if that is certain. */
function meantInBraces({ wrong = '' }: Words): string | undefined {
  const isExpression = (value: string) => {
    try {
      parse(`(${value.slice(1, -1)})`, { ecmaVersion: 'latest' });
      return true;
    } catch {
      return false;
    }
  };
  const candidates = braceSlips.map(([slip, meant]) => wrong.replace(slip, meant));
  return candidates.find((value) => value !== wrong && isExpression(value));
}

/** Mistakes in the braces of a regular property. */
const braceMistakes: readonly Mistake[] = [
  {
    ...apostrophe,
    wrong: /\{[\s\S]*?[:,[({]\s*'[^\n<>']*\p{L}(?<here>')\p{L}[\s\S]*/duy,
    right: meantInBraces,
  },
  // Bad: `value={}`, `label={«Начать»}`. Good: `label="Начать"`.
  { ...wrongBraces, wrong: /\{[\s\S]*/dy, right: meantInBraces },
];

/** Tags of HTML that have no content. */
const voidTags = 'br|hr|img|wbr|input';

/** Mistakes in opening tags without a closing one. */
const unclosedMistakes: readonly Mistake[] = [
  // «x<y и y>z».
  { ...lessThan, wrong: /(?<=[\p{L}\d])<(?=\w{1,3} [^<>="]*[а-яё])/diuy, right: () => '&lt;' },
  {
    wrong: new RegExp(`<(?:${[...insteadOf.keys()].join('|')})(?![\\w.:-])`, 'diy'),
    what: 'Тег <{name}> здесь нельзя использовать.',
    hint: '{instead}',
  },
  {
    // Bad: `раз<br>два`, `<SiteValue name="phone">`. Good: `раз<br />два`, `<SiteValue name="phone" />`.
    wrong: new RegExp(`<(?<tag>${voidTags}|BR|${inlineSections.join('|')})\\b(?<rest>[^<>]*?)\\s*>`, 'dy'),
    what: 'Тег <{tag}> не закрыт.',
    hint: 'Поставьте «/» перед «>»: <br />, <SiteValue name="phone" />. Внутри него ничего не\u00a0бывает.',
    right: ({ tag, rest }) => `<${tag === 'BR' ? 'br' : tag}${rest} />`,
  },
  {
    wrong: /</dy,
    what: 'Тег <{name}> не закрыт.',
    hint: 'Добавьте </{name}> после содержимого или поставьте\u00a0«/» перед\u00a0«>». Если это не\u00a0тег, напишите &lt; вместо «<».',
  },
];

/** Returns the first mistake that stands at an offset. */
function firstOf(
  mistakes: readonly Mistake[],
  source: string,
  from: number,
  words: Words = {},
): Found | null {
  for (const { wrong, what, hint, right } of mistakes) {
    wrong.lastIndex = from;
    const match = wrong.exec(source);
    if (!match) continue;
    const given: Words = { wrong: match[0], ...match.groups, ...words };
    const write = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key) => given[key] ?? whole);
    const at = match.indices?.groups?.here?.[0];
    return {
      from,
      to: from + match[0].length,
      at,
      what: write(what),
      hint: write(hint),
      right: right?.(given),
    };
  }
  return null;
}

/** Returns the mistake of a property's value, which is blanked, so that only its presence is known. */
function inValue(mistakes: readonly Mistake[], source: string, from: number, words?: Words): Found | null {
  const found = firstOf(mistakes, source, from, words);
  const text = found && `"${blank(source.slice(from + 1, found.to - 1))}"`.slice(0, found.to - from);
  return found && { ...found, mend: { from, to: found.to, text: text ?? '' } };
}

/**
 * Turns a parser error into a problem at the writer's mistake, not where the parser failed.
 * @param known names of components; without them, mistyped names have no fix
 * @returns the problem, the mend that makes the text readable, and tags that lose their pair by it
 */
export function syntaxProblem(
  file: string,
  error: ParseError,
  known: readonly string[] = [],
): Omit<Slip, 'block'> & { problem: Problem; widowed: readonly Tag[] } {
  const tags = tagsIn(error.source);
  const found = pairSlip(error, tags, known) ?? tagSlip(error, tags) ?? braceSlip(error, tags);
  const { from, to, at = from, what, hint, right, mend, widowed = [] } = found;
  const written = right === undefined ? undefined : replacement({ from, to }, right, `Написать ${right}`);
  const { fix = written } = found;
  const place = new Lines(error.source).at(at);
  const problemAt = problem(file, 'mdx/syntax', { ...place, what, hint, fix });
  return { at, problem: problemAt, mend: mend ?? (to > from ? { from, to } : null), widowed };
}

/** Returns the mistake of the last tag up to the error that is not regular; null if all are. */
function tagSlip(error: ParseError, tags: readonly Tag[]): Found | null {
  const { source, at } = error;
  const irregular = tags.filter(({ isRegular }) => !isRegular);
  const tag = irregular.findLast(({ from }) => from <= at) ?? irregular[0];
  if (!tag) return null;
  const open = openAt(tags, tag.from)?.name;
  const start = firstOf(startMistakes, source, tag.from, { open: open ?? tag.name });
  if (start) return start;
  property.lastIndex = tag.to;
  const { index = 0, 0: whole = '', groups: { before = '', name = '' } = {} } = property.exec(source) ?? {};
  const value =
    whole && inValue(valueMistakes, source.slice(0, index + whole.length), index + before.length, { name });
  return value || endSlip(error, tag);
}

/** Text that no tag contains: another tag, the end of the file, an empty line, a sentence, also right behind a value, an item. */
const isText =
  /^\s*(?:\/\s*)?(?:<|(?![\s\S])|\n[ \t\r]*\n)|^\s+(?:[\w-]+="[^"\n]*")?[«—*А-Яа-яЁё][^<>\n=]*(?:<|\n|(?![\s\S]))|^\s*\n[ \t]*[-+#\d>]/;

const wrongTag = {
  what: 'Имя или свойство тега записано не\u00a0так.',
  hint: 'Образец: <Callout kind="tip" title="Важно">: имя, «=», значение в\u00a0прямых кавычках, между свойствами\u00a0— пробел.',
};

/** A tag that is not finished, or has another slip among its properties. */
function endSlip({ source, message, at }: ParseError, { from, to, name }: Tag): Found {
  // Words without values behind the last property are text.
  const [written = ''] = /^<[\s\S]*["'}]|^<\S*/.exec(source.slice(from, to)) ?? [];
  const end = from + written.length;
  const rest = source.slice(end);
  if (isText.test(rest))
    return {
      from,
      to: end,
      what: `Тег <${name} не\u00a0закончен.`,
      hint: 'Поставьте «>» или «/>» после последнего свойства.',
    };
  const comma = { from: at, to: at + 1 };
  if (at > from && source[at] === ',')
    return {
      ...comma,
      what: 'Между свойствами тега стоит запятая.',
      hint: 'Уберите её: свойства отделяет пробел.',
      fix: replacement(comma, '', 'Убрать запятую'),
    };
  const [whole = ''] = /^<(?:(?!\n[ \t\r]*\n)[^<>])*>/.exec(source.slice(from)) ?? [];
  return {
    from,
    to: Math.max(to, from + whole.length),
    at: Math.max(from, at),
    // Braces without a pair may span many lines.
    ...(message.includes('expression') ? wrongBraces : wrongTag),
  };
}

/** Returns the mistake of an import, or in braces. */
function braceSlip({ source, message, at }: ParseError, tags: readonly Tag[]): Found {
  const code = [...source.slice(0, at).matchAll(/^(?:import|export)\b.*/gm)].at(-1);
  if (code && message.includes('import/exports'))
    return {
      from: code.index,
      to: code.index + code[0].length,
      what: 'Строка начинается с\u00a0import или export: здесь это код, а\u00a0код не выполняется.',
      hint: 'Удалите строку; если это текст, начните её другим словом.',
    };
  if (!message.includes('expression'))
    return {
      from: at,
      to: at,
      what: 'Разметку здесь нельзя прочитать.',
      hint: 'Проверьте рядом скобки <…> и\u00a0{…} и\u00a0кавычки: у\u00a0каждой должна быть пара.',
    };
  const tag = tags.find(({ from, to }) => from < at && at < to);
  const [before] = (tag && /^.*\s[\w-]+\s*=\s*(?=\{)/s.exec(source.slice(tag.from, at))) ?? [];
  const from = tag && before ? tag.from + before.length : openBraceAt(withoutCode(source), at);
  const rest = source.slice(from);
  const isComment = rest.startsWith('{/*');
  const isOpen = isComment && !rest.includes('*/');
  if (isOpen || /end of file|lazy line/.test(message)) {
    return {
      from,
      // An unclosed comment hides everything below.
      to: isOpen ? source.length : from + rest.search(/(?!\{)|$/),
      what: 'Фигурная скобка { не закрыта.',
      hint: isComment ? 'Закончите пометку: */}.' : 'Закройте её «}» или напишите \\{.',
    };
  }
  const to = from + (new RegExp(`^${inBraces}`).exec(rest)?.[0].length ?? 1);
  const object = before ? inValue(braceMistakes, source.slice(0, to), from) : null;
  const meant = object?.right?.includes('\n') ? undefined : object?.right;
  if (object) return { ...object, at: object.at ?? at, ...(meant && { hint: `Напишите ${meant}.` }) };
  const hint = /^\{\s*[/*]/.test(rest)
    ? 'Пометку для себя пишут так: {/* пометка */}.'
    : 'Чтобы скобки увидел читатель, напишите \\{ и\u00a0\\}.';
  return { from, to, what: 'Фигурные скобки в\u00a0тексте здесь служебные.', hint };
}

/** Returns the offset of the brace that is open at an offset; of `{{`, the first one. */
function openBraceAt(source: string, at: number): number {
  let depth = 0;
  for (let index = Math.min(at, source.length) - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && depth-- === 0) return source[index - 1] === '{' ? index - 1 : index;
  }
  // It is closed on a line that the parser assigns to another block (a quotation, a list): take the last brace.
  return Math.max(source.lastIndexOf('{', at), 0);
}

/**
 * Tries what may have been meant by tags that do not pair, and returns what leaves the fewest without a pair.
 * @returns null if the error is of another kind
 */
function pairSlip(error: ParseError, written: readonly Tag[], known: readonly string[]): Found | null {
  const { source, message, at, mentioned } = error;
  // To the parser, `< /Faq>` is text.
  const tags = written.filter(({ from }) => !/^<\s/.test(source.slice(from, from + 2)));
  const isAcross = message.startsWith('Expected the closing');
  const opening = tags.find(({ from, kind }) => from === mentioned && kind === 'opening');
  const closing =
    isAcross || /^Unexpected closing/.test(message)
      ? tags.findLast(({ from, kind }) => from <= at && kind === 'closing')
      : undefined;
  const across = isAcross ? closing : opening;
  if (!across && !closing) return null;
  // A tag without a closing tag is another mistake, unless a list item or quotation ended first.
  const isBetween =
    isAcross ||
    / `(?:listItem|blockQuote)`/.test(message) ||
    (across && / the end of /.test(message) && pairsOf(tags).has(across));
  if (across && isBetween) return acrossSlip(across, message);
  /** What may be wrong, and the tags after its repair. */
  const repairs: [Found, readonly Tag[]][] = [];
  if (opening) {
    for (const found of withoutSlash(source, opening, tags))
      repairs.push([found, replaced(tags, found, { ...opening, ...found, kind: 'closing' })]);
    const found = withoutPair(source, opening, tags);
    if (found) repairs.push([found, replaced(tags, opening)]);
  }
  if (opening && closing) {
    const found = mismatched(source, opening, closing, known);
    const renamed = replaced(tags, closing, { ...closing, name: opening.name });
    const crossing = tags.find(
      ({ from, kind, name }) => from > closing.from && kind === 'closing' && name === opening.name,
    );
    repairs.push([found, renamed]);
    if (crossing)
      repairs.push([
        { ...found, widowed: [opening, crossing] },
        replaced(renamed, crossing, { ...crossing, name: closing.name }),
      ]);
  }
  if (closing) repairs.push([unopened(source, closing), replaced(tags, closing)]);
  const fewest = Math.min(...repairs.map(([, after]) => unpaired(after)));
  return repairs.find(([, after]) => unpaired(after) === fewest)?.[0] ?? null;
}

/** Returns the tags with others instead of what starts at an offset. */
const replaced = (tags: readonly Tag[], { from }: Range, ...others: Tag[]): Tag[] => [
  ...tags.filter((tag) => tag.from < from),
  ...others,
  ...tags.filter((tag) => tag.from > from),
];

/**
 * A tag that is opened in one block or inline element and closed in another.
 *
 * Bad: `<Callout>текст`, a blank line, `ещё</Callout>`; `**жирный <Callout>текст** внутри</Callout>`; `- <Callout>` in a
 * list, its closing tag outside. Good: each tag on a line of its own.
 */
function acrossSlip({ from, to, name }: Tag, message: string): Found {
  const where = /the end of `(?:strong|emphasis|delete|link|image)`/.test(message)
    ? 'открыт и\u00a0закрыт по разные стороны выделения или ссылки'
    : 'открыт в\u00a0одном абзаце, пункте или цитате, а\u00a0закрыт в\u00a0другом';
  return {
    from,
    to,
    what: `Тег <${name}> ${where}.`,
    hint: 'Поставьте открывающий и\u00a0закрывающий теги каждый на отдельную строку с\u00a0одинаковым отступом, между ними\u00a0— текст.',
  };
}

/** Bad: `<Faq>` without `</Faq>`, alone or within another tag, or with one that an unclosed block of code has swallowed. */
function withoutPair(source: string, tag: Tag, tags: readonly Tag[]): Found | null {
  const pair = pairsOf(tags).get(tag);
  const code = pair && /(?<=^[ \t>]*)(?:```+|~~~+)/m.exec(source.slice(tag.to, pair.from));
  if (code) {
    const hint = `Поставьте строку «${code[0]}» после кода или удалите эти знаки.`;
    const from = tag.to + code.index;
    return { from, to: from + code[0].length, what: 'Блок кода не\u00a0закрыт.', hint };
  }
  const words = { name: tag.name, instead: insteadOf.get(tag.name.toLowerCase()) ?? '' };
  const found = firstOf(unclosedMistakes, source, tag.from, words);
  return found && { ...found, ...forgotten(source, tag, tags), mend: tag };
}

/**
 * The closing tag of a section is certain where the next of its kind begins or the section around it ends, if another of its
 * kind has one; null elsewhere.
 */
function forgotten(source: string, { from, to, name }: Tag, tags: readonly Tag[]) {
  const pairs = pairsOf(tags);
  const next = tags.find(
    (tag) =>
      tag.from > from && (tag.kind === 'closing' ? (pairs.get(tag)?.from ?? to) < from : tag.name === name),
  );
  const end = source.slice(0, next?.from).trimEnd().length;
  const content = source.slice(to, end);
  const isBlock = /^[ \t]*\r?\n/.test(content);
  // A tag of this name that was left out before is blank, and the content of this one ends there.
  const isTorn = content.includes(' '.repeat(`<${name}>`.length)) || (!isBlock && /\n\s*\n/.test(content));
  const isSection = /^[A-Z]/.test(name) && tags.some((tag) => tag.name === name && pairs.has(tag));
  if (!next || !isSection || content === '' || isTorn) return null;
  const line = isBlock ? `\n${/[ \t]*$/.exec(source.slice(0, from))?.[0]}` : '';
  return {
    hint: `Добавьте </${name}> после содержимого.`,
    fix: replacement({ from: end, to: end }, `${line}</${name}>`, `Поставить </${name}>`),
  };
}

/** Bad: `<Callout>…<Callout>`, `…<Callout/>`, `…/Callout>`, `…< /Callout>`. Good: `<Callout>…</Callout>`. */
function withoutSlash(source: string, { from: start, name }: Tag, tags: readonly Tag[]): Found[] {
  if (new RegExp(`^(?:${voidTags})$`, 'i').test(name)) return [];
  const written = new RegExp(`<${name}\\s*/?>|<\\s+/\\s*${name}\\s*>|(?<![<\\p{L}\\d])/${name}>`, 'gu');
  const near = [...source.matchAll(written)].filter(({ index }) => index >= start).slice(0, 2);
  return near.flatMap(({ index: from, 0: text }) => {
    const opening = openAt(tags, from);
    if (opening?.name !== name) return [];
    const sign = text.startsWith('/')
      ? 'записан без «<»'
      : /^<\s/.test(text)
        ? 'записан с\u00a0пробелом после «<»'
        : 'записан без косой черты';
    return {
      from,
      to: from + text.length,
      what: `Закрывающий тег ${sign}.`,
      hint: `Напишите </${name}>.`,
      right: `</${name}>`,
      widowed: [opening],
    };
  });
}

/** Bad: `<Fak>…</Faq>`, a Cyrillic letter in one of both; `<Faq><Callout></Faq></Callout>`. Good: `<Faq>…</Faq>`. */
function mismatched(source: string, opening: Tag, closing: Tag, known: readonly string[]): Found {
  const letters = [...new Set((opening.name + closing.name).match(/\p{Script=Cyrillic}/gu))].join(', ');
  const isNear = nearest(closing.name, [opening.name]) !== null;
  const isWrong = ({ name }: Tag) => !known.includes(name) && (known.length > 0 || /\P{ASCII}/u.test(name));
  const [wrong, right] = isWrong(opening) ? [opening, closing] : [closing, opening];
  const isCertain = isNear && isWrong(wrong) && !isWrong(right);
  const { from, to } = isCertain ? wrong : closing;
  return {
    from,
    to,
    what: `Закрыт </${closing.name}>, а\u00a0открыт был <${opening.name}>.`,
    hint: letters
      ? `Наберите имя тега латиницей, в\u00a0нём русские буквы: ${letters}.`
      : isNear
        ? 'Имена различаются: исправьте то, в\u00a0котором описка.'
        : `Поставьте здесь </${opening.name}> или закройте теги в\u00a0обратном порядке.`,
    right: isCertain ? source.slice(from, to).replace(wrong.name, right.name) : undefined,
    mend: closing,
    widowed: [opening],
  };
}

/** Bad: `</Faq>` with no `<Faq>` before it, also within another tag, or with `< Faq>`. */
function unopened(source: string, { from, to, name }: Tag): Found {
  // A fragment, `</>`, has no name.
  const spaced =
    name && [...source.slice(0, from).matchAll(new RegExp(`<\\s+${name}(?![\\p{L}\\w])`, 'gu'))].at(-1);
  if (spaced) {
    const range = { from: spaced.index, to: spaced.index + spaced[0].length };
    const right = `<${name}`;
    return {
      ...range,
      what: `В\u00a0теге <${name}> после «<» стоит пробел: он показан как текст.`,
      hint: 'Уберите его.',
      right,
      mend: { ...range, text: right.padEnd(spaced[0].length) },
    };
  }
  const what = `Тег ${source.slice(from, to)} закрывает то, что не открыто.`;
  return name.toLowerCase() === 'br'
    ? { from, to, what, hint: 'Напишите <br />.', right: '<br />' }
    : { from, to, what, hint: 'Удалите его или откройте тег выше: у\u00a0открывающего перед «>» нет «/».' };
}
