import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fullSample } from '../../../tests/content.ts';
import { sampleSite } from '../../../tests/sampleSite.ts';
import { fieldAt, isRequired } from '../problems/field-schema.ts';
import type { Path } from '../problems/path.ts';
import { entryTypes, pageType } from '../types/index.ts';
import { type ContentType, schemas } from '../types/schemas.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { validate } from './validate.ts';

/**
 * Deletes each key of a complete valid entry of every type, misspells it and gives it a value of another type, one
 * change at a time: each must result in exactly one problem, about that key and at its position.
 */
const quote = { name: 'Анна', role: 'Директор', text: 'Отзыв, которого хватает на одну карточку.' };
const onServicePages = {
  video: { heading: 'Как это работает', text: 'Пара слов о том, что в видео.', label: 'Смотреть' },
  heading: 'Отзывы',
  quotes: [quote, { ...quote }],
};
const entries = {
  ...Object.fromEntries(entryTypes.map((type) => [type.name, fullSample(type)])),
  page: { ...fullSample(pageType('page')), onServicePages },
  settings: {
    ...sampleSite.settings,
    gone: ['/old'],
    repository: { edit: 'https://example.com/{file}' },
    analytics: { endpoint: 'https://example.com/a' },
    forms: { endpoint: 'https://example.com/f' },
  },
  header: sampleSite.header,
  footer: sampleSite.footer,
} as Record<ContentType, object>;
const types = Object.keys(entries) as ContentType[];

/** Yields the paths of all keys in an entry: `impact`, `impact.tutor`, `menu.0.title`. */
function* keysOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (!Array.isArray(value)) yield [...path, step];
    yield* keysOf(inner, [...path, step]);
  }
}

/** Returns the entry with one key changed; keeps the order of keys. */
function changed(
  entry: object,
  path: Path,
  change: (key: string, value: unknown) => [string, unknown][],
): object {
  const [step, ...rest] = path;
  if (Array.isArray(entry))
    return entry.map((item, index) => (index === step ? changed(item as object, rest, change) : item));
  const pairs = Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
    if (key !== step) return [[key, value]];
    return rest.length === 0 ? change(key, value) : [[key, changed(value as object, rest, change)]];
  });
  return Object.fromEntries(pairs);
}

const problemsOf = (type: ContentType, entry: object) =>
  validate(schemas[type], 'pages/x.mdx', parseFrontmatter('pages/x.mdx', `---\n${stringify(entry)}---\n`))
    .problems;

/** Mistypes a key: swaps two letters or adds one. */
const mistyped = (key: string) =>
  key.length > 3 && key[1] !== key[2] ? `${key[0]}${key[2]}${key[1]}${key.slice(3)}` : `${key}x`;
const ofAnotherKind = (value: unknown): unknown => {
  if (Array.isArray(value) || typeof value === 'object') return 'слово';
  if (typeof value === 'boolean') return 'да';
  return typeof value === 'number' ? 'много' : ['слово'];
};

test.each(types)('a full %s is valid', (type) => {
  expect(problemsOf(type, entries[type])).toEqual([]);
});

test.each(types)('a missing key of a %s is one problem if it is required', (type) => {
  for (const path of keysOf(entries[type])) {
    const problems = problemsOf(
      type,
      changed(entries[type], path, () => []),
    );
    const wanted = isRequired(schemas[type], path)
      ? [{ rule: 'frontmatter/missing-field', field: path.join('.') }]
      : [];
    expect(problems, path.join('.')).toMatchObject(wanted);
    expect(problems, path.join('.')).toHaveLength(wanted.length);
  }
});

test.each(types)('a mistyped key in a %s is one problem, with the right key', (type) => {
  for (const path of keysOf(entries[type])) {
    const key = String(path.at(-1));
    const problems = problemsOf(
      type,
      changed(entries[type], path, (_, value) => [[mistyped(key), value]]),
    );
    const wrong = [...path.slice(0, -1), mistyped(key)].join('.');
    const hint = `Возможно, вы имели в\u00a0виду «${key}».`;
    expect(problems, path.join('.')).toMatchObject([
      { rule: 'frontmatter/unknown-field', field: wrong, hint },
    ]);
  }
});

test.each(types)('a value of another kind in a %s is one problem', (type) => {
  for (const path of keysOf(entries[type])) {
    const problems = problemsOf(
      type,
      changed(entries[type], path, (key, value) => [[key, ofAnotherKind(value)]]),
    );
    expect(problems, path.join('.')).toMatchObject([{ field: path.join('.') }]);
    expect(problems[0]?.rule, path.join('.')).toMatch(/type|unknown-value|format/);
    expect(fieldAt(schemas[type], path), path.join('.')).not.toBeNull();
  }
});
