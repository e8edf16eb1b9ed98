import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { type Head, headHtml } from '../app/head.ts';
import { type PageData, pageDataId } from '../app/page-data.ts';

/** The parts that fill the placeholders of index.html. */
export interface HtmlParts {
  head: Head;
  /** Markup for the head after its tags: styles, preloads. */
  styles: string;
  /** The statement that orders the cascade's layers; it must come before any sheet. */
  layers: string;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  app: string;
  data: PageData;
  theme: string;
  boot: string;
}

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills index.html; a function as replacement keeps `$` in the text as it is. */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const { head, styles, layers, base, app, data, theme, boot } = parts;
  const json = `<script type="application/json" id="${pageDataId}">${inlineJson(data)}</script>`;
  const fills: [string, string][] = [
    ['href="/favicon.svg"', `href="${base}favicon.svg"`],
    ['/*layers*/', layers],
    ['<html lang="ru">', `<html lang="${head.lang}">`],
    ['<!--head-->', headHtml(head)],
    ['<!--styles-->', styles],
    ['/*theme*/', theme],
    ['<!--app-->', app],
    ['<!--data-->', json],
    ['/*boot*/', boot],
  ];
  return fills.reduce((html, [placeholder, value]) => html.replace(placeholder, () => value), template);
}

/** The layer order of src/styles/layers.css as one line. */
export const layerOrder = (root: string) => readFileSync(join(root, 'src/styles/layers.css'), 'utf8').trim();

/** Compiles one of the inline scripts of src/app/boot to a line of JavaScript. */
export async function inlineScript(
  root: string,
  name: 'theme' | 'boot',
  define: Record<string, string> = {},
) {
  const file = join(root, 'src/app/boot', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const script = `(()=>{${code.replace(/^export\s*\{\s*\};?$/m, '')}})();`;
  const defined = Object.entries(define).reduce((text, [key, value]) => text.replaceAll(key, value), script);
  return minifySync(`${name}.js`, defined).code.trim();
}
