import type { Node } from 'unist';
import { machineFields, typograph, typographParts } from '../typography/typography.ts';

interface Estree {
  type: string;
  [key: string]: unknown;
}
interface Expression extends Node {
  value: string;
  data?: { estree?: { body: Estree[] } };
}
interface Attribute extends Node {
  name?: string;
  value?: string | null | Expression;
}
interface Tree extends Node {
  name?: string | null;
  value?: string;
  /** A picture's, which stands under it as its caption. */
  title?: string | null;
  children?: Tree[];
  attributes?: Attribute[];
}

/** Stands for what is not text but has a place in the sentence: inline code, a picture, a section. */
const object = '\ufffc';
const inline = ['emphasis', 'strong', 'delete', 'link', 'linkReference'];
const isInline = ({ type, name }: Tree) =>
  inline.includes(type) || (type === 'mdxJsxTextElement' && !/^[A-Z]/.test(name ?? ''));

/**
 * Remark plugin: Russian typography of a body's text, and of the strings in its sections' props. Code, addresses and
 * positions stay; pages without Cyrillic come out as they were. Runs after the checks, which see the writer's text.
 */
export const typography = () => (tree: Tree) => typesetBlock(tree);

function typesetBlock(parent: Tree): void {
  let nodes: (Tree | null)[] = [];
  let parts: string[] = [];
  const sentence = (node: Tree | null, part: string) => {
    nodes.push(node);
    parts.push(part);
  };
  const finish = () => {
    for (const [position, part] of typographParts(parts).entries()) {
      const node = nodes[position];
      if (node) node.value = part;
    }
    nodes = [];
    parts = [];
  };
  const read = (children: Tree[] = []) => {
    for (const node of children) {
      typesetProps(node.attributes);
      if (node.type === 'image' && node.title) node.title = typograph(node.title);
      if (node.type === 'text') sentence(node, node.value ?? '');
      else if (isInline(node)) read(node.children);
      else if (node.type === 'break') sentence(null, '\n');
      else if (node.type === 'mdxTextExpression') typesetExpression(node as Expression);
      else if (['inlineCode', 'image', 'imageReference'].includes(node.type)) sentence(null, object);
      else if (node.type === 'mdxJsxTextElement') {
        sentence(null, object);
        typesetBlock(node);
      } else {
        finish();
        if (node.type === 'mdxFlowExpression') typesetExpression(node as Expression);
        else typesetBlock(node);
      }
    }
  };
  read(parent.children);
  finish();
}

function typesetProps(attributes: Attribute[] = []): void {
  for (const attribute of attributes) {
    if (attribute.name === undefined || machineFields.has(attribute.name)) continue;
    if (typeof attribute.value === 'string') attribute.value = typograph(attribute.value);
    else if (attribute.value) typesetExpression(attribute.value);
  }
}

function typesetExpression({ data }: Expression): void {
  for (const statement of data?.estree?.body ?? []) typesetLiteral(statement.expression as Estree);
}

/** Strings of a literal value, however deep; what literals-only.ts refuses is not looked into. */
function typesetLiteral(node: Estree | null | undefined): void {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    const value = typograph(node.value);
    // `raw` is what the generator would print.
    if (value !== node.value) Object.assign(node, { value, raw: undefined });
  } else if (node?.type === 'TemplateLiteral') {
    const [quasi] = node.quasis as { value: { raw: string; cooked: string } }[];
    const text = quasi && typograph(quasi.value.cooked);
    if (quasi && text !== quasi.value.cooked) {
      quasi.value = { cooked: text ?? '', raw: (text ?? '').replace(/[\\`]|\$(?=\{)/g, '\\$&') };
    }
  } else if (node?.type === 'ArrayExpression') {
    for (const element of node.elements as Estree[]) typesetLiteral(element);
  } else if (node?.type === 'ObjectExpression') {
    for (const { key, value } of node.properties as { key?: Estree; value?: Estree }[])
      if (!machineFields.has(String(key?.name ?? key?.value))) typesetLiteral(value);
  }
}
