/** Links to the page's second sheet, with and without script. */
const linked = /<link rel="stylesheet" href="([^"]+)" data-rest>/;

/**
 * Returns the same page with all its styles inlined, without scripts and web fonts: as fast as a page can be. The
 * difference is the cost of React and the typeface.
 * @param cssOf returns the text of a linked sheet
 */
export const twinOf = (html: string, cssOf: (address: string) => string): string =>
  html
    .replace(linked, (_, address: string) => `<style>${cssOf(address)}</style>`)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload|prefetch)"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '');
