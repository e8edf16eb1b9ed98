import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/** One configuration for all pages: resolving it takes a third as long as reading a page. */
class SameForAll extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('page.html');
  override getConfigFor() {
    return this.#resolved;
  }
}

/** The rules of the HTML standard and WCAG that markup can show; its style is React's concern. */
const loader = new SameForAll({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`, `disabled=""`, `charSet` and the like.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The wide and the narrow menu have one name and are never shown together; axe checks what is shown.
    'unique-landmark': 'off',
    // A scrollable table is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Data for custom properties; the policy allows each by its hash (src/hosts/policy.ts).
    'no-inline-style': 'off',
  },
});
const validator = new HtmlValidate(loader);

const pages = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/**
 * Returns the HTML that the validator needs: without styles and scripts, which are plain text to it and most of a page,
 * and without a header, footer or icon already validated on another page, apart from the link of the open page.
 */
function toRead(file: string, known: Set<string>): string {
  const html = readFileSync(join(builtSite, file), 'utf8').replace(
    /(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g,
    '$1',
  );
  const once = (part: string) => {
    const key = part.replace(/ aria-current="[^"]*"/g, '');
    if (known.has(key)) return '';
    known.add(key);
    return part;
  };
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  return (
    html.slice(0, start).replace(/<header\b[\s\S]*<\/header>/, once) +
    html.slice(start, end).replace(/<svg\b[\s\S]*?<\/svg>/g, once) +
    html.slice(end).replace(/<footer\b[\s\S]*<\/footer>/, once)
  );
}

test('every page is valid HTML, the not-found pages as well', async () => {
  expect(pages.length).toBeGreaterThan(60);
  /** By error, the first page that has it and how many more. */
  const found = new Map<string, string[]>();
  const known = new Set<string>();
  for (const file of pages) {
    const { results } = await validator.validateString(toRead(file, known), file);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
      const what = `${ruleId}: ${message} (${selector})`;
      found.set(what, [...(found.get(what) ?? []), file]);
    }
  }
  expect([...found].map(([what, files]) => `${what}: ${files[0]}, ${files.length} in all`)).toEqual([]);
});
