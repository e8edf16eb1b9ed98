import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { sections } from '../../../mdx-components/index.ts';
import { openBrokenSite } from '../../../tests/broken.ts';
import { inTempSite, mdx, openStore, report, samples, siteFileTexts } from '../../../tests/content.ts';
import { Cancelled, runDialogue } from '../../command-line.ts';
import { openCompiler } from '../../content/mdx/compiler.ts';
import type { ContentStore } from '../../content/store.ts';
import { addressOf } from '../../content/types/file-types.ts';
import { entryTypes } from '../../content/types/index.ts';
import { planFile } from './plan.ts';
import { type Answers, answersTo, categoryField, type Flags } from './questions.ts';

const today = '2025-10-28';
const kindNames = entryTypes.map(({ names }) => names.command);
const kindOf = (kind: string) => {
  const type = entryTypes.find(({ names }) => names.command === kind);
  if (!type) throw new Error(`No kind is called ${kind}.`);
  return type;
};
/** Returns a rubric for a kind that needs one: the second of a closed set, or a free one. */
function rubricFor(kind: string): string | undefined {
  const field = categoryField(kindOf(kind));
  return field ? (field.enum?.[1] ?? 'Практика') : undefined;
}
const request = (kind: string): Flags => ({ kind, title: 'Дневник «Ўқувчи»', category: rubricFor(kind) });
/** Returns the file that these flags create. */
const planned = async (flags: Flags, store: ContentStore) =>
  planFile(await answersTo(flags, store), store, today);
const compile = openCompiler({ known: Object.keys(sections), development: false });

it.each(kindNames)(
  '%s: the new file has no problem, nor has it with its optional fields on',
  async (kind) => {
    await inTempSite(siteFileTexts, async ({ root, write }) => {
      const { file, url, text } = await planned(request(kind), openStore(root));
      expect(url).toBe(addressOf(file));
      expect(file).toBe(posix.join('pages', kindOf(kind).folder, 'dnevnik-oquvchi.mdx'));
      for (const source of [text, text.replace(/^# ?(?=( *- | *\w+:))/gm, '')]) {
        write(file, source);
        expect(report([...openStore(root).problems(), ...(await compile(file, source)).problems])).toEqual(
          [],
        );
      }
      // A comment above would stay when the line is deleted.
      expect(text).toMatch(/\n[^#\n].*\ndraft: true\n/);
    });
  },
);

it('the check finds no problem in new files, even two of a type', async () => {
  const site = openBrokenSite();
  try {
    const texts = (title: string) =>
      kindNames.map(async (kind, place) => {
        const named = { ...request(kind), title: `${title} ${place}` };
        const { file, text } = await planned(named, openStore(site.root));
        return [file, text] as const;
      });
    const files = await Promise.all([...texts('Школам и лицеям'), ...texts('Школам и курсам')]);
    expect(await site.told('', Object.fromEntries(files))).toEqual([]);
  } finally {
    site.close();
  }
}, 30_000);

it('puts a feature at the end of its category', () =>
  inTempSite(
    { 'pages/feature/sample.mdx': mdx({ ...samples.feature, category: 'students', order: 4 }) },
    async ({ root }) => {
      const order = async (category: string) =>
        (await planned({ ...request('feature'), category }, openStore(root))).text.match(
          /^order: (\d+)/m,
        )?.[1];
      expect([await order('students'), await order('centers')]).toEqual(['5', '1']);
    },
  ));

it('refuses invalid flags in the words of the writer', () =>
  inTempSite(
    { ...siteFileTexts, 'pages/about.mdx': mdx({ ...samples.page, aliases: ['/us'] }) },
    async ({ root }) => {
      const refusal = (over: Flags) =>
        planned({ ...request('page'), ...over }, openStore(root)).then(
          ({ file }) => file,
          (error: Error) => error.message,
        );
      const refusals = await Promise.all([
        refusal({ kind: 'pgae' }),
        refusal({ title: ' ' }),
        refusal({ title: '你好' }),
        refusal({ slug: 'about' }),
        refusal({ slug: 'us' }),
        refusal({ title: '404' }),
        refusal({ slug: '../../etc' }),
        refusal({ slug: 'feature/x' }),
        refusal({ category: 'Разное' }),
        refusal({ kind: 'feature', category: 'student' }),
        refusal({ title: 'Очень длинное название '.repeat(5) }),
        refusal({ slug: 'solutions/schools' }),
        refusal({ kind: 'release' }),
        refusal({ kind: undefined }),
        refusal({ kind: 'post' }),
      ]);
      const kinds = entryTypes.map(({ names }) => names.command).join(', ');
      expect(refusals.map((said) => said.replace(kinds, 'все виды'))).toMatchInlineSnapshot(`
        [
          "Вида «pgae» нет. Можно: все виды.",
          "Название не может быть пустым.",
          "Из этого названия не получается адрес: впишите его сами, латиницей (в команде — --slug).",
          "Адрес /about уже занят файлом pages/about.mdx. Выберите другое название или другой адрес.",
          "Адрес /us уже занят файлом pages/about.mdx. Выберите другое название или другой адрес.",
          "Адрес /404 уже занят файлом pages/_404.mdx. Выберите другое название или другой адрес.",
          "Адрес «../../etc» не подходит: нужны строчные латинские буквы, цифры и дефисы. Пример: digital-journal.",
          "Адрес feature/x принадлежит другому виду записей.",
          "У вида page нет рубрики: уберите --category.",
          "Рубрики «student» нет. Можно: tutors, students, centers.",
          "Название — от 2 до 80 знаков, а здесь 114.",
          "pages/solutions/schools.mdx",
          "Вида «release» нет. Можно: все виды.",
          "Выберите одно: все виды.",
          "Впишите рубрику или её номер.",
        ]
      `);
    },
  ));

const withRubric = (category: string) => ({
  'pages/blog-single/sample.mdx': mdx({ ...samples.post, category }),
});

it('accepts a new rubric, and an existing one in another case', () =>
  inTempSite(withRubric('Методика'), async ({ root }) => {
    const plan = (category: string) => planned({ ...request('post'), category }, openStore(root));
    expect((await plan('методика')).text).toContain('\ncategory: Методика\n');
    expect((await plan('Новости')).text).toContain('\ncategory: Новости\n');
  }));

/** Answers each question with the next of these lines. */
async function talk(given: Flags, lines: string[], files: Record<string, string> = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...lines];
  output.on('data', () => (left.length > 0 ? input.write(`${left.shift()}\n`) : input.end()));
  let answers: Answers | undefined;
  await inTempSite(files, async ({ root }) => {
    answers = await runDialogue({ input, output }, (ask) => answersTo(given, openStore(root), ask));
  });
  return { ...answers, kind: answers?.kind.names.command };
}

it('asks for missing answers, accepts a number or a name, and asks again after a typo', async () => {
  expect(await talk({}, ['12', 'feature', '', 'Дневник', 'students'])).toMatchObject({
    kind: 'feature',
    title: 'Дневник',
    category: 'students',
  });
  expect(await talk({ title: 'О нас' }, ['1'])).toMatchObject({ kind: 'page', title: 'О нас' });
});

it('asks again for a title whose address is taken', async () => {
  const ask = (lines: string[]) => talk({ kind: 'post' }, lines, withRubric('Методика'));
  expect(await ask(['sample', '', 'Дневник', '1'])).toMatchObject({ title: 'Дневник', category: 'Методика' });
  expect(await ask(['🎉', 'sample', 'party', '1'])).toMatchObject({ title: 'party' });
});

it('asks again for a title or a rubric of an invalid length', async () => {
  expect(await talk({ kind: 'post' }, ['Я', 'Дневник', 'н', 'Новости'])).toMatchObject({
    title: 'Дневник',
    category: 'Новости',
  });
});

it('creates nothing if the writer stops half-way', () =>
  inTempSite({}, async ({ root }) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const asked = runDialogue({ input, output }, (ask) => answersTo({ kind: 'page' }, openStore(root), ask));
    input.end();
    await expect(asked).rejects.toThrow(Cancelled);
    expect(readdirSync(root)).toEqual([]);
  }));
