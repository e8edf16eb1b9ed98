import { expect, test } from 'vitest';
import { changedProps } from './fields.ts';

const told = (before: string, after: string) =>
  changedProps(before, after).map(
    ({ owner, path, before: was, after: is }) =>
      `${owner}: ${path.join()} ${was?.text ?? null} → ${is?.text ?? null} (${is?.line})`,
  );
const fence = '---\ntitle: Т\n---\n\n';

test('a changed prop is named with its component and line', () => {
  const counters = (value: number) =>
    `${fence}<Counters>\n  <Counter value={150}>центров</Counter>\n  <Counter\n    value={${value}} symbol="%">рост</Counter>\n</Counters>\n`;
  expect(told(counters(88), counters(90))).toEqual(['Counter: value 88 → 90 (8)']);
});

test('an object, an added prop and a removed one', () => {
  expect(
    told(
      `${fence}<Hero action={{ text: 'А', href: '/a' }} wide />\n`,
      `${fence}<Hero action={{ text: 'Б', href: '/a' }} tone="dark" />\n`,
    ),
  ).toEqual([
    "Hero: action { text: 'А', href: '/a' } → { text: 'Б', href: '/a' } (5)",
    'Hero: wide да → null (undefined)',
    'Hero: tone null → dark (5)',
  ]);
});

test('a text that does not parse has no props, and does not throw', () => {
  expect(told(`${fence}<Hero`, `${fence}<Hero title="x" />`)).toEqual([]);
});
