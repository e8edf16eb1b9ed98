import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { emptyChange } from '../../../../tests/review/empty-change.ts';
import { rendered } from '../../../../tests/review/publish/rendered.ts';
import { foundBlock, valueChange } from '../../compare/change.ts';
import type { BlockChange, Change, PageChange, ReviewRead, Shot } from '../../types.ts';
import type { RefusalReason } from '../limits.ts';
import { commentOf, longestComment, noPreviewComment, readReview, type TrustedFacts } from './comment.ts';

// For busy machines.
vi.setConfig({ testTimeout: 60_000 });

const told = (over: Partial<TrustedFacts> = {}): TrustedFacts => ({
  mark: { build: '2026-11-21T08:30:00Z', state: 'published' },
  url: 'https://daftar.github.io/site/pr-12/',
  production: 'https://daftar.example',
  commit: '0123456789abcdef0123456789abcdef01234567',
  edit: 'https://github.com/daftar/site/edit/%2312-pravka/1',
  buildUrl: 'https://github.com/daftar/site/actions/runs/1',
  publishUrl: 'https://github.com/daftar/site/actions/runs/2',
  leftOut: 0,
  ...over,
});
type Cause = Pick<Change, 'label' | 'url'>;
const review = ({ causes, ...over }: Partial<ReviewRead> & { causes?: Cause[] } = {}): ReviewRead => ({
  notCompared: null,
  pageCount: 97,
  pages: [],
  changes: changesIn(over.pages ?? [], causes),
  findings: [],
  unpublished: [],
  unseen: [],
  notes: [],
  ...over,
});
const at = (text: string) => ({ path: [], tag: 'p', text });
/** Cause and change (by number in the walk) of each mark. */
const shown = new WeakMap<BlockChange, { cause: number; number: number }>();
function block(cause: number, number: number, over: Partial<BlockChange> = {}): BlockChange {
  const { change } = foundBlock('changed', 'абзац', { at: at('Абзац'), ...over });
  shown.set(change, { cause, number });
  return change;
}
function changesIn(pages: readonly PageChange[], causes: readonly Cause[] = []): Change[] {
  const changes: Change[] = [];
  for (const [page, { blocks }] of pages.entries())
    for (const [place, made] of blocks.entries()) {
      const { cause, number } = shown.get(made) ?? { cause: 0, number: 0 };
      const { label, url } = causes[cause] ?? { label: '', url: null };
      const change = changes[number] ?? { id: `${number}`, label, url, places: [] };
      changes[number] = change;
      change.places.push({ page, block: place });
    }
  return changes;
}
const cause = (label: string, url: string | null): Cause => ({ label, url });
const shot = (after: string): Shot => ({
  width: 1280,
  before: null,
  after,
  pixels: null,
  from: null,
});
const problem = {
  rule: 'fields',
  file: 'pages/a.mdx',
  line: 3,
  column: 1,
  severity: 'error' as const,
  text: 'Нет поля title.',
};

test('the comment contains problems, weights and folded tables with both addresses', () => {
  const page: PageChange = {
    ...emptyChange('/pricing', 'Тарифы'),
    weight: {
      before: 100_000,
      after: 521_888,
      culprits: [
        { text: 'Картинка cat.png добавила 412\u00a0КБ', source: { file: 'pages/pricing.mdx', line: 12 } },
      ],
    },
    blocks: [
      block(0, 0, {
        runs: [
          { op: 'del', text: 'Методика' },
          { op: 'add', text: 'Как учить' },
        ],
      }),
      block(0, 1),
      block(1, 2),
    ],
    shots: [shot('b')],
  };
  const causes = [cause('запись «Тарифы»', '/pricing'), cause('меню', null)];
  const remark = { ...problem, severity: 'warning' as const, text: 'Длинно.' };
  // The commit lacks the file of a deleted page.
  const gone = { ...problem, isGone: true, text: 'Вставьте строки:\n---\ntitle: …' };
  const repairs = [
    { line: 3, gone: 1, text: 'title: Тарифы\n  ```' },
    { line: 9, gone: 0, text: '' },
  ];
  const read = review({ pages: [page], causes, findings: [remark, { ...problem, repairs }, gone] });
  const text = commentOf(read, told());
  expect(text).toBe(`<!-- site-preview 2026-11-21T08:30:00Z published -->

### [Предпросмотр сайта](https://daftar.github.io/site/pr-12/pricing)

🔴 На\u00a0сайт не\u00a0выйдет, пока не\u00a0исправлены ошибки.

3\u00a0изменения на\u00a01\u00a0странице из\u00a097, новых проблем: 3. [Отчёт с картинками](https://daftar.github.io/site/pr-12/preview/index.html)

**Новые проблемы**

- 🔴 [\`pages/a.mdx:3:1\`](https://github.com/daftar/site/edit/%2312-pravka/1/pages/a.mdx#L3) \`Нет поля title.\`
  Замените строку 3 на:
  \`\`\`\`
  title: Тарифы
    \`\`\`
  \`\`\`\`
  Вставьте над строкой 9 пустую строку.
- 🔴 \`pages/a.mdx:3:1\` \`Вставьте строки:\`
  \`\`\`
  ---
  title: …
  \`\`\`
- 🟡 [\`pages/a.mdx:3:1\`](https://github.com/daftar/site/edit/%2312-pravka/1/pages/a.mdx#L3) \`Длинно.\`

**Вес страниц**

- \`/pricing\`: \`Картинка cat.png добавила 412 КБ\` \`pages/pricing.mdx:12\`

<details open><summary>Изменено: 1\u00a0страница</summary>

| Страница | Было | Стало | Что |
| --- | --- | --- | --- |
| \`Тарифы\`<br>\`/pricing\` | [было](https://daftar.example/pricing) | [стало](https://daftar.github.io/site/pr-12/pricing#change=0) | изменено \`Методика → Как учить\` и ещё 1\u00a0изменение |

</details>

**Общие правки**

- \`меню\`: изменено \`Абзац\` — 1\u00a0страница, [например](https://daftar.github.io/site/pr-12/pricing#change=2)

<a href="https://daftar.github.io/site/pr-12/preview/index.html#page-0"><img src="https://daftar.github.io/site/pr-12/preview/shots/0.webp" width="240" alt="Снимок страницы"></a>

<sub>Коммит \`01234567\`, сборка начата 2026-11-21 08:30 UTC. Комментарий обновляется с каждой правкой.</sub>
`);
});

test('shared changes are listed once; rows after the twentieth are counted', () => {
  const pages = Array.from({ length: 500 }, (_, index) => ({
    ...emptyChange(`/p${index}`, 'Страница '.repeat(20)),
    kind: index < 30 ? ('changed' as const) : ('shared' as const),
    // The menu twice on each page, and before the first of two phone numbers on every second page.
    blocks: [...[0, 0, 1].map((cause) => block(index % 2 ? 1 - cause : cause, cause)), block(1, 2)],
  }));
  const causes = ['меню', 'телефон'].map((label) => cause(label, null));
  const text = commentOf(review({ pages, causes }), told());
  expect(text).toContain(
    '**Общие правки**\n\n- `меню`: изменено `Абзац` — 500\u00a0страниц, [например](https://daftar.github.io/site/pr-12/p0#change=0)\n- `телефон`: изменено `Абзац` и ещё 1\u00a0изменение — 500\u00a0страниц, [например](https://daftar.github.io/site/pr-12/p0#change=1)\n\n<sub>',
  );
  expect(text).toContain('<summary>Изменено: 30\u00a0страниц</summary>');
  expect(text).toContain(
    '- [и ещё 10](https://daftar.github.io/site/pr-12/preview/index.html)\n\n</details>',
  );
});

test('a sentence about several places is told once, unless lines are to be pasted', () => {
  const at = (line: number) => ({ ...problem, line, file: `pages/${line}.mdx`, isGone: true });
  const repaired = { ...at(9), repairs: [{ line: 9, gone: 1, text: '' }] };
  const text = commentOf(review({ findings: [at(1), repaired, at(2)] }), told());
  expect(text).toContain(
    '- 🔴 `pages/1.mdx:1:1`, `pages/2.mdx:2:1` `Нет поля title.`\n- 🔴 `pages/9.mdx:9:1` ',
  );
});

test('facts come from GitHub, whatever the artifact claims', () => {
  const text = commentOf(review({ notCompared: 'Git не знает «main`s».' }), told({ leftOut: 3 }));
  expect(text).toContain('> Сравнения нет. ``Git не знает «main`s».``');
  expect(text).toContain('Страницы не сравнивались.');
  expect(text).toContain(
    'Не опубликовано файлов: 3. Какие и почему — [в журнале](https://github.com/daftar/site/actions/runs/2)',
  );
});

test('a review without newer fields is read, an invalid one is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  const file = join(folder, 'review.json');
  const { isNew: _, ...page } = emptyChange('/pricing', 'Тарифы');
  const { changes: __, ...older } = review();
  writeFileSync(file, JSON.stringify({ ...older, pages: [page], production: 'https://evil.example' }));
  const read = readReview(file);
  expect(read).toEqual(review({ pages: [emptyChange('/pricing', 'Тарифы')] }));
  expect(commentOf(read, told())).toContain('[было](https://daftar.example/pricing)');
  const change = { id: '1)[2](', label: '', url: null, places: [] };
  for (const wrong of [{ pages: [{ ...page, kind: '<b>' }] }, { changes: [change] }]) {
    writeFileSync(file, JSON.stringify({ ...older, ...wrong }));
    expect(readReview(file)).toBeNull();
  }
  rmSync(folder, { recursive: true });
});

test('for an unreadable review the comment links the report', () => {
  const text = commentOf(null, told());
  expect(text).toContain(
    'Что изменилось, прочитать не удалось. [Отчёт](https://daftar.github.io/site/pr-12/preview/index.html)',
  );
});

/** Text with a meaning for GitHub, in pieces that fast-check combines. */
const spells = [
  '@everyone',
  '@org/team',
  '#12',
  'GH-1',
  'owner/repo#1',
  'owner/repo@0123456',
  '!5',
  '0123456789abcdef0123456789abcdef01234567',
  ':tada:',
  'https://evil.example',
  'www.evil.example',
  'a@evil.example',
  'mailto:a@evil.example',
  '<https://evil.example>',
  '<img src=x onerror=alert(1)>',
  '</details>',
  '<!-- site-preview 99.1 published -->',
  '<!--',
  '-->',
  '&lt;',
  '&#64;all',
  '](javascript:alert(1))',
  '[x](https://evil.example)',
  '![x](https://evil.example/x.png)',
  '**',
  '__',
  '~~',
  '# ',
  '- [ ] ',
  '> ',
  '$x$',
  '[^1]',
  '\\',
  '\\|',
  '|',
  '`',
  '``',
  '```',
  '````',
  '\n',
  '\r',
  '\t',
  '\u2028',
  '\u202e',
  '\u200b',
  '\u2060',
  '\u3164',
  '\ud800',
  ' ',
];
/** Text of a stranger. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.array(fc.constantFrom(...spells), { minLength: 1, maxLength: 10 }).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...spells, 'слово', ' '), { minLength: 1, maxLength: 10 })
    .map((parts) => parts.join(' ')),
);
test('no word of a branch becomes a link, a mention, a reference or markup', () => {
  const page = (text: string, kind: PageChange['kind']): PageChange => ({
    ...emptyChange(`/${text}`, text),
    kind,
    from: text,
    blocks: [
      block(0, 0, { runs: [{ op: 'add', text }] }),
      block(1, 1, { values: [valueChange(text, text, null)] }),
    ],
    shots: [shot(text)],
    weight: { before: 1, after: 99_999, culprits: [{ text, source: { file: text, line: 1 } }] },
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const markdown = commentOf(
        review({
          notCompared: text,
          causes: [cause(text, `/${text}`), cause(text, null)],
          pages: [page(text, 'changed'), page(text, 'shared'), page(text, 'removed'), page(text, 'renamed')],
          findings: [
            { ...problem, file: text, text, repairs: [{ line: 1, gone: 1, text: `${text}\n${text}` }] },
          ],
          notes: [text],
        }),
        told(),
      );
      const { addresses, tags, texts, codes } = rendered(markdown);
      expect(codes.length).toBeGreaterThan(15);
      const ours =
        /^https:\/\/(?:daftar\.example|daftar\.github\.io\/site\/pr-12|github\.com\/daftar\/site)\//;
      for (const address of addresses) expect(new URL(address).href).toMatch(ours);
      expect(new Set(tags.map((tag) => tag.replace(/ (?:href|src|width)="[^"]*"/g, '')))).toEqual(
        new Set([
          '<!-- site-preview 2026-11-21T08:30:00Z published -->',
          '<details open>',
          '</details>',
          '<summary>',
          '</summary>',
          '<br>',
          '<a>',
          '</a>',
          '<img alt="Снимок страницы">',
          '<sub>',
          '</sub>',
        ]),
      );
      // Text outside code is only ours, without Latin words except «UTC» and GitHub's warning marker.
      for (const own of texts) expect(own.replace(/UTC|\[!WARNING\]/g, '')).not.toMatch(/[A-Za-z@#`<>\\|&]/);
    }),
    { numRuns: 75, seed: 20261121 },
  );
});

test('a too long comment omits whole entries, the least important first, and closes its folds', () => {
  // Longer than a comment may be, in characters that need the most space when escaped.
  const long = (of: string) => `${of} ${'`я'.repeat(9_000)}`;
  const pages = (['changed', 'added', 'renamed', 'removed', 'style', 'shared', 'broken'] as const).flatMap(
    (kind) =>
      Array.from(
        { length: 40 },
        (_, index): PageChange => ({
          ...emptyChange(`/${'я'.repeat(280)}${index}`, long('Страница')),
          kind,
          blocks: [block(0, 0, { at: at(long('Слова')) })],
          shots: [shot('x')],
          weight: { before: 1, after: 1e6 + index, culprits: [{ text: long('Вес'), source: null }] },
        }),
      ),
  );
  const findings = Array.from({ length: 500 }, (_, index) => ({
    ...problem,
    text: long(`Проблема ${index}`),
    repairs: [{ line: 1, gone: 1, text: long('Строка') }],
  }));
  const text = commentOf(
    review({
      pages,
      causes: [cause(long('причина'), null)],
      findings,
      notCompared: long('x'),
    }),
    told(),
  );
  expect(text.length).toBeLessThanOrEqual(longestComment);
  expect(text.length).toBeGreaterThan(longestComment / 2);
  const place = (words: string) => text.indexOf(words);
  expect(place('**Проблемы**')).toBeLessThan(place('**Вес страниц**'));
  expect(place('**Вес страниц**')).toBeLessThan(place('<details>'));
  expect(text).toContain('- [и ещё 480](');
  const { tags, kinds } = rendered(text);
  expect(tags.filter((tag) => tag === '<details>')).toHaveLength(
    tags.filter((tag) => tag === '</details>').length,
  );
  expect(kinds).toContain('table');
  expect(text).toMatch(/<sub>Коммит .*<\/sub>\n$/);
});

test('the comment reports a failed build and what the URL still shows', () => {
  const failed = told({ mark: { build: '2026-11-21T08:30:00Z', state: 'failed' } });
  expect(noPreviewComment(failed, null, 'fedcba9876543210fedcba9876543210fedcba98')).toBe(
    `<!-- site-preview 2026-11-21T08:30:00Z failed -->

### Предпросмотр не собрался

Почему — [в журнале сборки](https://github.com/daftar/site/actions/runs/1). Ошибки текста названы и у\u00a0самих строк, на вкладке «Files changed».

По [адресу предпросмотра](https://daftar.github.io/site/pr-12/) пока прежний вид, коммит \`fedcba98\`.

<sub>Коммит \`01234567\`, сборка начата 2026-11-21 08:30 UTC. Комментарий обновляется с каждой правкой.</sub>
`,
  );
});

test('changes that no page shows are in the notes; pictures are mentioned only if there are any', () => {
  const text = commentOf(review({ unseen: ['src/search/engine.ts'], notes: ['Снимков нет.'] }), told());
  expect(text).toContain('Разметка страниц та же');
  expect(text).not.toContain('Ни одна страница');
  expect(commentOf(review(), told())).toContain('Ни одна страница не отличается');
  const seen = 'Изменено, но в разметке страниц не видно: src/search/engine.ts.';
  expect(text).toContain(`**На\u00a0заметку**\n\n- \`${seen}\`\n- \`Снимков нет.\``);
  expect(text).toContain('[Отчёт](https://daftar.github.io/site/pr-12/preview/index.html)');
  expect(text).not.toContain('с картинками');
});

test('the comment on a failed build lists the errors that stop it, with what to paste', () => {
  const failed = told({ mark: { build: '2026-11-21T08:30:00Z', state: 'failed' } });
  const repairs = [{ line: 3, gone: 1, text: 'price: 60000' }];
  const text = noPreviewComment(failed, null, null, [{ ...problem, repairs }]);
  expect(text).toContain('🔴 На\u00a0сайт не\u00a0выйдет');
  expect(text).toContain('`pages/a.mdx:3:1`](https://github.com/daftar/site/edit/');
  expect(text).toContain('Замените строку 3 на:\n  ```\n  price: 60000\n  ```');
  expect(text).not.toContain('в журнале сборки');
});

test('the comment says first whether the request may go live', () => {
  const [first, ...rest] = [[problem], [{ ...problem, severity: 'warning' as const }], []].map(
    (findings) => commentOf(review({ findings }), told()).split('\n\n')[2],
  );
  expect(first).toContain('🔴 На\u00a0сайт не\u00a0выйдет');
  expect(rest.map((line) => line?.slice(0, 2))).toEqual(['🟡', '🟢']);
});

test.each<[RefusalReason | null, string]>([
  ['entries', 'В сборке больше, чем 20\u00a0000\u00a0файлов.'],
  [
    'bytes',
    'Сборка больше, чем 150\u00a0МБ, отведённые одному предпросмотру. Как дать больше, сказано в\u00a0`.github/previews.md`. Собранное можно скачать: [журнал сборки](https://github.com/daftar/site/actions/runs/1), раздел Artifacts.',
  ],
  ['empty', 'В сборке нет главной страницы.'],
  ['space', 'Место для предпросмотров кончилось: всем вместе отведено 900\u00a0МБ.'],
  [null, 'Предпросмотр собран, но не опубликован: [журнал](https://github.com/daftar/site/actions/runs/2).'],
])('the comment explains why a preview was not published: %s', (refusal, words) => {
  const mark = { build: '2026-11-21T08:30:00Z', state: 'refused' as const };
  const text = noPreviewComment(told({ mark }), refusal, null);
  expect(text).toContain(`### Предпросмотр не опубликован\n\n${words}`);
  expect(text).not.toContain('прежний вид');
});

test('a page that is not live has an explanation instead of a link', () => {
  const draft = { ...emptyChange('/fair', 'Тест'), isLive: false };
  const misnamed = commentOf(review({ pages: [emptyChange('/Статья (1)', '')] }), told());
  expect(misnamed).toContain(
    '### [Предпросмотр сайта](https://daftar.github.io/site/pr-12/%D0%A1%D1%82%D0%B0%D1%82%D1%8C%D1%8F%20%281%29)\n',
  );
  const heavy = {
    ...emptyChange('/new', 'Новая'),
    kind: 'added' as const,
    isNew: true,
    weight: {
      before: null,
      after: 204_800,
      culprits: [{ text: 'Картинка a.png добавила 14 КБ', source: null }],
    },
  };
  const text = commentOf(review({ pages: [draft, heavy, { ...heavy, url: '/newer' }] }), told());
  expect(text).not.toContain('https://daftar.example');
  for (const url of ['/fair', '/new']) expect(text).toContain(`\`${url}\` | на\u00a0сайте её нет | `);
  // What makes several pages heavy is said once.
  expect(text).toContain('- `/new` и ещё 1\u00a0страница: `Картинка a.png добавила 14 КБ`\n\n');
});

test('a broken page is described as broken, other pages by what they show of it', () => {
  const label = 'страница не показывается: в файле ошибка';
  const runs = [{ op: 'same' as const, text: 'Team' }];
  const broken = { ...emptyChange('/team', 'Team'), blocks: [block(0, 0, { label, at: at(''), runs })] };
  const list = { ...emptyChange('/', 'Главная'), kind: 'shared' as const, blocks: [block(0, 0)] };
  const gone = { ...emptyChange('/gone', 'Прощание'), kind: 'removed' as const, to: '/team' };
  const pages = [{ ...broken, kind: 'broken' as const }, list, gone];
  const text = commentOf(review({ pages, causes: [cause('запись «Team»', '/team')] }), told());
  // Once, in its table.
  expect(text).toContain(
    '| с ошибкой. Видно ещё: 1\u00a0страница, [например](https://daftar.github.io/site/pr-12/#change=0) |',
  );
  expect(text).not.toContain('Общие правки**');
  // The address of a removed page opens another.
  expect(text).toContain('| [вместо неё](https://daftar.github.io/site/pr-12/team) | удалена |');
});

test('a page with a changed look alone has a row, though no other page shows the change', () => {
  const look = { ...emptyChange('/plans', 'Планы'), blocks: [block(0, 0, { kind: 'style' })] };
  const pages = [{ ...look, kind: 'style' as const }];
  const text = commentOf(review({ pages, causes: [cause('запись «Планы»', '/plans')] }), told());
  expect(text).toContain('Изменён только вид: 1\u00a0страница');
  expect(text).toContain('| изменён вид `Абзац` |');
});
