import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyProject } from '../bench/project.ts';
import { settings } from '../settings.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: Страница маленького сайта, на котором проверяют, что лента отмечает ровно то, что изменилось.\n---\n\n${body}\n`;

const cards = (first: string) =>
  `<PolicyCards heading="Три карточки">\n  <PolicyCard icon="wallet" title="Первая">${first}</PolicyCard>\n  <PolicyCard icon="eye" title="Вторая">Вторая карточка стоит рядом.</PolicyCard>\n</PolicyCards>`;

/** Sections used by the small site, its layouts and its not-found pages. */
const sections = new Set([
  'CallToAction',
  'Callout',
  'CardGrid',
  'Count',
  'Counters',
  'Hero',
  'KeyTools',
  'PageBanner',
  'PolicyCards',
  'Portal',
  'SiteValue',
  'StarPuzzle',
  'VideoBlock',
]);

/** Files of the base: a small site. */
const before: Record<string, string> = {
  'index.mdx': page(
    'Главная',
    '<Counters>\n  <Counter value={150} symbol="+" icon="users">учебных центров</Counter>\n  <Counter value={88} symbol="%" icon="trending-up">средний рост</Counter>\n</Counters>\n\n<KeyTools heading="Инструменты">\n  <Tool slug="digital-journal" tag1="Всем" tag2="Журнал" width="wide">Карточка функции.</Tool>\n</KeyTools>',
  ),
  'about.mdx': page(
    'О нас',
    '## Кто мы\n\nЖурнал виден родителям в тот же день.\n\nЭтот абзац исчезнет.\n\nА этот останется на месте.\n\n<VideoBlock heading="Один день" label="Как это работает">\nОт урока до оценки.\n</VideoBlock>',
  ),
  'pricing.mdx': page('Тарифы', `Месяц стоит <SiteValue name="price" />.\n\n${cards('Слова не меняются.')}`),
  'contact.mdx': page(
    'Контакты',
    "## Адрес\n\nСтраница, которую никто не трогал.\n\n<CallToAction heading=\"Начните\" action={{ text: 'Перейти', href: '/pricing' }}>\nСсылка сменит адрес.\n</CallToAction>",
  ),
  'broken.mdx': page('Недописано', '<Counters>'),
  'gone.mdx': page('Прощание', '## Больше не нужно\n\nЭту страницу удаляют, и ничего похожего взамен нет.'),
  'old-name.mdx': page(
    'Переезд',
    '## Переезжаем\n\nЭта страница только сменит адрес.\n\nВсё остальное на ней прежнее.',
  ),
};

const sub = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no «${from}»`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
};

/** The change under review, as a writer would make it. */
function change(copy: string): void {
  const at = (name: string) => join(copy, 'pages', name);
  sub(at('index.mdx'), 'value={88}', 'value={90}');
  sub(at('about.mdx'), 'виден родителям', 'сразу виден родителям');
  sub(at('about.mdx'), 'Этот абзац исчезнет.\n\n', '');
  sub(at('feature/digital-journal.mdx'), 'title: Цифровой журнал', 'title: Электронный журнал');
  sub(
    join(copy, 'mdx-components/PolicyCards/PolicyCards.module.css'),
    'max-width: 27.5em;',
    'max-width: 27.5em;\n    letter-spacing: 1px;',
  );
  renameSync(at('old-name.mdx'), at('new-name.mdx'));
  rmSync(at('gone.mdx'));
  sub(at('contact.mdx'), "href: '/pricing'", "href: '/about'");
  sub(at('_site/settings.mdx'), `price: ${settings.plans.tutor.price}`, 'price: 60000');
  sub(
    at('_site/settings.mdx'),
    `channel: own\n  id: ${settings.video.id}`,
    'channel: youtube\n  id: dFt4rSampl9',
  );
  sub(
    at('_site/header.mdx'),
    '            text: Кого мы ищем в команду\n',
    '            text: Кого мы ищем в команду\n          - id: plans\n            title: Один тариф\n            link: /pricing\n            icon: wallet\n            text: Сколько это стоит\n',
  );
  sub(
    join(copy, 'mdx-components/Counters/Counters.tsx'),
    '<ul className={strip.root}>',
    '<ul className={strip.root} aria-label="Цифры">',
  );
  writeFileSync(
    at('hostile.mdx'),
    page('"<img src=x onerror=alert(1)> @everyone"', 'Новая страница с недобрым названием.'),
  );
}

/** Creates the fixture's repository: the project with few pages, the base on `main`, the change on `change`. */
export function makeFixture(): string {
  const copy = copyProject(root);
  const keep = new Set(['_site', '_404.mdx', 'feature']);
  for (const name of readdirSync(join(copy, 'pages')))
    if (!keep.has(name)) rmSync(join(copy, 'pages', name), { recursive: true });
  for (const name of readdirSync(join(copy, 'pages/feature')))
    if (!/^(?:digital-journal|_404)\.mdx$/.test(name)) rmSync(join(copy, 'pages/feature', name));
  // Sections that no page uses need not be bundled.
  for (const { name } of readdirSync(join(copy, 'mdx-components'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_') && !sections.has(entry.name),
  ))
    rmSync(join(copy, 'mdx-components', name), { recursive: true });
  for (const [name, text] of Object.entries(before)) writeFileSync(join(copy, 'pages', name), text);
  // Not published yet, both before and after the change.
  sub(join(copy, 'pages/feature/digital-journal.mdx'), '---\n', '---\npublishAt: 2099-01-01\n');
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=T', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false', ...args],
      { cwd: copy },
    );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  git('checkout', '-q', '-b', 'change');
  change(copy);
  git('add', '-A');
  git('commit', '-q', '-m', 'change');
  return copy;
}

/** Builds the fixture's preview as for pull request 12. */
export async function buildFixture(copy: string, title: string, ...args: string[]): Promise<string> {
  const event = join(copy, '.git/event.json');
  writeFileSync(event, JSON.stringify({ pull_request: { number: 12, title } }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'src/run.mjs',
      'src/review/preview.ts',
      '--no-serve',
      '--base',
      'main',
      '--base-path',
      '/pr-12/',
      ...args,
    ],
    { cwd: copy, env: { ...process.env, BUILD_EXTRAS: 'none', GITHUB_EVENT_PATH: event, OUT_DIR: '' } },
  );
  return stdout;
}
