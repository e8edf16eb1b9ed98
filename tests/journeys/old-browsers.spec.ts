import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'acorn';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/**
 * The oldest browsers that the build names (src/plugins/prerender/prerender.ts, the last four years) can parse the build. Anything newer must be an addition:
 * after a form that they support, or in a rule that they skip.
 */
const files = (ending: string) =>
  readdirSync(join(builtSite, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(builtSite, 'static', file), 'utf8') }));

/** Returns each text inlined in pages once: styles of first screens, scripts that run before all others. */
function inline(tag: 'script' | 'style') {
  const found = new Map<string, string>();
  const pages = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of pages)
    for (const [, attributes = '', text = ''] of readFileSync(join(builtSite, file), 'utf8').matchAll(
      tag === 'style' ? /<style([^>]*)>([\s\S]*?)<\/style>/g : /<script([^>]*)>([\s\S]*?)<\/script>/g,
    ))
      if (text && !/\stype="(?!module)/.test(attributes)) found.set(text, `a <${tag}> of ${file}`);
  return [...found].map(([text, file]) => ({ file, text }));
}

/** Methods newer than those browsers and lookbehind (Safari 16.4), which no bundler transpiles. */
const youngMethods =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\b(?:Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|URL\.canParse|AbortSignal\.any|Iterator\.from)\(|\(\?<[=!]/;

test('scripts use no newer syntax or methods', () => {
  const own = inline('script');
  expect(own.length).toBeGreaterThan(0);
  const scripts = [...files('.js'), ...own];
  expect(scripts.length).toBeGreaterThan(50);
  const wrong = scripts.flatMap(({ file, text }) => {
    const young = youngMethods.exec(text);
    try {
      parse(text, { ecmaVersion: 2022, sourceType: 'module' });
    } catch (error) {
      return [`${file}: ${error}`];
    }
    return young ? [`${file}: ${young[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Returns declarations that a browser of 2022 may not support and that no older form of the same property precedes. */
function withoutOlderForm(css: string): string[] {
  const wrong: string[] = [];
  for (const [rule, body = ''] of css.matchAll(/[^{}]+\{([^{}]*)\}/g)) {
    const known = new Set<string>();
    for (const declaration of body.split(';')) {
      const [property = '', value = ''] = declaration.split(/:(.*)/s);
      if (!/\b(?:color-mix|oklch|oklab|lab|lch|light-dark)\(|\d[dsl]v[hw]\b/.test(value)) known.add(property);
      else if (!known.has(property) && !addition.test(declaration)) wrong.push(rule.slice(0, 160));
    }
  }
  return wrong;
}
/** Purely decorative: the underline, the ring and the tint of a hovered control. */
const addition =
  /^(?:-webkit-)?text-decoration-color:|^box-shadow:0 0 0 \.6rem|color-mix\(in oklch,\s*currentcolor (?:8|14)%/i;

test('styles have no nesting, no colour scheme functions, and a fallback before each newer value', () => {
  const own = inline('style');
  expect(own.length).toBeGreaterThan(0);
  const wrong = [...files('.css'), ...own].flatMap(({ file, text }) => {
    // A browser that does not support an @supports condition skips its block.
    const css = text.replace(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
    const found = [
      /light-dark\(/,
      /\(scripting:\s*enabled/,
      /@media[^{]*(?:\bwidth|height)\s*[<>]/,
      // Safari before 16.4 skips the whole block: a phone had no menu.
      /@media(?:[^{]*[ ,(])?(?:not|or) ?\(/,
      /[{;]\s*&/,
    ].filter((young) => young.test(css));
    return [...found.map(String), ...withoutOlderForm(css)].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('no icon has its size in rem as an attribute, which Safari reports in the console', () => {
  const home = readFileSync(join(builtSite, 'index.html'), 'utf8');
  const icons = home.match(/<svg[^>]*>/g) ?? [];
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter((icon) => /(?:width|height)="[\d.]+rem"/.test(icon))).toEqual([]);
});
