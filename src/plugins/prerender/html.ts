import { headHtml } from '../../app/head.ts';
import { type PageData, pageDataId, servedData } from '../../app/page-data.ts';
import { inlineJson } from '../../html.ts';

/** The parts that fill the placeholders of index.html. */
interface HtmlParts {
  /** Structured data about the page, a script element (structured-data.ts); missing or empty if there is none. */
  structured?: string | undefined;
  /** Content-Security-Policy as a meta element; empty in dev. */
  policy: string;
  /** Markup at the end of the head: font preloads, then styles. */
  styles: string;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  app: string;
  data: PageData;
  /** The inline script of every page (src/app/boot/inline.ts). */
  script: string;
}

/** Speculation rules: browsers prefetch links to pages, not to files (addresses with a dot). */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

const placeholders =
  /(href="\/(?=[a-z])|<html lang="ru">|<!--policy-->|<!--head-->|<!--styles-->|\/\*script\*\/|<!--app-->|<!--data-->|\/\*speculation\*\/)/;

/** Fills index.html in one pass: inserted text is never searched for placeholders. */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const { structured, policy, styles, base, app, data, script } = parts;
  const json = `<script type="application/json" id="${pageDataId}">${inlineJson(servedData(data))}</script>`;
  const fills: Record<string, string> = {
    'href="/': `href="${base}`,
    '<html lang="ru">': `<html lang="${data.head.lang}">`,
    '<!--policy-->': policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<!--head-->': headHtml(data.head) + (structured ? `\n    ${structured}` : ''),
    '<!--styles-->': styles,
    '/*script*/': script,
    '<!--app-->': app,
    '<!--data-->': json,
    '/*speculation*/': speculationRules,
  };
  return template
    .split(placeholders)
    .map((piece) => fills[piece] ?? piece)
    .join('');
}
