import type { Expression, ObjectExpression, Program, Property } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { machineFields, typograph, typographParts } from '../typography/typography.ts';
import { sentencesOf } from './sentences.ts';
import { walk } from './walk.ts';

/**
 * Remark plugin: Russian typography of a body's text, and of the strings in its sections' props. Code, addresses and
 * positions stay; pages without Cyrillic come out as they were. Runs after the checks, which see the writer's text.
 */
export const typography = () => (tree: Root) => {
  for (const sentence of sentencesOf(tree))
    for (const [at, part] of typographParts(sentence.map(({ text }) => text)).entries()) {
      const node = sentence[at]?.node;
      if (node?.type === 'text') node.value = part;
    }
  walk<Nodes>(tree, (node) => {
    if (node.type === 'image' && node.title) node.title = typograph(node.title);
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      typesetExpression(node.data?.estree);
    else if ('attributes' in node) for (const attribute of node.attributes) typesetProp(attribute);
  });
};

function typesetProp(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): void {
  if (attribute.type !== 'mdxJsxAttribute' || machineFields.has(attribute.name)) return;
  if (typeof attribute.value === 'string') attribute.value = typograph(attribute.value);
  else typesetExpression(attribute.value?.data?.estree);
}

function typesetExpression(program: Program | null | undefined): void {
  for (const statement of program?.body ?? [])
    if (statement.type === 'ExpressionStatement') typesetLiteral(statement.expression);
}

/** Strings of a literal value, however deep; what code.ts refuses is not looked into. */
function typesetLiteral(node: Expression | Property['value'] | { type: 'SpreadElement' } | null): void {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    const value = typograph(node.value);
    // `raw` is what the generator would print.
    if (value !== node.value) Object.assign(node, { value, raw: undefined });
  } else if (node?.type === 'TemplateLiteral') {
    const [quasi] = node.quasis;
    const cooked = typograph(quasi?.value.cooked ?? '');
    if (quasi && cooked !== quasi.value.cooked)
      quasi.value = { cooked, raw: cooked.replace(/[\\`]|\$(?=\{)/g, '\\$&') };
  } else if (node?.type === 'ArrayExpression') for (const element of node.elements) typesetLiteral(element);
  else if (node?.type === 'ObjectExpression') for (const property of node.properties) typesetField(property);
}

function typesetField(property: ObjectExpression['properties'][number]): void {
  if (property.type !== 'Property') return;
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
  if (!machineFields.has(String(name))) typesetLiteral(value);
}
