import type { Nodes, Root } from 'mdast';
import { textsIn } from '../problems/path.ts';
import { type Problem, problem, type Told } from '../problems/problems.ts';
import { allowedTags } from './known-components.ts';
import { readLiteral } from './literal.ts';
import { type JsxAttribute, placeOf, walk } from './tree.ts';

/** Attributes allowed in HTML tags, always as strings. All others style, run or load something. */
const allowedAttributes = ['title', 'lang', 'dateTime'];

/**
 * Finds code in a body. Content is data, so that a pull request's MDX cannot run anything in the build or in a
 * visitor's browser: `{}` may contain strings, numbers, booleans, arrays and objects of these, and comments; links must
 * not run code; HTML tags take few attributes, since others would make React render raw HTML or load a URL.
 *
 * Bad: `import x from 'y'`, `{fetch('/')}`, `[a](javascript:…)`, `<mark style="…">`.
 * Good: `action={{ text: 'Начать', href: '/register' }}`, `<time dateTime="2025-09-01">`.
 */
export function codeIn(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Pick<Nodes, 'position'>, details: Told | null) => {
    if (details) problems.push(problem(file, 'mdx/code', { ...placeOf(node), ...details }));
  };
  walk<Nodes>(tree, (node) => {
    report(node, codeAt(node));
    if (!('attributes' in node)) return;
    for (const attribute of node.attributes) {
      report(attribute, codeOf(attribute));
      if (allowedTags.includes(node.name ?? '')) report(attribute, foreignTo(node.name, attribute));
    }
  });
  return problems;
}

/** Returns the error of a node without its attributes and children, or null. */
function codeAt(node: Nodes): Told | null {
  if (node.type === 'mdxjsEsm') return moduleLine;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const isComment = node.data?.estree?.body.length === 0;
    if (isComment || readLiteral(node.data?.estree)) return null;
    return expression(node.value, 'Если нужна сама скобка, напишите \\{.');
  }
  // pictures.ts reports images that are not files of the site.
  return node.type !== 'image' && 'url' in node && runsCode(node.url) ? harmfulLink : null;
}

const moduleLine: Told = {
  what: 'Строки import и export здесь не работают.',
  hint: 'Удалите строку: все блоки доступны и так.',
};
const harmfulLink: Told = {
  what: 'Ссылка запускает код, а\u00a0не\u00a0ведёт на\u00a0страницу.',
  expected: 'Адрес начинается с\u00a0/, #, https://, mailto:, tel: или site:.',
  hint: 'Напишите адрес страницы или удалите ссылку.',
};
const expression = (code: string, hint: string): Told => ({
  what: `Выражение {${code.length > 40 ? `${code.slice(0, 40)}…` : code}} нельзя выполнить.`,
  expected:
    'В фигурных скобках могут стоять только слова в\u00a0кавычках, числа, true, false, списки и наборы из них.',
  hint: /^\d+,\d+$/.test(code) ? `Дробь пишут с\u00a0точкой: {${code.replace(',', '.')}}.` : hint,
});

/** Whether a URL runs code. Browsers skip spaces and control characters before and inside a scheme. */
const runsCode = (address: string) =>
  /^(?:javascript|vbscript|data):/i.test(address.replace(/[\s\p{Cc}\p{Cf}]+/gu, ''));

/** Whether a value is or contains a URL that runs code. */
const leadsToCode = (value: unknown): boolean => textsIn(value).some(({ text }) => runsCode(text));

/** Returns the error in an attribute's value, or null. */
function codeOf(attribute: JsxAttribute): Told | null {
  const direct =
    "Запишите значение прямо, слова\u00a0— в\u00a0кавычках: {{ text: 'Начать', href: '/register' }}.";
  if (attribute.type === 'mdxJsxExpressionAttribute') return expression(attribute.value, direct);
  const { value } = attribute;
  if (typeof value !== 'object' || value === null) return leadsToCode(value) ? harmfulLink : null;
  const literal = readLiteral(value.data?.estree);
  if (!literal) return expression(value.value, direct);
  return leadsToCode(literal.value) ? harmfulLink : null;
}

function foreignTo(tag: string | null, attribute: JsxAttribute): Told | null {
  const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
  if (allowedAttributes.includes(name) && typeof attribute.value === 'string') return null;
  return {
    field: `<${tag}>`,
    what: `У\u00a0тега <${tag}> не\u00a0может быть «${name}».`,
    expected: `Можно только ${allowedAttributes.join(', ')}, и\u00a0значение — текст в\u00a0кавычках.`,
    hint: 'Удалите его: вид и\u00a0поведение текста задаёт сайт.',
  };
}
