import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { plain } from './facts.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** A node's words; blocks are parted by a space. */
function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  const parts = inside(node).map(textOf).join('');
  return /^(?:p|li|ul|ol|div|tr|td)$/.test(node.nodeName) ? `${parts} ` : parts;
}
const words = (node: Node) => plain(textOf(node).replace(/\s+/g, ' '));

const find = (node: Node, name: string): Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...inside(node).flatMap((child) => find(child, name)),
];

/** The HTML of each `<Faq>` of a page. */
function sectionsOf(html: string): string[] {
  return [...html.matchAll(/<section[^>]*\sdata-faq(?:=""|[\s>])/g)].map(({ index }) =>
    html.slice(index, html.indexOf('</section>', index)),
  );
}

/** The questions and answers that a page shows, read from its finished HTML: with the values of settings in place. */
export const questionsIn = (html: string): QuestionAndAnswer[] =>
  sectionsOf(html)
    .flatMap((section) => parseFragment(section).childNodes.flatMap((node) => find(node, 'details')))
    .flatMap((details) => {
      const [summary, ...rest] = inside(details);
      if (!summary) return [];
      return [{ question: words(summary), answer: rest.map(words).join(' ').trim() }];
    })
    .filter(({ question, answer }) => question && answer);
