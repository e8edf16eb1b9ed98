import { type Head, headHtml } from '../../app/head.ts';
import { type PageData, pageDataId, servedData } from '../../app/page-data.ts';

/** The parts that fill the placeholders of index.html. */
export interface HtmlParts {
  head: Head;
  /** Structured data about the page, a script element (structured-data.ts); empty where there is none. */
  structured?: string | undefined;
  /** Markup for the head after its tags: styles, preloads. */
  styles: string;
  /** The statement that orders the cascade's layers; it must come before any sheet. */
  layers: string;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  app: string;
  data: PageData;
  /** Scripts of controls that answer with or without React. */
  controls: string;
  boot: string;
}

/** What stands around every page, whatever is on it. */
export interface Frame extends Pick<HtmlParts, 'layers' | 'controls' | 'boot'> {
  /** index.html. */
  template: string;
}

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const placeholders =
  /(href="\/(?=[a-z])|\/\*layers\*\/|<html lang="ru">|<!--head-->|<!--styles-->|\/\*controls\*\/|<!--app-->|<!--data-->|\/\*boot\*\/)/;

/** Fills index.html, in one pass: what fills a placeholder is never searched for another. */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const { head, structured, styles, layers, base, app, data, controls, boot } = parts;
  const json = `<script type="application/json" id="${pageDataId}">${inlineJson(servedData(data))}</script>`;
  const fills: Record<string, string> = {
    'href="/': `href="${base}`,
    '/*layers*/': layers,
    '<html lang="ru">': `<html lang="${head.lang}">`,
    '<!--head-->': headHtml(head) + (structured ? `\n    ${structured}` : ''),
    '<!--styles-->': styles,
    '/*controls*/': controls,
    '<!--app-->': app,
    '<!--data-->': json,
    '/*boot*/': boot,
  };
  return template
    .split(placeholders)
    .map((piece) => fills[piece] ?? piece)
    .join('');
}
