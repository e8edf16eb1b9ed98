import type { ClientBundle } from './client-bundle.ts';

/** Class names of CSS modules carry this prefix (config.ts). */
const moduleClass = /\.(d-[\w-]+)/g;

/**
 * Makes a function that picks the stylesheets a page uses, by the classes that stand in its HTML, and writes them into
 * the head: a page carries the CSS it needs and waits for none (architecture.md, rule 4).
 * @param base base path, to make the names of `data-href` (served-styles.ts) the addresses Vite's loader asks for
 */
export function styleInliner({ styles }: ClientBundle, base: string): (html: string) => string {
  const sheets = styles.map(({ file, css, isGlobal }) => ({
    classes: isGlobal ? null : new Set([...css.matchAll(moduleClass)].map((match) => match[1] ?? '')),
    href: base + file,
    css: css.trim(),
  }));
  const sheetsOf = new Map<string, number[]>();
  for (const [position, { classes }] of sheets.entries())
    for (const name of classes ?? []) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), position]);
  return (html) => {
    const used = new Set(sheets.flatMap(({ classes }, position) => (classes === null ? [position] : [])));
    for (const attribute of new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names)))
      for (const name of attribute.split(' '))
        for (const position of sheetsOf.get(name) ?? []) used.add(position);
    const own = sheets.filter((_, position) => used.has(position));
    // One element, so that the page's policy needs one hash for all of them (hosts/policy.ts).
    return `<style data-href="${own.map(({ href }) => href).join(' ')}">${own.map(({ css }) => css).join('')}</style>`;
  };
}
