import type { Node } from 'unist';
import type { Problem } from '../problems/problems.ts';
import { type Estree, isLiteral } from './literal.ts';
import { walk } from './walk.ts';

interface Expression extends Node {
  value: string;
  data?: { estree?: { body: Estree[] } };
  attributes?: Attribute[];
}
interface Attribute extends Node {
  value?: string | null | Expression;
}

/**
 * Content is data, not code: `{}` may hold strings, numbers, booleans, arrays and objects of these, and comments.
 * A pull request's MDX can therefore run nothing in the build or in a visitor's browser.
 *
 * Bad: `import x from 'y'`, `{fetch('/')}`. Good: `action={{ text: 'Начать', href: '/register' }}`.
 */
export function codeInContent(tree: Node, file: string): Problem[] {
  const problems: Problem[] = [];
  const data = 'В фигурных скобках могут стоять только строки, числа, true, false, списки и наборы из них.';
  const refuse = (node: Node, what: string, hint: string, expected = data) =>
    problems.push({
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      field: null,
      what,
      expected,
      hint,
      rule: 'mdx/code',
      severity: 'error',
    });
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      refuse(
        node,
        'Строки import и export здесь не работают.',
        'Удалите строку: все компоненты доступны и так.',
        '',
      );
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const expression = node as Expression;
      if (!isLiteralProgram(expression)) {
        refuse(
          node,
          `Выражение {${shorten(expression.value)}} нельзя выполнить.`,
          'Если нужна сама скобка, напишите \\{.',
        );
      }
    } else if ('attributes' in node) {
      for (const attribute of (node as Expression).attributes ?? []) {
        const expression = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value;
        if (expression && typeof expression === 'object' && !isLiteralProgram(expression as Expression)) {
          refuse(
            attribute,
            `Выражение {${shorten((expression as Expression).value)}} нельзя выполнить.`,
            'Запишите значение прямо.',
          );
        }
      }
    }
  });
  return problems;
}

const shorten = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);

function isLiteralProgram(expression: Expression): boolean {
  const body = expression.data?.estree?.body;
  return body?.every((node) => node.type === 'ExpressionStatement' && isLiteral(node.expression)) ?? false;
}
