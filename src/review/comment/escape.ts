import { encoded } from '../address.ts';

/** Stands after a sign that GitHub would read as the beginning of something: invisible, breaks the spell. */
const zeroWidth = '\u200b';

/**
 * Makes a stranger's text harmless in a comment: no markup, no Markdown, no mention of people, no reference to an
 * issue, no command for the runner, one line. GitHub looks for mentions in the rendered text, so entities alone would
 * not stop them.
 */
export function plain(text: string, longest = 120): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const cut = [...line].length > longest ? `${[...line].slice(0, longest - 1).join('')}…` : line;
  return breakSpells(entities(cut));
}

/** Every sign that Markdown or HTML could read, as an entity; in one pass, so that no entity is escaped again. */
const entities = (text: string) =>
  text.replace(
    /[&<>"'\\`*_{}[\]()#+!|~$]/g,
    (sign) => `&#${sign.charCodeAt(0)};${sign === '#' ? zeroWidth : ''}`,
  );

/** What GitHub or its runner looks for in the rendered words: mentions, emoji, commands, bare addresses. */
const breakSpells = (text: string) =>
  text
    .replace(/@/g, `@${zeroWidth}`)
    .replace(/:(?=[:a-z+-])/gi, `:${zeroWidth}`)
    .replace(/\b(GH-|www\.)(?=\S)/gi, `$1${zeroWidth}`);

/** A path in code: inside of it GitHub mentions nobody. */
export const code = (text: string, longest = 120): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longest);
  return `<code>${entities(line).replace(/@/g, `@${zeroWidth}`)}</code>`;
};

/** An address for a link: encoded until nothing in it can end the link. */
export const address = (url: string): string =>
  /^https?:\/\//.test(url)
    ? encoded(url)
        .replace(/%25/g, '%')
        .replace(/[()<>"'\\`|[\]*_@]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    : '';

export const link = (text: string, url: string): string => {
  const target = address(url);
  return target ? `<a href="${target}">${plain(text)}</a>` : plain(text);
};
