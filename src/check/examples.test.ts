import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptionOf as described } from '../../mdx-components/descriptions.ts';
import { sampleSite } from '../../tests/sampleSite.ts';
import { readDocument } from './engine/document.ts';
import { rule as props } from './rules/file/props.ts';
import { rule as places } from './rules/file/section-place.ts';

const files = readdirSync('mdx-components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.examples.mdx'))
  .map((name) => [`mdx-components/${name.replaceAll('\\', '/')}`]);
const { settings } = sampleSite;
const read = (file: string, text: string) => readDocument(file.replace('mdx-components', 'pages'), text);

test.each(files)('%s follows the rules about props and places', (file) => {
  const document = read(file, readFileSync(file, 'utf8'));
  expect(document.syntax).toEqual([]);
  expect([props, ...places].flatMap((rule) => [...rule.check(document, settings)])).toEqual([]);
});

test.each(files)('a renamed or removed prop of %s is one problem', (file) => {
  const source = readFileSync(file, 'utf8');
  const seen = new Set<string>();
  for (const { name: element, attributes } of read(file, source).elements) {
    if (seen.has(element)) continue;
    seen.add(element);
    for (const { name, from, to } of attributes) {
      const told = (text: string) =>
        [...props.check(read(file, source.slice(0, from) + text + source.slice(to)), settings)].length;
      expect(told(`${name}x${source.slice(from + name.length, to)}`), `${element} ${name}x`).toBe(1);
      // Checked against all props, because some can replace one another.
      const others = attributes.filter((other) => other.name !== name);
      const rest = Object.fromEntries(others.map((other) => [other.name, other.value]));
      const optional = described(element)?.props.safeParse(rest).success ?? true;
      expect(told(''), `${element} without ${name}`).toBe(optional ? 0 : 1);
    }
  }
});
