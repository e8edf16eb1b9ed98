/** Small helpers to build the ribbon without a framework: text is set as text, so no title can become markup. */

type Child = Node | string | null | false | undefined;
type Props = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

/** Makes an element; `on…` props are listeners, `true` is an empty attribute, null and false leave it out. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : `${value}`);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

const paths = {
  previous: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  up: 'M7 14l5-5 5 5',
  close: 'M7 7l10 10M17 7L7 17',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  hidden:
    'M4 4l16 16M9.5 6.4A9.6 9.6 0 0 1 12 6c5.500 0 9 6 9 6a15 15 0 0 1-2.400 3M6.300 8A14.600 14.600 0 0 0 3 12s3.500 6 9 6c1 0 2-.2 2.800-.5',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  minus: 'M6 12h12',
} as const;

/** A drawing of 24 × 24 in the line of the site's icons. */
export function icon(name: keyof typeof paths): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}

/** A host of the ribbon's own tree: the site's styles end at its border, and its styles never leave it. */
export function shadowHost(name: string, css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.setAttribute('data-preview', '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return { host, root };
}
