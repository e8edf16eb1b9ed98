import type { Fix } from '../problems.ts';

/** What the parser said and where, with the text around it. */
export interface Stumble {
  /** The parser's English sentence. */
  text: string;
  source: string;
  /** Where it stumbled. */
  at: number;
  /** The rest of the line from there, and the part of the line before it. */
  after: string;
  before: string;
  /** Offset of a `line:column` that the sentence mentions. */
  mentioned: number | null;
}

export interface Explanation {
  what: string;
  hint: string;
  /** Where the writer's slip is, when that is not where the parser stumbled. */
  at?: number;
  fix?: Fix;
}

type Explain = (stumble: Stumble) => Explanation | null;

const tagName = (text: string) => text.match(/`<\/?([^>`]*)>`/)?.[1] ?? '';
const voidTags = new Set(['br', 'hr', 'img', 'wbr', 'input']);
const edit = (title: string, from: number, to: number, text: string): Fix => ({
  title,
  edits: [{ from, to, text }],
});

/** Bad: `<!-- скрыто -->`. Good: the same words between a brace with a slash and a star, and back. */
const comment: Explain = ({ text, source, at }) => {
  if (!/Unexpected character `!`/.test(text)) return null;
  const from = source.lastIndexOf('<!--', at);
  const end = source.indexOf('-->', from);
  const inner = from >= 0 && end > 0 ? source.slice(from + 4, end) : '';
  return {
    what: 'Комментарий <!-- --> здесь не работает.',
    hint: 'Напишите {/* комментарий */}.',
    ...(from < 0 ? {} : { at: from }),
    ...(inner && !/[*{}]/.test(inner)
      ? { fix: edit('Записать как {/* … */}', from, end + 3, `{/*${inner}*/}`) }
      : {}),
  };
};

/** Bad: `<https://ya.uz>`, `<info@ya.uz>`. Good: `[сайт](https://ya.uz)`. */
const autolink: Explain = ({ text, source, at }) => {
  if (!text.includes('to create a link in MDX')) return null;
  const from = source.lastIndexOf('<', at);
  const [whole = '', address = ''] = source.slice(from).match(/^<([^\s<>]+)>/) ?? [];
  const href = address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
  return {
    what: 'Ссылка в угловых скобках здесь не работает.',
    hint: 'Напишите [текст ссылки](https://адрес).',
    at: from,
    ...(whole
      ? { fix: edit('Записать как [адрес](адрес)', from, from + whole.length, `[${address}](${href})`) }
      : {}),
  };
};

/** Bad: `раз<br>два`. Good: `раз<br />два`. */
const voidTag: Explain = ({ text, source, mentioned }) => {
  const name = tagName(text);
  if (!/closing tag/.test(text) || !voidTags.has(name) || mentioned === null) return null;
  const end = source.indexOf('>', mentioned);
  return {
    what: `Тег <${name}> не закрыт.`,
    hint: `Напишите <${name} />.`,
    at: mentioned,
    fix: edit(`Написать <${name} />`, end, end + 1, ' />'),
  };
};

/** Bad: `- <Callout>` in a list item, its closing tag outside. Good: both tags at the line's start. */
const indentation: Explain = ({ text, mentioned }) => {
  const inside = text.match(/before the end of `(listItem|blockQuote)`/)?.[1];
  if (!inside || mentioned === null) return null;
  const where = inside === 'listItem' ? 'пункта списка' : 'цитаты';
  return {
    what: `Тег <${tagName(text)}> открыт внутри ${where}, а\u00a0закрыт снаружи.`,
    hint: 'Сделайте отступ закрывающего тега таким\u00a0же, как у\u00a0открывающего, или вынесите оба к\u00a0началу строки.',
    at: mentioned,
  };
};

/** Bad: `<Callout>текст`, a blank line, `ещё</Callout>`. Good: each tag on a line of its own. */
const ownLine: Explain = ({ text, source, mentioned }) => {
  if (!/before the end of `|Expected the closing tag/.test(text)) return null;
  // Closed nowhere at all: that is another slip.
  if (mentioned !== null && source && !source.includes(`</${tagName(text).replace('/', '')}`, mentioned))
    return null;
  return {
    what: `Тег <${tagName(text).replace('/', '')}> открыт в\u00a0одном абзаце, а\u00a0закрыт в\u00a0другом.`,
    hint: 'Поставьте открывающий и\u00a0закрывающий теги каждый на отдельную строку, между ними\u00a0— текст.',
    ...(mentioned === null || text.startsWith('Expected the') ? {} : { at: mentioned }),
  };
};

/** Bad: `<Faq>` without `</Faq>`; `<Вопрос>` in a sentence. */
const unclosed: Explain = ({ text, mentioned }) => {
  const name = tagName(text);
  if (!/^Expected a closing tag/.test(text)) return null;
  return {
    what: `Тег <${name}> не закрыт.`,
    hint: /^[A-Za-z]/.test(name)
      ? `Добавьте </${name}> после содержимого или поставьте\u00a0«/» перед\u00a0«>».`
      : 'Если это не тег, напишите &lt; вместо первой скобки.',
    ...(mentioned === null ? {} : { at: mentioned }),
  };
};

/** Bad: `<Faq>…</Fak>`. Good: `<Faq>…</Faq>`. */
const mismatch: Explain = ({ text }) => {
  const [, closing, opening] = text.match(/closing tag `<\/(.*?)>`.*for `<(.*?)>`/) ?? [];
  if (!closing) return null;
  return {
    what: `Закрыт </${closing}>, а\u00a0открыт был <${opening}>.`,
    hint: `Поставьте здесь </${opening}> или закройте теги в\u00a0обратном порядке.`,
  };
};

/** Bad: `</Faq>` with no `<Faq>` before it. */
const extraClosing: Explain = ({ text, source, at }) => {
  if (!/Unexpected closing slash/.test(text)) return null;
  const from = source.lastIndexOf('<', at);
  const tag = source.slice(from).match(/^<\/[^>\n]*>?/)?.[0] ?? '</…>';
  return {
    what: `Тег ${tag} закрывает то, что не открыто.`,
    hint: 'Удалите его или откройте тег выше.',
    at: from,
  };
};

/** Bad: `title=«Важно»`, `title=Важно`. Good: `title="Важно"`. */
const quotes: Explain = ({ text, source, at }) => {
  if (!/before attribute value/.test(text)) return null;
  const rest = source.slice(at);
  const [whole, value = ''] =
    rest.match(/^[«“„”‘’]([^«»“”„‘’"'<>\n]*)[»“”‘’]/) ?? rest.match(/^([^\s"'<>«»“”=/]+)(?=[\s/>])/) ?? [];
  const number = /^\d+$/.test(value);
  return {
    what: /^[«“„”‘’]/.test(rest)
      ? 'Значение свойства стоит не в\u00a0тех кавычках.'
      : 'Значение свойства стоит без кавычек.',
    hint: number
      ? `Число берут в\u00a0скобки: {${value}}.`
      : 'Возьмите его в\u00a0прямые кавычки: title="…".',
    ...(whole
      ? {
          fix: edit(
            'Взять в\u00a0прямые кавычки',
            at,
            at + whole.length,
            number ? `{${value}}` : `"${value}"`,
          ),
        }
      : {}),
  };
};

/** Bad: `title="Слово "Важно" тут"`. Good: `title="Слово «Важно» тут"`. */
const innerQuote: Explain = ({ text, before, after }) => {
  if (!/(?:before|in) attribute name/.test(text)) return null;
  if (after.startsWith(','))
    return { what: 'Между свойствами стоит запятая.', hint: 'Разделите свойства пробелом.' };
  if (after.startsWith('"') || /"[^"=]*$/.test(before))
    return {
      what: 'Внутри значения стоит прямая кавычка\u00a0"\u00a0— значение на ней закончилось.',
      hint: 'Внутри прямых кавычек ставьте «ёлочки».',
    };
  return {
    what: `Знак «${[...after][0] ?? ''}» не может стоять в\u00a0имени свойства.`,
    hint: 'Свойство пишут так: имя="значение".',
  };
};

/** Bad: `a<5`, `цена <=5`. Good: `a &lt; 5`. */
const strayLess: Explain = ({ text, source, at }) => {
  if (!/before (?:local )?name|in name|after self-closing slash/.test(text)) return null;
  const from = source.lastIndexOf('<', at);
  const safe = /^<[\d=\s-]/.test(source.slice(from));
  return {
    what: 'Знак «<» начинает тег, а\u00a0дальше стоит не имя.',
    hint: 'Если это знак «меньше», напишите &lt;.',
    at: from,
    ...(safe ? { fix: edit('Заменить на &lt;', from, from + 1, '&lt;') } : {}),
  };
};

/** Bad: `{ и дальше`. Good: `\{ и дальше`. */
const openBrace: Explain = ({ text, source, at }) => {
  if (!/(?:end of file|lazy line) in expression/.test(text)) return null;
  const from = lastOpenBrace(source, at);
  return { what: 'Фигурная скобка { не закрыта.', hint: 'Закройте её «}» или напишите \\{.', at: from };
};

/** Bad: `title="Важно>`. Good: `title="Важно">`. */
const openQuote: Explain = ({ text, source }) => {
  if (!/end of file in attribute value/.test(text)) return null;
  const opening = /=(["'])(?![^"'\n]*\1)/.exec(
    source.replace(/^---[\s\S]*?\n---/, (block) => ' '.repeat(block.length)),
  );
  return {
    what: 'Кавычка у\u00a0значения свойства не закрыта.',
    hint: 'Поставьте закрывающую прямую кавычку\u00a0".',
    ...(opening ? { at: opening.index + 1 } : {}),
  };
};

/** Bad: `<Hero title="a"` and no `>`. */
const openTag: Explain = ({ text, source, at }) => {
  if (!/Unexpected end of file/.test(text)) return null;
  const from = Math.max(0, source.slice(0, at).search(/<[A-Za-z][^<>]*$/));
  const name = source.slice(from).match(/^<([\w.]+)/)?.[1] ?? '…';
  return {
    what: `Тег <${name} не закончен.`,
    hint: 'Поставьте «>» или «/>» после последнего свойства.',
    at: from,
  };
};

/** Bad: `import журнал`. Good: nothing: components are there without it. */
const importLine: Explain = ({ text, source, at }) => {
  if (!text.includes('import/exports')) return null;
  const from = Math.max(source.lastIndexOf('\nimport ', at), source.lastIndexOf('\nexport ', at)) + 1;
  return {
    what: 'Строка начинается с\u00a0import или export: здесь это код, а\u00a0код не выполняется.',
    hint: 'Удалите строку; если это текст, начните её другим словом.',
    at: from,
  };
};

/** Bad: `action={ text: 'Начать' }`, `{имя пользователя}`. Good: `action={{ text: 'Начать' }}`, `\{имя\}`. */
const badExpression: Explain = ({ text, source, at }) => {
  if (!text.includes('expression with acorn')) return null;
  const from = lastOpenBrace(source, at);
  const around = source.slice(from, at + 20);
  if (/[‘’“”«»]/.test(source.charAt(at)))
    return {
      what: 'Строка в\u00a0фигурных скобках стоит не в\u00a0тех кавычках.',
      hint: "Возьмите её в прямые кавычки: 'Начать'.",
    };
  if (source.charAt(from - 1) === '=' && /^\{\s*[\w-]+\s*:/.test(around))
    return {
      what: 'У\u00a0набора значений одна фигурная скобка.',
      hint: "Нужны две: action={{ text: 'Начать', href: '/register' }}.",
      at: from,
    };
  if (/=\s*\{?$/.test(source.slice(Math.max(0, from - 1), from)))
    return {
      what: 'В\u00a0фигурных скобках ошибка: не хватает скобки, кавычки или запятой.',
      hint: "Образец: action={{ text: 'Начать', href: '/register' }}.",
    };
  return {
    what: 'Фигурные скобки в\u00a0тексте здесь служебные.',
    hint: 'Чтобы скобки увидел читатель, напишите \\{ и\u00a0\\}.',
    at: from,
  };
};

function lastOpenBrace(source: string, at: number): number {
  let depth = 0;
  for (let index = Math.min(at, source.length) - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && depth-- === 0) {
      return source[index - 1] === '{' ? index - 1 : index;
    }
  }
  return at;
}

/** The parser's stumbles and what they mean for a writer; the first that answers wins. */
export const mistakes: readonly Explain[] = [
  comment,
  autolink,
  voidTag,
  indentation,
  ownLine,
  unclosed,
  mismatch,
  extraClosing,
  quotes,
  innerQuote,
  strayLess,
  openBrace,
  openQuote,
  openTag,
  importLine,
  badExpression,
];
