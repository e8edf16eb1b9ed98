import { unescapeHtml } from '../../html.ts';
import type { SectionText } from '../../search/format.ts';

/** A tag, or the text between two. React escapes `<` and `>` in texts and attributes, so this is all there is. */
const token = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|<!--[\s\S]*?-->|([^<]+)/gi;
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Pictures, controls (`data-variant`: a link that looks like one) and lists of links are no text of the page. */
const skipped = new Set('svg script style template nav button form select iframe dialog'.split(' '));
const skippedAttributes =
  /\saria-hidden="true"|\shidden(?=[\s=]|$)|\sdata-scene=|\sdata-variant=|\sdata-search-skip/;
/** What stands inside a word or a sentence; other elements part words, as their styles do. */
const inline = new Set('a abbr b bdi bdo cite code dfn em i kbd mark q s sub sup u wbr'.split(' '));

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * The text of a finished page, from heading to heading. Reads the `<main>` of React's own HTML, so a page is found by
 * what its reader sees, whichever section shows it.
 */
export function sectionsOf(html: string): SectionText[] {
  const from = html.indexOf('<main');
  const main = from < 0 ? '' : html.slice(from, html.lastIndexOf('</main>'));
  const sections: SectionText[] = [{ text: '' }];
  /** Ids of the open elements: a heading without one is reached through what it stands in. */
  const open: { tag: string; id: string | undefined }[] = [];
  let skipping: number | null = null;
  let heading: string | null = null;
  /** The end of the last section's text, from its last word: looking at all of it anew takes minutes for a long page. */
  let end = '';
  const add = (text: string) => {
    (sections[sections.length - 1] as SectionText).text += text;
    end = text.trim() ? text : end + text;
  };
  for (const [, slash, name = '', attributes = '', text] of main.matchAll(token)) {
    const tag = name.toLowerCase();
    if (text !== undefined) {
      if (skipping !== null) continue;
      if (heading === null) add(unescapeHtml(text));
      else heading += unescapeHtml(text);
    } else if (slash) {
      const closed = open.pop();
      // A line without a full stop, such as a byline, one of a list, a cell of a table, does not run into the next.
      if (/^(?:p|li|dt|t[dh])$/.test(tag) && skipping === null && /[\p{L}\p{N}]$/u.test(end.trimEnd()))
        add(' ·');
      if (skipping !== null && open.length < skipping) skipping = null;
      else if (skipping === null && heading !== null && /^h[1-4]$/.test(tag)) {
        const id = closed?.id ?? open.findLast((element) => element.id)?.id;
        if (startSection(sections, tag, heading, id)) end = '';
        heading = null;
      }
    } else if (!voids.has(tag) && !attributes.endsWith('/')) {
      open.push({ tag, id: attribute(attributes, 'id') });
      if (skipping === null && (skipped.has(tag) || skippedAttributes.test(attributes)))
        skipping = open.length;
      else if (skipping === null && /^h[1-4]$/.test(tag)) heading = '';
    }
    if (name && !inline.has(tag) && skipping === null && heading === null && !end.endsWith(' ')) add(' ');
  }
  return sections
    .map((section) => ({ ...section, text: tidy(section.text) }))
    .filter(({ heading: title, text }, at) => at === 0 || title || text);
}

/** Frame ids of React and of main itself lead nowhere in particular. */
const isAnchor = (id: string | undefined): id is string =>
  id !== undefined && id !== 'content' && !/[:«_]/.test(id);

/** @returns false where none starts */
function startSection(
  sections: SectionText[],
  tag: string,
  heading: string,
  id: string | undefined,
): boolean {
  const title = tidy(heading);
  // The page's own heading opens its first section and is its title anyway.
  if (tag === 'h1' || !title) return false;
  sections.push({ ...(isAnchor(id) ? { id } : {}), heading: title, text: '' });
  return true;
}

/** One space between words: the one that holds a short word to the next stays, for an excerpt breaks there too. */
const tidy = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .replace(/ ([.,:;!?»)])/g, '$1')
    .replace(/([«(]) /g, '$1')
    .replace(/ ·\s*$/, '')
    .trim();
