import type { Element, ElementContent, Root, Text } from 'hast';
import type { Node } from 'unist';
import type { Pictures, PictureUse } from '../pictures/open-pictures.ts';
import { type PictureData, pictureMarkup } from '../pictures/picture.ts';
import { type Problem, problem } from '../problems/problems.ts';
import { placeOf } from './walk.ts';

/** Props of sections that name a picture; the section gets what is known of it (`PictureData`). */
export const pictureProps: ReadonlySet<string> = new Set(['picture']);

/** The column of a text: `--measure` of src/styles/tokens.css at its widest, and the window that holds it whole. */
const column = { width: 630, from: 700 };
/** More text before it, or more than a banner, and the first picture of a page lies below the first screen. */
const nearTop = { letters: 1000, sections: 1 };

/** What was found in one body. */
export interface BodyPictures {
  uses: PictureUse[];
  problems: Problem[];
}

interface Attribute extends Node {
  name?: string;
  value?: unknown;
}
interface Jsx extends Node {
  name: string | null;
  attributes: Attribute[];
}
/** The file at work, as the compiler hands it from plugin to plugin. */
interface BodyFile {
  path: string;
  data: object;
}
type Parent = Node & { children?: Node[] };

const ownPictureKey = 'ownPicture';

const isElement = (node: Node, tag: string): node is Element =>
  node.type === 'element' && (node as Element).tagName === tag;
const isJsx = (node: Node): node is Jsx => /^mdxJsx(?:Flow|Text)Element$/.test(node.type);
const isBlank = (node: Node) => node.type === 'text' && (node as { value?: string }).value?.trim() === '';

/**
 * Rehype plugin: every picture of a body becomes a `<picture>` with its modern formats, sizes and dimensions, one that is
 * a paragraph of its own a `<figure>` with its title as the caption; a section's `picture` becomes what is known of it.
 * @param base base path of the site
 * @param found takes what each file uses, and what cannot be shown
 */
export function pictureElements(
  pictures: Pictures,
  base: string,
  found: (file: string, all: BodyPictures) => void,
) {
  return (tree: Root, { path: file, data }: BodyFile) => {
    const uses: PictureUse[] = [];
    const problems: Problem[] = [];
    let letters = 0;
    let sections = 0;
    // The layout shows the picture of the fields before the text.
    let isFirst = !(ownPictureKey in data);

    function use(src: string, node: Node): PictureData | null {
      const result = pictures.find(file, src);
      if ('refusal' in result) {
        const { rule, ...told } = result.refusal;
        problems.push(problem(file, rule, { ...placeOf(node), ...told }));
        return null;
      }
      uses.push(result);
      const first = isFirst && letters <= nearTop.letters && sections <= nearTop.sections;
      isFirst = false;
      return first ? { ...result.picture, first } : result.picture;
    }

    function image(node: Element): Element | null {
      const picture = use(String(node.properties.src ?? ''), node);
      return picture && pictureElement(node, picture, base);
    }

    function visit(parent: Parent): void {
      for (const [at, node] of (parent.children ?? []).entries()) {
        if (node.type === 'text') letters += (node as Text).value.length;
        const alone = isElement(node, 'p') ? aloneIn(node) : null;
        const made = alone
          ? figure(node as Element, alone, image(alone))
          : isElement(node, 'img') && image(node);
        if (made && parent.children) parent.children[at] = made;
        if (made || alone) continue;
        if (isJsx(node)) {
          for (const attribute of node.attributes) {
            if (!pictureProps.has(attribute.name ?? '') || typeof attribute.value !== 'string') continue;
            const picture = use(attribute.value, attribute.position ? attribute : node);
            if (picture) attribute.value = literal(picture);
          }
          visit(node);
          if (/^[A-Z]/.test(node.name ?? '')) sections += 1;
        } else visit(node);
      }
    }
    visit(tree);
    found(file, { uses, problems });
  };
}

/**
 * Remark plugin, before `pictureElements`: tells that the fields name a picture. They stand in the text's tree
 * (remark-frontmatter) and in no element.
 */
export const ownPicture =
  () =>
  (tree: Node & { children?: Node[] }, { data }: BodyFile) => {
    const [fields] = tree.children ?? [];
    if (fields?.type === 'yaml' && /^picture:/m.test((fields as Node & { value: string }).value))
      Object.assign(data, { [ownPictureKey]: true });
  };

/** The picture that is all a paragraph holds. */
function aloneIn({ children }: Element): Element | null {
  const [only, ...others] = children.filter((child) => !isBlank(child));
  return only && others.length === 0 && isElement(only, 'img') ? only : null;
}

function pictureElement(node: Element, picture: PictureData, base: string): Element {
  const { sources, ...image } = pictureMarkup(picture, base, column);
  const { alt = '' } = node.properties;
  return {
    ...element('picture', {}, [
      ...sources.map((source) => element('source', source)),
      // Told before its address, so that no browser asks for a lazy picture at once.
      element('img', { ...image, decoding: 'async', alt }),
    ]),
    ...(node.position ? { position: node.position } : {}),
  };
}

function figure(paragraph: Element, node: Element, picture: Element | null): Element | null {
  const { title } = node.properties;
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : [];
  return picture && { ...paragraph, tagName: 'figure', children: [picture, ...caption] };
}

const element = (
  tagName: string,
  properties: Element['properties'] | object,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties: { ...properties }, children });

/** Plain data as the value of an attribute (https://github.com/syntax-tree/mdast-util-mdx-jsx). */
const literal = (value: object) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: JSON.stringify(value),
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'ObjectExpression',
            properties: Object.entries(value).map(([key, field]) => ({
              type: 'Property',
              kind: 'init',
              method: false,
              shorthand: false,
              computed: false,
              key: { type: 'Identifier', name: key },
              value: { type: 'Literal', value: field },
            })),
          },
        },
      ],
    },
  },
});
