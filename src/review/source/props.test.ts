import { expect, test } from 'vitest';
import { changedProps } from './fields.ts';

const told = (before: string, after: string) =>
  changedProps(before, after).map(({ values }) =>
    values
      .map(
        ({ owner, path, before: was, after: is }) =>
          `${owner}: ${path.join('.')} ${was?.text ?? null} → ${is?.text ?? null} (${is?.line})`,
      )
      .join(', '),
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
    'Hero: action.text А → Б (5)',
    'Hero: tone null → dark (5)',
    'Hero: wide true → null (undefined)',
  ]);
});

test('of a list an item that came or went is one change with its fields, at its own line', () => {
  const people = (...names: string[]) =>
    `${fence}<Team\n  people={[\n${names.map((name) => `    { name: '${name}', image: '/${name}.svg' },\n`).join('')}  ]}\n/>\n`;
  expect(told(people('Анна', 'Борис', 'Вера'), people('Анна', 'Вера', 'Глеб'))).toEqual([
    'Team: people.2.name null → Глеб (9), Team: people.2.image null → /Глеб.svg (9)',
    'Team: people.0.name Борис → null (undefined), Team: people.0.image /Борис.svg → null (undefined)',
  ]);
});

test('a component that only moved is not taken for another', () => {
  const tools = (...names: string[]) =>
    `${fence}<Tools>\n${names.map((name) => `<Tool slug="${name}" />\n`).join('')}</Tools>\n`;
  expect(told(tools('a', 'b', 'c', 'd', 'e'), tools('a', 'c', 'b', 'e', 'd'))).toEqual([]);
});

test('a text that does not parse has no props, and does not throw', () => {
  expect(told(`${fence}<Hero`, `${fence}<Hero title="x" />`)).toEqual([]);
});
