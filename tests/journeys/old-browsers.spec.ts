import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'acorn';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/**
 * The oldest browsers of package.json (the last four years) can read what was built. What they do not know must be an
 * addition: it follows a form that they do know, or stands in a rule that they skip.
 */
const files = (ending: string) =>
  readdirSync(join(builtSite, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(builtSite, 'static', file), 'utf8') }));

/** What stands inside the pages themselves, each text once: the styles of first screens, the scripts before all others. */
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

/** Methods younger than those browsers, which no bundler puts into other words. */
const youngMethods =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\b(?:Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|URL\.canParse|AbortSignal\.any|Iterator\.from)\(/;

test('scripts hold no younger syntax or method', () => {
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

/** Declarations with what a browser of 2022 may not know, and whether an older form of the same stands before. */
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
/** Nothing is lost without these: the underline, the ring and the tint of a control that is pointed at. */
const addition =
  /^(?:-webkit-)?text-decoration-color:|^box-shadow:0 0 0 \.6rem|color-mix\(in oklch,\s*currentcolor (?:8|14)%/i;

test('styles hold no nesting, no scheme functions, and an older form before each young value', () => {
  const own = inline('style');
  expect(own.length).toBeGreaterThan(0);
  const wrong = [...files('.css'), ...own].flatMap(({ file, text }) => {
    // What stands in an @supports block is skipped by those who do not know it.
    const css = text.replace(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
    const found = [/light-dark\(/, /@media[^{]*(?:\bwidth|height)\s*[<>]/, /[{;]\s*&/].filter((young) =>
      young.test(css),
    );
    return [...found.map(String), ...withoutOlderForm(css)].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
