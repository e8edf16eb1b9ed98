import { unescapeHtml } from '../../html.ts';
import type { SectionText } from '../../search/format.ts';

/** Matches a tag, a comment (no group), or the text between two. React escapes `<` and `>`, also in attributes, so this suffices. */
const token = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|<!--[\s\S]*?-->|([^<]+)/gi;
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements and attributes whose content is not the page's text: pictures, controls (`data-variant`: a button), navigation. */
const skipped = new Set('svg script style template nav button form select iframe dialog'.split(' '));
const skippedAttributes =
  /\saria-hidden="true"|\shidden(?=[\s=]|$)|\sdata-scene=|\sdata-variant=|\sdata-search-skip/;
/** Elements inside words or sentences; all others separate words. */
const inline = new Set('a abbr b bdi bdo cite code dfn em i kbd mark q s sub sup u wbr'.split(' '));

/** Elements that begin a section: headings, and the questions of accordions. */
const heads = /^(?:h[1-4]|summary)$/;

/** Matches the first sentence in HTML, also one in a skipped element. */
const wordsAfter = new RegExp(`(?:<[^>]*>|\\s)*((?:[^<]|</?(?:${[...inline].join('|')})\\b[^>]*>)+)`, 'y');
/** Length of the words after a heading that identify it, in characters. */
const enough = 40;

/** The first words in the HTML from an offset. */
function firstWords(html: string, from: number): string {
  wordsAfter.lastIndex = from;
  const [, words = ''] = wordsAfter.exec(html) ?? [];
  return tidy(unescapeHtml(words.replace(/<[^>]*>/g, '')))
    .slice(0, enough)
    .replace(/\s\S*$/, '');
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * Splits the text of a rendered page into sections by headings and questions. It reads the `<main>` of React's HTML, so a
 * page is found by what readers see, whichever component shows it.
 */
export function sectionsOf(html: string): SectionText[] {
  const from = html.indexOf('<main');
  // Two links are two words, also in a row that only styles make.
  const main = from < 0 ? '' : html.slice(from, html.lastIndexOf('</main>')).replaceAll('</a><a', '</a> <a');
  let section: SectionText = { text: '' };
  const sections = [section];
  /** The open elements: a heading without an id is linked by that of an ancestor. */
  const open: { id: string | undefined; isSkipped: boolean }[] = [];
  const isSkipping = () => open.at(-1)?.isSkipped === true;
  let heading: string | null = null;
  /** The end of the last section's text, since searching all of it would take minutes for a long page. */
  let end = '';
  const add = (text: string) => {
    section.text += text;
    end = text.trim() ? text : end + text;
  };
  const read = (text: string) => {
    if (heading === null) add(text);
    else heading += text;
  };
  const openTag = (tag: string, attributes: string) => {
    const isSkipped = isSkipping() || skipped.has(tag) || skippedAttributes.test(attributes);
    open.push({ id: attribute(attributes, 'id'), isSkipped });
    if (!isSkipped && heads.test(tag)) heading = '';
  };
  const closeTag = (tag: string, after: number) => {
    const closed = open.pop();
    if (closed?.isSkipped) return;
    // Separates lines without a full stop, such as list items and table cells, from the next line.
    if (/^(?:p|li|dt|t[dh])$/.test(tag) && /[\p{L}\p{N}]$/u.test(end.trimEnd())) add(' ·');
    if (heading === null || !heads.test(tag)) return;
    const title = tidy(heading);
    heading = null;
    // The page's h1 is the title of its first section.
    if (tag === 'h1' || !title) return;
    const id = closed?.id ?? open.findLast((element) => element.id)?.id;
    const place = isAnchor(id) ? { id } : { after: firstWords(main, after) };
    section = { ...place, ...(tag === 'summary' && { isAnswer: true }), heading: title, text: '' };
    sections.push(section);
    end = '';
  };
  for (const { index, 0: whole, 1: slash, 2: name = '', 3: attributes = '', 4: text } of main.matchAll(
    token,
  )) {
    const tag = name.toLowerCase();
    if (text !== undefined && !isSkipping()) read(unescapeHtml(text));
    if (slash) closeTag(tag, index + whole.length);
    else if (tag && !voids.has(tag) && !attributes.endsWith('/')) openTag(tag, attributes);
    if (tag && !inline.has(tag) && !isSkipping() && heading === null && !end.endsWith(' ')) add(' ');
  }
  const found = sections
    .map((one) => ({ ...one, text: tidy(one.text) }))
    .filter(({ heading: title, text }, at) => at === 0 || title || text);
  // Copied, since in V8 a substring keeps the whole page's HTML in memory.
  return structuredClone(found);
}

/** Whether an id is an anchor: not those of React and of main. */
const isAnchor = (id: string | undefined): id is string =>
  id !== undefined && id !== 'content' && !/[:«_]/.test(id);

/** Collapses spaces, keeping non-breaking ones for excerpts, and removes those beside punctuation, and soft hyphens. */
const tidy = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .replace(/ ([.,:;!?»)])/g, '$1')
    .replace(/([«(]) /g, '$1')
    .replace(/ ·\s*$/, '')
    .trim();
