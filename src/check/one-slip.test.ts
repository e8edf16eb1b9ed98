import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFiles } from '../../tests/pages.ts';
import { sampleSite } from '../../tests/sampleSite.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { validate } from '../content/frontmatter/validate.ts';
import { applyFixes, type Problem } from '../content/problems/problems.ts';
import { typeOfFile } from '../content/types/file-types.ts';
import { schemas } from '../content/types/schemas.ts';
import { inspect } from './engine/inspect.ts';

/**
 * Typos in the site's own pages, which have no mistakes: whatever a slip breaks is one problem. By kind: where the slip
 * can occur, and what it leaves.
 */
const sentence = /^(?=[А-Я][^<>{}|]{30})(\S+) (\S+) /;
const opening = /^(<[A-Z]\w*(?: [^>]*)?[^/])>$/;
const closing = /^<\/(\w)(\w+)>$/;
const slips: Record<string, [at: RegExp, becomes: string]> = {
  'braces in a sentence': [sentence, '$1 {$2} '],
  'an open brace': [sentence, '$1 {$2 '],
  'a sign': [sentence, '$1 <4 $2 '],
  'a tag of HTML': [sentence, '$1 <br>$2 '],
  'a comment of HTML': [sentence, '$1 <!-- $2 --> '],
  'a tag without its end': [opening, '$1'],
  'no opening tag': [opening, ''],
  'no closing tag': [closing, ''],
  'a closing tag without its slash': [closing, '<$1$2>'],
  'a closing tag with a slip': [closing, '</$1x$2>'],
  'guillemets around a value': [/(\w=)"([^"]*)"/, '$1«$2»'],
  'a quote too few': [/(\w="[^"]*)"/, '$1'],
  'a quote too many': [/(\w="[^" ]*) ([^" ]*) (?=[^"]*")/, '$1 "$2" '],
  'one brace instead of two': [/=\{(\{.*\})\}/, '=$1'],
  'a second colon': [/^(\w+: [^"'[{>|\s]\S*) (?=\S)/, '$1: '],
  'a quote that opens a field': [/^(\w+: )(?=[^"'[{>|\s][^"]*$)/, '$1"'],
  'no space after a colon': [/^(\w+:) (?=[^"'[{>|\s])/, '$1'],
  'a field pushed to the right': [/^(?!title)(?=\w+: \S)/, '   '],
  'a field of a set pushed left': [/^ {2}(?=\w+: \S)/, ' '],
  'a list item of the fields pushed far right': [/^(?= {2}- \S)/, '    '],
  'a tab in the fields': [/^ {2}(?=\S+: )/, '\t'],
};

const settings = sampleSite.settings as never;
const rooms = /^(?:frontmatter|mdx|props)\//;
function problemsIn(file: string, source: string): Problem[] {
  const schema = schemas[typeOfFile(file) ?? 'page'];
  const read = parseFrontmatter(file, source, schema);
  const { problems } = validate(schema, file, read);
  return [...problems, ...inspect({ file, source, frontmatter: read }, settings).problems].filter(
    ({ rule }) => rooms.test(rule),
  );
}
const told = (file: string, source: string) =>
  problemsIn(file, source).map(({ line, column, what }) => `${line}:${column} ${what}`);
const files = contentFiles('.').filter((file) => /^pages\/(?:_404|about|investors|feature\/a)/.test(file));
const pages = files.map((file) => ({ file, rows: readFileSync(file, 'utf8').split('\n') }));

test('the pages themselves have no problems', () => {
  expect(pages.length).toBeGreaterThan(3);
  for (const { file, rows } of pages) expect(told(file, rows.join('\n')), file).toEqual([]);
});

test.each(Object.keys(slips))('%s is one problem', (name) => {
  const [at, becomes] = slips[name] ?? [/$^/, ''];
  const isOfFields = /field|colon/.test(name);
  let made = 0;
  for (const { file, rows } of pages) {
    const end = rows.indexOf('---', 1);
    const index = rows.findIndex((row, line) => line > 0 && line < end === isOfFields && at.test(row));
    const row = rows[index];
    if (row === undefined) continue;
    const broken = rows.with(index, row.replace(at, becomes)).join('\n');
    expect(told(file, broken), `${file}:${index + 1}`).toHaveLength(1);
    made++;
  }
  expect(made).toBeGreaterThan(0);
});

test.each([
  ['    link: /features\n    overview:', '    - link: /features\n      overview:'],
  ['    overview: Все возможности на одной странице\n    submenu:', '  overview: Все\n    - submenu:'],
])('two slips of the menu are one problem after another: %j', (right, wrong) => {
  const file = 'pages/_site/header.mdx';
  let source = readFileSync(file, 'utf8').replace(right, wrong);
  for (let count = 1; count > 0; ) {
    const problems = problemsIn(file, source);
    expect(problems.length, source).toBeLessThan(2);
    const fixed = applyFixes(problems, () => source);
    count = fixed.count;
    source = fixed.texts.get(file) ?? source;
  }
});
