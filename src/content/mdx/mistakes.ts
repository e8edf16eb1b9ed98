import { fencedFields } from '../frontmatter/fences.ts';
import { withoutCode } from '../problems/leftovers.ts';
import { Lines, type Range } from '../problems/lines.ts';
import { type Fix, type Problem, problem, replacement } from '../problems/problems.ts';
import { blank, type Mend, type Slip } from '../problems/read-again.ts';
import { nearest } from '../problems/suggest.ts';
import { insteadOf } from './known-components.ts';
import {
  bareName,
  mendAt,
  openBraceAt,
  openTagAt,
  type ParseError,
  tagAt,
  unpairedTagsIn,
} from './parse-error.ts';

/** Position and details of a mistake that was found. */
interface Found {
  /** Offset of the mistake, if the parser failed elsewhere. */
  at?: number;
  /** Range that the mistake makes unreadable, if not just its position. */
  unreadable?: Range;
  /** Makes the rest readable, if leaving out what the mistake makes unreadable does not. */
  mend?: Mend;
  fix?: Fix | undefined;
  /** Values of placeholders like `{name}` in the messages; `{tag}` is the tag named by the parser. */
  words?: Record<string, string>;
}

/** A common mistake, reported if the parser's message matches `message` and `find` finds it. */
interface Mistake {
  message: RegExp;
  what: string;
  hint: string;
  find: (error: ParseError) => Found | null;
}

const fixed = (title: string, from: number, to: number, text: string): { fix: Fix } => ({
  fix: replacement({ from, to }, text, title),
});

/** Returns the position that the parser's message mentions. */
const mentionedTag = ({ mentioned }: ParseError): Found => (mentioned === null ? {} : { at: mentioned });

const inName = /(?:before|in|after) (?:attribute )?name/;
/** Matches the message about a closing tag that does not match the opening tag. */
const pairMessage = /closing tag `<\/([^>]*)>`.*for `<(.*?)>`/;
/** Matches a value whose quote closes inside a word: what follows is not another property. */
const closedInWord = /[=:,[{(]\s*(["'])(?:(?!\1)[^\n])*\p{L}\1(?=\p{L}(?!\p{L}*\s*[=:]))/u;
const voidTags = new Set(['br', 'hr', 'img', 'wbr', 'input']);

/** Common mistakes; the first match is reported. */
const mistakes: readonly Mistake[] = [
  {
    // Bad: `<!-- скрыто -->`. Good: the same words between a brace with a slash and a star, and back.
    message: /Unexpected character `!`/,
    what: 'Комментарий <!-- --> здесь не работает.',
    hint: 'Напишите {/* комментарий */}.',
    find: ({ source, at }) => {
      const from = source.lastIndexOf('<!--', at);
      if (from < 0) return {};
      const end = source.indexOf('-->', from);
      const inner = source.slice(from + 4, end);
      const isPlain = end > 0 && inner !== '' && !inner.includes('*/');
      if (end < 0) return { at: from, unreadable: { from, to: source.length } };
      const fix = isPlain && fixed('Записать как {/* … */}', from, end + 3, `{/*${inner}*/}`);
      return { at: from, ...fix };
    },
  },
  {
    // Bad: `<https://ya.uz>`, `<info@ya.uz>`. Good: `[сайт](https://ya.uz)`.
    message: /to create a link in MDX/,
    what: 'Ссылка в угловых скобках здесь не работает.',
    hint: 'Напишите [текст ссылки](https://адрес).',
    find: ({ source, open }) => {
      const [whole = '', address = ''] = /^<([^\s<>]+)>/.exec(source.slice(open)) ?? [];
      if (!address) return { at: open };
      const href = address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
      const fix = fixed('Записать как [адрес](адрес)', open, open + whole.length, `[${address}](${href})`);
      return { at: open, ...fix };
    },
  },
  {
    // Bad: `</Faq/>`, `<\Faq>`, `</Call out>`, `</Callout kind="tip">`. Good: `</Callout>`.
    message: /in closing tag|^Unexpected character `\\`/,
    what: 'Закрывающий тег записан не\u00a0так.',
    hint: 'Напишите {right}.',
    find: ({ source, open }) => {
      const [whole = '', written = ''] = /^<\s*[/\\]+\s*([\p{L}\w][^<>]*)>/u.exec(source.slice(open)) ?? [];
      if (!whole) return null;
      const letters = written.replace(/[\s/]+/g, '');
      const name = openTagAt(source, open) ?? /^[\p{L}\w]+/u.exec(written)?.[0] ?? '';
      const right = `</${name}>`;
      const fix = letters.startsWith(name) && fixed(`Написать ${right}`, open, open + whole.length, right);
      return { at: open, words: { right }, ...fix };
    },
  },
  {
    // Bad: `title='O'zbekiston'`, `{{ text: 'O'qituvchi' }}`, `title="O"zbekiston"`. Good: `title="Oʻzbekiston"`.
    message: /^Unexpected|end of file in attribute value|with acorn/,
    what: '{slip} внутри слова закрыл{ending} значение.',
    hint: '{way}',
    find: ({ source, at }) => {
      const tag = Math.max(0, tagAt(source, at));
      const [written = ''] = /^<[^<>]*/.exec(source.slice(tag)) ?? [];
      const closed = closedInWord.exec(written);
      if (!closed || tag + closed.index + closed[0].length > at + 1) return null;
      const [value, quote = ''] = closed;
      const from = tag + closed.index + value.length - 1;
      const isUzbek = /[oOgG].$/.test(value) && /^\p{Ll}/u.test(source.slice(from + 1));
      const words =
        quote === "'"
          ? {
              slip: 'Апостроф',
              ending: '',
              way: 'Напишите ʻ или возьмите всё значение в\u00a0двойные кавычки.',
            }
          : { slip: 'Прямая кавычка', ending: 'а', way: 'Напишите ʻ.' };
      return { at: from, words, ...(isUzbek && fixed('Поставить ʻ', from, from + 1, 'ʻ')) };
    },
  },
  {
    // Bad: `title="Важно kind="tip"`, `title="Важно>` and a quote far below that closes it, or none. Good: `title="Важно"`.
    message: /^Unexpected character|end of file in attribute value/,
    what: 'Кавычка у\u00a0значения свойства не закрыта.',
    hint: 'Поставьте закрывающую прямую кавычку\u00a0".',
    find: ({ message, source, at }) => {
      if (message.includes('end of file')) {
        const last = /=(["'])(?![^"'\n]*\1)/.exec(source.replace(fencedFields, blank));
        return last ? { at: last.index + 1 } : {};
      }
      // A value may span lines, but contains no empty line, end of a tag or start of another property.
      const tooFar = /=\s*$|>[ \t]*\r?\n|\n\s*\n/;
      const tag = Math.max(0, tagAt(source, at));
      const inTag = [...source.slice(tag, at + 1).matchAll(/="/g)].map(({ index }) => tag + index);
      const last = source.lastIndexOf('="', source.lastIndexOf('"', at - 1) - 2);
      const opening = [last, ...inTag].find((equals) => {
        const closing = source.indexOf('"', equals + 2);
        return equals >= 0 && closing > 0 && closing <= at && tooFar.test(source.slice(equals + 2, closing));
      });
      return opening === undefined ? null : { at: opening + 1 };
    },
  },
  {
    // The parser reads everything up to the next `>` as properties, and fails at another tag, a dot or the file's end.
    // Bad: `<Hero title="a"` and no `>`. Good: `<Hero title="a">`.
    message: /^(?!.*attribute value)(?:Unexpected|.*with acorn)/s,
    what: 'Тег <{name} не\u00a0закончен.',
    hint: '{way}',
    find: ({ message, source, at, after }) => {
      const from = source.slice(0, at).search(/<\/?[A-Za-z][^<>]*$/);
      if (from < 0) return null;
      const inside = source.slice(from, at);
      // Properties may be on separate lines, but not after an empty line; and none looks like a sentence or an item.
      const names = `${inside}${after.slice(0, 2)}`.replace(/"[^"]*"|'[^']*'|=\s*\{[\s\S]*/g, '');
      const isText = /\n[ \t]*(?:[«—*>А-Яа-яЁё]|[-+#\d]|[\w'’-]+ +[\w'’-]+[ ,.])/.test(names);
      const isOver = after.startsWith('<') || /\n\s*\n|\/\s+$/.test(inside) || source.slice(at).trim() === '';
      if (!isText && (!isOver || message.includes('acorn'))) return null;
      const name = /^<(\/?[\w.]+)/.exec(source.slice(from))?.[1] ?? '…';
      if (!name.startsWith('/'))
        return { at: from, words: { name, way: 'Поставьте «>» или «/>» после последнего свойства.' } };
      // The name may be cut short.
      const open = openTagAt(source, from);
      const right = open?.startsWith(name.slice(1)) ? `</${open}>` : '';
      const way = right ? `Напишите ${right}.` : 'Поставьте «>» сразу после имени.';
      const fix = right && fixed(`Написать ${right}`, from, from + 1 + name.length, right);
      return { at: from, words: { name, way }, ...fix };
    },
  },
  {
    // Bad: `a<5`, `цена <=5`; «x<y и y>z», where `<b` would be a tag of HTML as well. Good: `a &lt; 5`.
    message: /^Expected a closing tag|name|after self-closing slash/,
    what: 'Знак «<» начинает тег, а\u00a0дальше стоит не имя.',
    hint: 'Если это знак «меньше», напишите &lt;.',
    find: ({ message, source, open, at, after, mentioned }) => {
      const isAfterWord = (sign: number) => /[\p{L}\d]$/u.test(source.slice(0, sign));
      const written = (sign: number) => ({ at: sign, ...fixed('Заменить на &lt;', sign, sign + 1, '&lt;') });
      if (message.startsWith('Expected')) {
        const sign = mentioned ?? 0;
        return isAfterWord(sign) && /^<\w{1,3} [^<>="]*[а-яё]/i.test(source.slice(sign))
          ? written(sign)
          : null;
      }
      const rest = source.slice(open);
      // Words without values are a sentence, not properties.
      const isSentence = /^<\/?\s*[\p{L}][\p{L}\w'’-]*(?:\s+[\p{L}\d][\p{L}\w'’-]*)+$/u.test(
        source.slice(open, at),
      );
      if (isSentence && inName.test(message) && /^(?:[,.;:!?…»)—–%]|\s*$)/.test(after)) return { at: open };
      // «<и выше» never starts a tag, wherever the parser fails.
      const isWord = /^<[^\sA-Za-z/>$_]/.test(rest) && message.includes('name');
      if (!isWord && !/before (?:local )?name|in name|after self-closing slash/.test(message)) return null;
      // «x<y»: letters on both sides, and no `>` on the line that would end a tag.
      const isCompared = isAfterWord(open) && /^<[a-z]{1,3}(?![\w>])[^\n>]*$/m.test(rest);
      return isCompared || /^<[\d=\s-]/.test(rest) ? written(open) : { at: open };
    },
  },
  {
    message: /closing tag/,
    what: 'Тег <{tag}> здесь нельзя использовать.',
    hint: '{instead}',
    find: (error) => {
      const isOpen = error.message.startsWith('Expected a closing tag');
      const tag = voidTagOf(error) ?? (isOpen ? error.tag : '');
      const instead = insteadOf.get(tag.toLowerCase());
      return instead ? { ...mentionedTag(error), words: { tag, instead } } : null;
    },
  },
  {
    // Bad: `раз<br>два`. Good: `раз<br />два`.
    message: /closing tag/,
    what: 'Тег <{tag}> не закрыт.',
    hint: 'Напишите <{right} />.',
    find: (error) => {
      const tag = voidTagOf(error);
      if (!tag || error.mentioned === null) return null;
      const right = tag.toLowerCase();
      const end = error.source.indexOf('>', error.mentioned);
      const from = error.mentioned + 1;
      const inside = error.source.slice(from + tag.length, end).trimEnd();
      // The parser also ends lines at a lone `\r`: its position of the tag is wrong then.
      const fix = end > from && fixed(`Написать <${right} />`, from, end + 1, `${right}${inside} />`);
      return { ...mentionedTag(error), words: { tag, right }, ...fix };
    },
  },
  {
    // Bad: `<Callout>текст`, a blank line, `ещё</Callout>`; `**жирный <Callout>текст** внутри</Callout>`; `- <Callout>` in a list, its
    // closing tag outside. Good: each tag on a line of its own.
    message: /before the end of `|Expected the closing tag/,
    what: 'Тег <{name}> {where}.',
    hint: 'Поставьте открывающий и\u00a0закрывающий теги каждый на отдельную строку с\u00a0одинаковым отступом, между ними\u00a0— текст.',
    find: acrossEnds,
  },
  {
    // Bad: `<Callout>…<Callout>`. Good: `<Callout>…</Callout>`.
    message: /^Expected a closing tag|expected corresponding closing tag/,
    what: 'Закрывающий тег записан без косой черты.',
    hint: 'Напишите {right}.',
    find: (error) => {
      const { source, mentioned } = error;
      const tag = pairOf(error)?.opening ?? error.tag;
      const at = mentioned ?? 0;
      if (openTagAt(source, at) !== tag || !source.startsWith(`<${tag}>`, at)) return null;
      const right = `</${tag}>`;
      const mend = { from: at, to: at + right.length, text: right };
      return { at, mend, words: { right }, ...fixed(`Написать ${right}`, at, mend.to - 1, right) };
    },
  },
  {
    // Bad: `<Faq>` without `</Faq>`, alone or within another tag; `<Вопрос>` in a sentence.
    message: /^Expected a closing tag|expected corresponding closing tag/,
    what: 'Тег <{tag}> не закрыт.',
    hint: '{way}',
    find: (error) => {
      const pair = pairOf(error);
      if (pair && (!pair.isOpened || pair.isClosed)) return null;
      const tag = pair?.opening ?? error.tag;
      const way = /^[A-Za-z]/.test(tag)
        ? `Добавьте </${tag}> после содержимого или поставьте\u00a0«/» перед\u00a0«>».`
        : 'Если это не тег, напишите &lt; вместо первой скобки.';
      return { ...mentionedTag(error), words: { tag, way } };
    },
  },
  {
    // Bad: `<Fak>…</Faq>`, `<callout>…</Callout>`, a Cyrillic letter in one of both; `<Faq><Callout></Faq>`. Good: `<Faq>…</Faq>`.
    message: pairMessage,
    what: 'Закрыт </{closing}>, а\u00a0открыт был <{opening}>.',
    hint: '{way}',
    find: (error) => {
      const pair = pairOf(error);
      if (!pair) return null;
      const { closing, opening, isOpened, isClosed } = pair;
      if (!isOpened && isClosed) return null;
      const foreignIn = (name: string) => name.match(/\p{Script=Cyrillic}/gu) ?? [];
      const letters = [...new Set(foreignIn(opening + closing))].join(', ');
      const isNear = nearest(closing, [opening]) !== null;
      const way = letters
        ? `Наберите имя тега латиницей, в\u00a0нём русские буквы: ${letters}.`
        : isNear
          ? 'Имена различаются: исправьте то, в\u00a0котором описка.'
          : `Поставьте здесь </${opening}> или закройте теги в\u00a0обратном порядке.`;
      const words = { closing, opening, way };
      const { mentioned } = error;
      if (mentioned === null) return { words };
      const isWrong = isNear && letters !== '' && foreignIn(closing).length === 0;
      const from = mentioned + '<'.length;
      const fix = isWrong && {
        at: mentioned,
        ...fixed(`Написать <${closing}>`, from, from + opening.length, closing),
      };
      // Leaves out the opening tag: the closing one may belong to another, and is left out later if it does not.
      return { unreadable: { from: mentioned, to: mentioned }, words, ...fix };
    },
  },
  {
    // Bad: `</Faq>` with no `<Faq>` before it, also within another tag.
    message: /Unexpected closing slash|expected corresponding closing tag/,
    what: 'Тег {whole} закрывает то, что не открыто.',
    hint: '{way}',
    find: ({ source, open }) => {
      const whole = source.slice(open).match(/^<\/[^>\n]*>?/)?.[0] ?? '</…>';
      const isBreak = /^<\/br>$/i.test(whole);
      const way = isBreak ? 'Напишите <br />.' : 'Удалите его или откройте тег выше.';
      const fix = isBreak ? fixed('Написать <br />', open, open + whole.length, '<br />') : {};
      return { at: open, words: { whole, way }, ...fix };
    },
  },
  {
    // Bad: `title=«Важно»`, `title=Важно`, `count=5`. Good: `title="Важно"`, `count={5}`.
    message: /before attribute value/,
    what: 'Значение свойства стоит {how}.',
    hint: '{way}',
    find: ({ source, at, after }) => {
      const [whole = '', value = ''] =
        after.match(/^[«“„”‘’]([^«»“”„‘’"'<>]*)[»“”‘’]/) ??
        // An unquoted value; URLs contain slashes.
        after.match(/^([^\s"'<>«»“”=]+?)(?=\s|\/?>)/) ??
        [];
      const isNumber = /^\d+$/.test(value);
      const written = isNumber ? `{${value}}` : `"${value}"`;
      const how = /^[«“„”‘’]/.test(after) ? 'не в\u00a0тех кавычках' : 'без кавычек';
      const name =
        /(?<![\p{L}\w:-])([\p{L}\w:-]+)\s*=\s*$/u.exec(
          source.slice(Math.max(0, tagAt(source, at)), at),
        )?.[1] ?? 'title';
      const quote = `Возьмите его в\u00a0прямые кавычки: ${name}="…".`;
      const words = { how, way: isNumber ? `Число берут в\u00a0скобки: ${written}.` : quote };
      if (!whole) return { words };
      return { words, ...fixed('Взять в\u00a0прямые кавычки', at, at + whole.length, written) };
    },
  },
  {
    // Bad: `title="Слово "Важно" тут"`. Good: `title="Слово «Важно» тут"`.
    message: inName,
    what: 'Внутри значения стоит прямая кавычка\u00a0"\u00a0— значение на ней закончилось.',
    hint: 'Внутри прямых кавычек ставьте «ёлочки».',
    find: ({ source, at, before, after }) => {
      const isAfterName = bareName.test(source.slice(tagAt(source, at), at));
      const isInside = after.startsWith('"') || /"\s*[^\s"=][^"=]*$/.test(before);
      return !isAfterName && isInside ? {} : null;
    },
  },
  {
    // Bad: `kind="a", title="b"`, `kind: "tip"`, `title"Важно"`, `<Callout «tip»>`, `<SiteValue. name="phone">`. Good: `kind="a"`.
    message: /(?:before|in|after) (?:(?:local|member) )?(?:attribute )?name/,
    what: 'Имя или свойство тега записано не\u00a0так.',
    hint: 'Образец: <Callout kind="tip" title="Важно">: имя, «=», значение в\u00a0прямых кавычках, между свойствами\u00a0— пробел.',
    find: () => ({}),
  },
  {
    // Bad: `{ и дальше`. Good: `\{ и дальше`.
    message: /(?:end of file|lazy line) in expression/,
    what: 'Фигурная скобка { не закрыта.',
    hint: '{way}',
    find: ({ source, at }) => {
      const from = openBraceAt(withoutCode(source), at);
      const isComment = source.startsWith('{/*', from);
      const words = { way: isComment ? 'Закончите пометку: */}.' : 'Закройте её «}» или напишите \\{.' };
      // An unclosed comment hides everything below.
      const isOpen = isComment && !source.includes('*/', from + '{/*'.length);
      return { at: from, ...(isOpen && { unreadable: { from, to: source.length } }), words };
    },
  },
  {
    // Bad: `import журнал`. Good: nothing: components are there without it.
    message: /import\/exports/,
    what: 'Строка начинается с\u00a0import или export: здесь это код, а\u00a0код не выполняется.',
    hint: 'Удалите строку; если это текст, начните её другим словом.',
    find: () => ({}),
  },
  {
    // Bad: `value={}`, `label={«Начать»}`, `action={ text: 'Начать' }`. Good: `value={5}`, `label={'Начать'}`, `action={{ text: 'Начать' }}`.
    message: /empty expression|expression with acorn/,
    what: 'В\u00a0фигурных скобках ошибка: не хватает значения, скобки, кавычки или запятой.',
    hint: "Образец: action={{ text: 'Начать', href: '/register' }}.",
    find: ({ source, at }) => (source.charAt(openBraceAt(source, at) - 1) === '=' ? {} : null),
  },
  {
    // Bad: `{имя пользователя}`. Good: `\{имя\}`.
    message: /expression with acorn/,
    what: 'Фигурные скобки в\u00a0тексте здесь служебные.',
    hint: '{way}',
    find: ({ source, at }) => {
      const from = openBraceAt(source, at);
      const way = /^\{\s*[/*]/.test(source.slice(from))
        ? 'Пометку для себя пишут так: {/* пометка */}.'
        : 'Чтобы скобки увидел читатель, напишите \\{ и\u00a0\\}.';
      return { at: from, words: { way } };
    },
  },
  {
    message: /^/,
    what: 'Разметку здесь нельзя прочитать.',
    hint: 'Проверьте рядом скобки <…> и\u00a0{…} и\u00a0кавычки: у\u00a0каждой должна быть пара.',
    find: () => ({}),
  },
];

/**
 * Turns a parser error into a problem at the writer's mistake, not where the parser failed; the most common mistakes
 * have a fix.
 * @returns the problem, the mend that makes the text readable, and the unreadable range
 */
export function syntaxProblem(
  file: string,
  error: ParseError,
): Omit<Slip, 'block'> & { problem: Problem; unreadable: Range } {
  const { message, source, tag } = error;
  for (const { message: pattern, what, hint, find } of mistakes) {
    const found = pattern.test(message) ? find(error) : null;
    if (!found) continue;
    const { at = error.at, unreadable = { from: at, to: at }, fix, words } = found;
    const { mend = unreadable.to > unreadable.from ? null : mendAt(source, unreadable.from) } = found;
    const values: Record<string, string> = { tag, ...words };
    const write = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    const details = { what: write(what), hint: write(hint), fix };
    const place = new Lines(source).at(at);
    return { at, problem: problem(file, 'mdx/syntax', { ...place, ...details }), mend, unreadable };
  }
  throw new Error(`No mistake for «${message}».`);
}

/** Finds a tag that is opened in one block or inline element and closed in another. */
function acrossEnds(error: ParseError): Found | null {
  const { message, source, mentioned } = error;
  const name = error.tag.replace('/', '');
  const isInline = /the end of `(?:strong|emphasis|strikethrough|link|image)`/.test(message);
  const where = isInline
    ? 'открыт и\u00a0закрыт по разные стороны выделения или ссылки'
    : 'открыт в\u00a0одном абзаце, пункте или цитате, а\u00a0закрыт в\u00a0другом';
  const words = { name, where };
  if (mentioned === null || message.startsWith('Expected the')) return { words };
  // A tag without a closing tag is another mistake, unless a list item or quotation ended first.
  return /`(?:listItem|blockQuote)`/.test(message) || unopened(source, mentioned, name) >= 0
    ? { ...mentionedTag(error), words }
    : null;
}

/** A closing tag that does not match the opening tag. */
interface Pair {
  closing: string;
  opening: string;
  /** Whether a tag of the closing one's name is open around the opening one, and has no other closing tag. */
  isOpened: boolean;
  /** Whether the opening one has its own closing tag. */
  isClosed: boolean;
}

/** The tags of the parser's message about a pair that does not match; null for other messages. */
function pairOf({ message, source, open, mentioned }: ParseError): Pair | null {
  const [whole, closing = '', opening = ''] = pairMessage.exec(message) ?? [];
  if (whole === undefined) return null;
  const before = unpairedTagsIn(withoutCode(source.slice(0, mentioned ?? 0)));
  const isAround = before.some(({ name, isClosing }) => name === closing && !isClosing);
  const isOpened = isAround && unopened(source, open + 1, closing) <= 0;
  return { closing, opening, isOpened, isClosed: unopened(source, mentioned ?? 0, opening) >= 0 };
}

/** Returns the void tag that lacks its slash, or null; the parser fails at the closing tag of the element around it. */
function voidTagOf({ message, mentioned, tag }: ParseError): string | null {
  const name = /corresponding closing tag for `<([^>`]*)>`/.exec(message)?.[1] ?? tag;
  return mentioned !== null && voidTags.has(name.toLowerCase()) ? name : null;
}

/** Returns how many more closing than opening tags of a name the text after an offset has; negative if it has fewer. */
function unopened(source: string, from: number, name: string): number {
  const count = (start: string) => source.slice(from).split(start).slice(1);
  const ends = /^[\s/>]/;
  const opened = count(`<${name}`).filter((rest) => ends.test(rest) && !/^[^<>]*\/>/.test(rest)).length;
  return count(`</${name}`).filter((rest) => ends.test(rest)).length - opened;
}
