/** A host of the ribbon's own tree: the site's styles end at its border, and its styles never leave it. */
export function shadowHost(
  name: string,
  ...styles: readonly string[]
): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.setAttribute('data-preview', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles.map(sheetOf);
  document.body.append(host);
  return { host, root };
}

/** A sheet of a text. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
