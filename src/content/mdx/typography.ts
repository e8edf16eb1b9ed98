import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';
import { machineFields, typograph, typographFields, typographParts } from '../typography/typography.ts';
import { literalProgram, readLiteral } from './literal.ts';
import { sentencesOf } from './sentences.ts';
import { type JsxAttribute, walk } from './tree.ts';

/**
 * Remark plugin: applies Russian typography to a body's text and to the strings in its sections' props. Keeps code,
 * URLs and positions, and does not change pages without Cyrillic. Runs after the checks, which see the writer's text.
 */
export const typography = () => (tree: Root) => {
  for (const sentence of sentencesOf(tree))
    for (const [at, part] of typographParts(sentence.map(({ text }) => text)).entries()) {
      const node = sentence[at]?.node;
      if (node?.type === 'text') node.value = part;
    }
  walk<Nodes>(tree, (node) => {
    if (node.type === 'image' && node.title) node.title = typograph(node.title);
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') typesetExpression(node);
    else if ('attributes' in node) for (const attribute of node.attributes) typesetProp(attribute);
  });
};

function typesetProp(attribute: JsxAttribute): void {
  if (attribute.type !== 'mdxJsxAttribute' || machineFields.has(attribute.name)) return;
  if (typeof attribute.value === 'string') attribute.value = typograph(attribute.value);
  else if (attribute.value) typesetExpression(attribute.value);
}

/** Applies typography to all strings in a literal value; code.ts reports code. */
function typesetExpression(
  expression: MdxJsxAttributeValueExpression | MdxFlowExpression | MdxTextExpression,
): void {
  const literal = readLiteral(expression.data?.estree);
  const value = literal && typographFields(literal.value);
  if (JSON.stringify(value) !== JSON.stringify(literal?.value))
    expression.data = { ...expression.data, estree: literalProgram(value) };
}
