import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { fencedFields } from '../frontmatter/fences.ts';
import { foundAs, type Pictures } from '../pictures/open-pictures.ts';
import { type PictureData, pictureMarkup } from '../pictures/picture.ts';
import { type Problem, problem } from '../problems/problems.ts';
import { literalProgram } from './literal.ts';
import { type JsxAttribute, placeOf } from './tree.ts';

/** Widest text column (`--measure` of src/styles/tokens.css), and the window width from which it is that wide. */
const column = { width: 630, from: 700 };
/** With more letters or sections before it, a page's first picture is below the first screen. */
const nearTop = { letters: 1000, sections: 1 };

/**
 * Rehype plugin: replaces each image of a body with a `<picture>` with modern formats, sizes and dimensions, an image
 * alone in its paragraph with a `<figure>` captioned by its title, and a section's `picture` prop with `PictureData`.
 * @param base base path of the site
 * @param report receives the pictures of each file, and the problems of those that cannot be shown
 */
export function pictureElements(
  pictures: Pictures,
  base: string,
  report: (file: string, found: { named: Record<string, string>; problems: Problem[] }) => void,
) {
  return (tree: Root, { path: file, value }: { path: string; value: unknown }) => {
    const named: Record<string, string> = {};
    const problems: Problem[] = [];
    let letters = 0;
    let sections = 0;
    // The layout shows the picture of the frontmatter before the body.
    let isFirst = !/^picture:/m.test(fencedFields.exec(String(value))?.[0] ?? '');

    function use(src: string, node: Node): PictureData | null {
      const result = pictures.find(file, src);
      named[src] = foundAs(result, base);
      if ('refusal' in result) {
        const { rule, right: _, ...details } = result.refusal;
        problems.push(problem(file, rule, { ...placeOf(node), ...details }));
        return null;
      }
      const first = isFirst && letters <= nearTop.letters && sections <= nearTop.sections;
      isFirst = false;
      return first ? { ...result.picture, first } : result.picture;
    }

    /** Fills the prop of a section that names its picture: the section receives `PictureData`. */
    function fillProp(attribute: JsxAttribute): void {
      const { type, value } = attribute;
      if (type !== 'mdxJsxAttribute' || attribute.name !== 'picture' || typeof value !== 'string') return;
      const picture = use(value, attribute);
      if (picture) attribute.value = attributeValue(picture);
    }

    function visit(parent: Parents): void {
      for (const [at, node] of parent.children.entries()) {
        const image = imageOf(node);
        if (image) {
          const data = use(String(image.properties.src ?? ''), image);
          const picture = data && pictureElement(image, data, base);
          if (picture) parent.children[at] = node === image ? picture : figure(node, image, picture);
          continue;
        }
        if (node.type === 'text') letters += node.value.length;
        if ('attributes' in node) node.attributes.forEach(fillProp);
        if ('children' in node) visit(node);
        if ('name' in node && /^[A-Z]/.test(node.name ?? '')) sections += 1;
      }
    }
    visit(tree);
    report(file, { named, problems });
  };
}

/** Returns the image that a node is, or that a paragraph contains and nothing else; null if there is none. */
function imageOf(node: Nodes): Element | null {
  if (node.type !== 'element') return null;
  const isBlank = (child: Nodes) => child.type === 'text' && child.value.trim() === '';
  const [only, ...others] = node.tagName === 'p' ? node.children.filter((child) => !isBlank(child)) : [node];
  return only?.type === 'element' && only.tagName === 'img' && others.length === 0 ? only : null;
}

function pictureElement(node: Element, picture: PictureData, base: string): Element {
  const { sources, ...image } = pictureMarkup(picture, base, column);
  const { alt = '' } = node.properties;
  const children = [
    ...sources.map((source) => element('source', source)),
    element('img', { ...image, decoding: 'async', alt }),
  ];
  return { ...node, tagName: 'picture', properties: {}, children };
}

function figure({ position }: Nodes, { properties: { title } }: Element, picture: Element): Element {
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : [];
  return { ...element('figure', {}, [picture, ...caption]), ...(position && { position }) };
}

const element = (
  tagName: string,
  properties: Element['properties'] | object,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties: { ...properties }, children });

/** Returns plain data as an attribute value (https://github.com/syntax-tree/mdast-util-mdx-jsx). */
const attributeValue = (data: object): MdxJsxAttributeValueExpression => ({
  type: 'mdxJsxAttributeValueExpression',
  value: JSON.stringify(data),
  data: { estree: literalProgram(data) },
});
