import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { ListItem, Root as Markdown, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { notify } from '../../../../ui/toast.ts';
import { handlers } from './html-handlers.ts';
import { kindOf, lineMark } from './plain-text.ts';
import { prepare } from './program-html.ts';
import { written } from './write-markdown.ts';

/** Pasted content in the site's Markdown. */
export interface Pasted {
  /** The whole content as MDX; empty if there is no text. */
  markdown: string;
  /** Paragraphs, if all are plain text; a single one may have marks. */
  texts: string[] | null;
  /** Number of pictures that were left out. */
  pictures: number;
}

/**
 * Converts the clipboard's content, and tells of pictures that are left out.
 * @param hasMarks whether bold, italics and links are allowed
 * @returns null for plain text, and for source code (VS Code adds its colours to it)
 */
export function readPasted(data: DataTransfer | null, hasMarks = false): Pasted | null {
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('vscode-editor-data')) return null;
  const plain = data?.getData('text/plain') ?? '';
  const clean = pasted(html, hasMarks);
  const { markdown, texts, pictures } = clean;
  if (pictures > 0)
    void notify(`Не\u00a0вставлено картинок: ${pictures}. Каждую перетащите на\u00a0страницу отдельно.`);
  // Keeps a space at the ends of copied text, which HTML would drop.
  const beside = (text: string) => (/^ /.test(plain) ? ' ' : '') + text + (/ $/.test(plain) ? ' ' : '');
  return texts?.length === 1 ? { ...clean, markdown: beside(markdown), texts: texts.map(beside) } : clean;
}

/**
 * Converts clipboard HTML to the site's Markdown. Headings, lists, tables and links stay; what Word, Google Docs, ChatGPT,
 * Excel or a web page add is removed. Braces and angle brackets stay text.
 */
export function pasted(html: string, hasMarks = false): Pasted {
  // Conditional comments of programs, of which only formulas are content; messengers have paragraphs as empty lines, and items of
  // lists as lines.
  const page = fromHtml(
    html
      .replace(/<!--(?:\[if gte msEquation[^>]*>(.*?)<!\[endif\])?.*?-->|<!\[[^>]*>/gs, '$1')
      .replace(/(?:<br[^>]*>\s*){2,}|<br[^>]*>\s*(?=(?:[-–•·▪●◦‣]|\d{1,2}[.)])\s)/g, '</p><p>'),
  );
  const pictures = prepare(page);
  const tree = toMdast(page, {
    document: true,
    handlers,
    nodeHandlers: { comment: () => undefined },
  }) as Markdown;
  listTyped(tree);
  const markdown = written(tree);
  const isText = (block: RootContent) =>
    block.type === 'paragraph' && block.children.every(({ type }) => type === 'text');
  if (tree.children.every(isText))
    return { markdown, texts: tree.children.map((block) => textOf(block)), pictures };
  const [only, ...more] = tree.children;
  const isSentence = more.length === 0 && only?.type === 'paragraph' && only.children.every(isTyped);
  // Escapes, references and brackets of addresses would be typed as such.
  const isOne = hasMarks && isSentence && !/\\|&#|\(</.test(markdown);
  return { markdown, texts: isOne ? [markdown] : null, pictures };
}

const isTyped = (node: PhrasingContent): boolean =>
  node.type === 'text' ||
  ((node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') &&
    node.children.every(isTyped));

/** Makes lists of paragraphs that were typed as items: each starts with a mark, at least two with one of its kind. */
function listTyped(tree: Markdown): void {
  const wordsOf = (node: RootContent) => (node.type === 'paragraph' ? node.children[0] : undefined);
  const marks = tree.children.map((node) => {
    const words = wordsOf(node);
    return (words?.type === 'text' && words.value.matchAll(lineMark).next().value?.[1]) || '';
  });
  tree.children = tree.children.map((node, at) => {
    const [mark = '', words] = [marks[at], wordsOf(node)];
    const isItem = marks.filter((other) => kindOf(other) === kindOf(mark)).length > 1;
    if (words?.type !== 'text' || mark === '' || !isItem) return node;
    words.value = words.value.slice(mark.length);
    const children = [{ type: 'listItem', children: [node] } as ListItem];
    return { type: 'list', ordered: /\d/.test(mark), start: Number.parseInt(mark, 10) || 1, children };
  });
}
