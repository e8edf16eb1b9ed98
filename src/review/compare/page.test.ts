import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gistOf } from '../texts.ts';
import type { Assets } from './assets.ts';
import { builtPage, type PageView, readBuilt, readView } from './built.ts';
import type { SheetRule } from './change.ts';
import { valueChange } from './change.ts';
import { comparePage } from './page.ts';
import { compareWords } from './words.ts';

const assets: Assets = { key: (url) => url, size: () => null };
const page = (main: string, { head = '', header = '', footer = '' } = {}) =>
  `<!doctype html><html lang="ru"><head><title>Т</title>${head}</head><body><div id="root"><div><header>${header}</header><main>${main}</main><footer>${footer}</footer></div></div></body></html>`;
/** A changed rule of the sources, whose classes are built as `d-Xx1-…`. */
const ruleOf = (selector: string, name: string, was: string | null, is: string | null): SheetRule => ({
  prefix: 'd-Xx1-',
  classes: [...selector.matchAll(/\.([a-z]+)/g)].map(([, local]) => `d-Xx1-${local}`),
  tags: selector.match(/(?<= )[a-z]\w*/g) ?? [],
  values: [valueChange(name, was, is, selector)],
  source: { file: 'a.module.css', line: 1 },
  cause: { key: selector, label: selector, url: null },
});
const compare = (before: string, after: string, basePath = '/', rules: SheetRule[] = []) => ({
  blocks: comparePage(
    readView(builtPage('/x', before, '/'), assets),
    readView(builtPage('/x', after, basePath), assets),
    rules,
  ).map(({ change }) => change),
});
/** Formats a change as one line: kind, label, words. */
const lines = (before: string, after: string) =>
  compare(
    ...([before, after].map((text) => (text.startsWith('<!') ? text : page(text))) as [string, string]),
  ).blocks.map(({ kind, label, runs, side }) =>
    [
      kind,
      label,
      side,
      runs.map(({ op, text }) => (op === 'add' ? `+${text}+` : op === 'del' ? `-${text}-` : text)).join(''),
    ]
      .filter(Boolean)
      .join(' · '),
  );

test('a changed word marks its paragraph, and no other', () => {
  expect(
    lines(
      '<p>Первый абзац.</p><p>Журнал виден родителям.</p>',
      '<p>Первый абзац.</p><p>Журнал сразу виден родителям.</p>',
    ),
  ).toEqual(['changed · абзац · Журнал +сразу +виден родителям.']);
});

test('an inserted paragraph does not make its neighbours changed', () => {
  expect(
    lines('<p>Один и один.</p><p>Три и три.</p>', '<p>Один и один.</p><p>Два и два.</p><p>Три и три.</p>'),
  ).toEqual(['added · абзац · +Два и два.+']);
});

test('a new section is one mark, a removed one is a mark beside its neighbour', () => {
  const section =
    '<section><h2>Вопросы</h2><p>Ответ на первый.</p><ul><li>Раз</li><li>Два</li></ul></section>';
  const kept = '<section><p>Остаётся здесь.</p></section>';
  // An element that only links a stylesheet is invisible.
  expect(lines(kept, `${kept}<span hidden><link rel="stylesheet"></span>`)).toEqual([]);
  expect(lines(kept, kept + section)).toEqual(['added · раздел · +Вопросы Ответ на первый. Раз Два+']);
  expect(lines(kept + section, kept)).toEqual([
    'removed · раздел · after · -Вопросы Ответ на первый. Раз Два-',
  ]);
  expect(lines(section + kept, kept)[0]).toContain('removed · раздел · before');
});

test('a rewritten text is one change with its old and new words', () => {
  const around = (text: string) => `<div><h2>Правила</h2>${text}<h2>Что дальше</h2><p>Ваш ход.</p></div>`;
  const old = '<p>Вопрос должен быть понятен всем.</p><p>Варианты берите из настоящих ошибок учеников.</p>';
  const now = '<p>Нарисуйте тему как карту и отметьте тупики.</p>';
  expect(lines(page(around(old)), page(around(now)))).toEqual([
    'changed · абзац · -Вопрос должен быть понятен всем.--\nВарианты берите из настоящих ошибок учеников.-+\nНарисуйте тему как карту и отметьте тупики.+',
  ]);
  expect(lines(page(around('')), page(around(old)))).toEqual([
    'added · текст · +Вопрос должен быть понятен всем.++\nВарианты берите из настоящих ошибок учеников.+',
  ]);
});

test('a list that became a table is one change, and the reverse', () => {
  const items = ['Цена занятия и его длина', 'За сколько часов отменить урок'];
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const rows = items.map((item) => `<tr><td>О деньгах</td><td>${item}</td></tr>`).join('');
  const table = `<div role="region"><table><tbody>${rows}</tbody></table></div>`;
  expect(lines(list, table)).toEqual([
    'changed · таблица · -Цена занятия и его длина\nЗа сколько часов отменить урок-+\nО деньгах | Цена занятия и его длина\nО деньгах | За сколько часов отменить урок+',
  ]);
  expect(lines(table, list)[0]).toMatch(/^changed · список/);
});

test('a list that got numbers is the old list, and says so', () => {
  const list = (tag: string) =>
    `<h2>Когда</h2><${tag}><li>Если ответили все.</li><li>Если никто.</li></${tag}>`;
  const [block] = compare(page(list('ul')), page(list('ol'))).blocks;
  expect(block).toMatchObject({
    label: 'список',
    values: [{ name: 'нумерация', before: null, after: 'да' }],
    was: [{ tag: 'ul' }],
  });
  expect(lines(list('ol'), list('ul'))).toHaveLength(1);
});

test('items of a list that replace others are changed one by one', () => {
  const list = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  expect(
    lines(
      list(
        'Кто ведёт?',
        'По какой программе и что будет?',
        'Сколько мест занято и обещано до сентября?',
        'Когда начало?',
      ),
      list('Кто ведёт?', 'Чему <b>научим</b> к маю?', 'Хватит ли столов, доски и мела?', 'Когда начало?'),
    ),
  ).toEqual([
    'changed · пункт · -По какой программе и что будет?-+\nЧему научим к маю?+',
    'changed · пункт · -Сколько мест занято и обещано до сентября?-+\nХватит ли столов, доски и мела?+',
  ]);
});

test('of a text split in two, and of two texts joined, all words are told', () => {
  const [first, second] = ['Один урок редко остаётся один.', 'Поэтому спросите у преподавателя материалы.'];
  const whole = `<p>Начало.</p><p>${first} ${second}</p>`;
  const parts = `<p>Начало.</p><p>${first}</p><p>${second}</p>`;
  expect(lines(whole, parts)).toEqual([
    `changed · абзац · ${first}- ${second}-`,
    `added · абзац · +${second}+`,
  ]);
  expect(lines(parts, whole)).toEqual([
    `changed · абзац · ${first}+ ${second}+`,
    `removed · абзац · after · -${second}-`,
  ]);
});

test('an element added around others changes their look; its own text and attributes are reported', () => {
  const text = ['Первый длинный абзац.', 'Второй длинный абзац.'].map((words) => `<p>${words}</p>`).join('');
  const around = (open: string, more = '') => `<p>Начало.</p>${open}<div>${more}${text}</div></section>`;
  const bare = `<p>Начало.</p>${text}`;
  expect(lines(bare, around('<section>'))).toEqual(['style · раздел']);
  expect(lines(around('<section>'), bare)).toEqual(['style · абзац']);
  expect(lines(bare, around('<section>', '<h2>Важное дело</h2>'))).toEqual([
    'style · раздел',
    'added · заголовок · +Важное дело+',
  ]);
  const { blocks } = compare(page(bare), page(around('<section aria-label="Важно">')));
  expect(blocks.flatMap(({ values }) => values.map(({ name, after }) => `${name}: ${after}`))).toEqual([
    'имя для незрячих: Важно',
  ]);
});

test('a text that a writer put into a remark, or took out of it, is one change with what the remark draws', () => {
  const at = (line: number) => `data-app-source="pages/a.mdx:${line}:1"`;
  const text = (line: number, who = 'мама') =>
    `<p ${at(line)}>Оценки видит ${who} в тот же вечер, и спрашивать не нужно.</p>`;
  const remark = (content: string) =>
    `<div role="note" ${at(7)}><svg><use href="#eye"></use></svg><span>Совет: </span><div class="body"><p>О семье</p>${content}</div></div>`;
  const start = `<p ${at(5)}>Начало.</p>`;
  const bare = start + text(7);
  const said = 'Совет:++\nО семье';
  expect(lines(bare, start + remark(text(8)))).toEqual([`changed · текст · +${said}+`]);
  expect(lines(start + remark(text(8)), bare)).toEqual([
    `changed · абзац · ${`+${said}+`.replaceAll('+', '-')}`,
  ]);
  // A picture, and what else came or differs, is told by itself.
  expect(lines(bare, start + remark(`<img src="/a.png" alt="Класс">${text(8)}`))).toEqual([
    'changed · текст · +Совет:+',
    'added · текст · +О семье++\nКласс+',
  ]);
  const more = `<p ${at(10)}>Папа тоже.</p>`;
  expect(lines(bare, start + remark(text(8, 'папа') + more))).toEqual([
    `changed · текст · +${said}+`,
    'changed · абзац · Оценки видит -мама-+папа+ в тот же вечер, и спрашивать не нужно.',
    'added · абзац · +Папа тоже.+',
  ]);
});

test('what is beside a text that got a container does not move, though it changed too', () => {
  const list = (who: string) =>
    `<ol><li>Журнал ведёт ${who} каждый день.</li><li>Оценки видит мама.</li></ol>`;
  const text = '<p>Тест проверяет себя сам, а разбор ошибок приходит ученику в тот же вечер.</p>';
  const bare = `<h2>Что вы получите</h2>${text}${list('преподаватель')}`;
  const boxed = `<h2>Что получит центр</h2><section><div>${text}</div></section>${list('куратор')}`;
  const told = lines(bare, boxed);
  expect(told.filter((line) => line.startsWith('moved'))).toEqual([]);
  expect(told).toContain('changed · пункт · Журнал ведёт -преподаватель-+куратор+ каждый день.');
});

test('a text that another layout has in another container is compared part by part', () => {
  const texts = (who: string) =>
    `<p>Журнал ведёт преподаватель каждый день.</p><p>Оценки видит ${who} в тот же вечер.</p>`;
  const post = (who: string) =>
    `<article><div><div>${texts(who)}</div><aside>Поиск по статьям</aside></div></article>`;
  const plain = (who: string) => `<article><div class="text">${texts(who)}</div></article>`;
  const edit = (was: string, is: string) => `changed · абзац · Оценки видит -${was}-+${is}+ в тот же вечер.`;
  expect(lines(post('мама'), plain('папа'))).toEqual([
    'style · текст',
    edit('мама', 'папа'),
    'removed · надпись · after · -Поиск по статьям-',
  ]);
  expect(lines(plain('папа'), post('мама'))).toEqual([
    'style · текст',
    edit('папа', 'мама'),
    'added · надпись · +Поиск по статьям+',
  ]);
});

test('a container alone in the place of another of its shape is compared with it part by part', () => {
  const article = (scene: string) =>
    `<article class="a"><header class="b"><h1>Журнал</h1><div class="scene">${scene}</div></header></article>`;
  expect(
    lines(
      article('<p>Дилноза Алиева, Анна Ким, Жасур Эргашев</p>'),
      article('<p>Понедельник, алгебра, кабинет двенадцать, химия</p>'),
    ),
  ).toEqual([
    'changed · абзац · -Дилноза Алиева, Анна Ким, Жасур Эргашев-+\nПонедельник, алгебра, кабинет двенадцать, химия+',
  ]);
});

test('a page that grew tenfold keeps its old words', () => {
  const grown = (count: number) => {
    const parts = (tag: string) =>
      [...'абвгдежзик'.slice(0, count)].map((one) => `<${tag}>Шаг ${one}</${tag}>`);
    return `<nav>${parts('p').join('')}</nav><div class="text">${parts('h2').join('')}</div>`;
  };
  expect(lines(grown(1), grown(10)).join()).not.toContain('Шаг а');
});

test('a bold word that another replaces is reported, whatever else differs', () => {
  const text = (first: string, second: string) => `<p>${first} дело и ${second} слово.</p><p>Конец.</p>`;
  expect(
    lines(text('<b>важное</b>', 'важное'), text('важное', '<b>важное</b>').replace('Конец', 'Финал')),
  ).toEqual(['style · абзац', 'changed · абзац · -Конец-+Финал+.']);
});

test('the words that became bold, italic or neither are told', () => {
  const text = (first: string, second: string) => page(`<p>Одно ${first} дело и ${second} слово.</p>`);
  const { blocks } = compare(text('важное', '<em>скучное</em>'), text('<strong>важное</strong>', 'скучное'));
  expect(blocks).toMatchObject([
    {
      kind: 'changed',
      values: [
        { name: 'жирное', before: null, after: 'важное' },
        { name: 'курсив', before: 'скучное', after: null },
      ],
    },
  ]);
});

test('a removed drawing has the hashes of its stylesheets, those inside too, and no words', () => {
  const star = (drawing: string) => page(`<div class="d-SAqkda-inner">${drawing}<h2>Начните</h2></div>`);
  const stage = '<div role="img" class="d-D497cW-stage"><b class="d-tPD_fa-root">Слово</b></div>';
  const [before, after] = [stage, ''].map((drawing) => readView(builtPage('/x', star(drawing), '/'), assets));
  const found = comparePage(before as PageView, after as PageView, []);
  expect(found.map(({ change: { kind, runs }, styledBy }) => [kind, runs, styledBy])).toEqual([
    ['removed', [], ['tPD_fa', 'D497cW', 'SAqkda']],
  ]);
});

test('a drawing that another takes the place of is a change of style', () => {
  const picture = (tag: string) => `<p>Слова.</p><${tag} role="img"><svg><path d="M1"/></svg></${tag}>`;
  expect(lines(picture('div'), picture('span'))).toEqual(['style · рисунок']);
});

test('other words in a drawing are told, but not of another drawing', () => {
  const drawing = (text: string) => page(`<div role="img"><p>${text}</p><p>Вся группа</p></div>`);
  const told = (is: string) => compare(drawing('Задано'), drawing(is)).blocks.map(gistOf);
  expect(told('Что задано')).toEqual(['слова на\u00a0рисунке: Задано Вся группа → Что задано Вся группа']);
  expect(told('Папа видит оценки и пропуски')).toEqual(['рисунок: прежний вид → новый вид']);
});

test('an icon without words is reported by its name', () => {
  const icon = (name: string) => `<svg><use href="/static/icons-1a2b3c4d.svg#${name}"></use></svg>`;
  const link = (inner: string) => page(`<p>Начните сегодня.</p><a href="/x">${inner}</a>`);
  expect(
    lines(
      link(`<span>Обсудить</span>${icon('arrow-right')}`),
      link(`${icon('user-plus')}<span>Обсудить</span>`),
    ),
  ).toEqual(['added · значок · +user-plus+', 'removed · значок · after · -arrow-right-']);
});

test('a picture or an anchor of the text that moved is one change, although it has no words', () => {
  const texts = ['Один и один.', 'Два и два.', 'Три и три.'].map((text) => `<p>${text}</p>`);
  const anchor = (line: number) => `<span id="price" data-app-source="pages/a.mdx:${line}:1"></span>`;
  expect(lines(anchor(5) + texts.join(''), texts.join('') + anchor(11))).toEqual(['moved · надпись']);
  const picture = (line: number) =>
    `<p data-app-source="pages/a.mdx:${line}:1"><img src="/cat.png" alt="Кот"></p>`;
  expect(lines(picture(5) + texts.join(''), texts.join('') + picture(11))).toEqual(['moved · абзац']);
});

test('a block that moved and has other words is one change', () => {
  const note = (words: string) => `<aside><svg><path d="M1"/></svg><p>Если их нет</p><p>${words}</p></aside>`;
  const text = '<p>Родителю важно, дошёл ли ребёнок до занятия.</p><p>И как оно прошло, важно тоже.</p>';
  const said = 'Проверьте в настройках телефона, разрешены ли уведомления.';
  expect(lines(text + note(said), note(said.replace('Проверьте', 'Посмотрите')) + text)).toEqual([
    'moved · текст',
    'changed · абзац · -Проверьте-+Посмотрите+ в настройках телефона, разрешены ли уведомления.',
  ]);
  expect(
    lines(`${text}<h2>Ещё</h2><p>${said}</p>`, `<p>${said.replace('ли ', '')}</p>${text}<h2>Ещё</h2>`),
  ).toEqual(['moved · абзац · Проверьте в настройках телефона, разрешены -ли -уведомления.']);
});

test('a section that moved and of which half is new is one section', () => {
  const section = (name: string, ...texts: string[]) =>
    `<section class="d-Xx1-root"><h2>${name}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const kept = 'Свяжите платформу с сайтом центра и с вашими системами.';
  const was = section('Урок не отменится', kept, 'Оценка уже стоит, а палец ещё на экране.');
  const is = section('Техника не подведёт', kept, 'Нажатие срабатывает сразу, даже если интернет слабый.');
  const text =
    '<section><p>Родителю важно, дошёл ли ребёнок.</p><p>И как прошёл урок, важно тоже.</p></section>';
  expect(lines(was + text, text + is).map((line) => line.split(' · ', 2).join(' · '))).toEqual([
    'moved · раздел',
    'changed · заголовок',
    'changed · абзац',
  ]);
});

test('a link that is alone is changed, whatever its text; one of several came in place of another', () => {
  const links = (...texts: string[]) => texts.map((text) => `<a href="/x">${text}</a>`).join('');
  const [was, is] = ['Присоединяйтесь к нам в октябре', 'Летом бесплатно'];
  expect(lines(links(was), links(is))).toEqual([`changed · ссылка · -${was}-+\n${is}+`]);
  expect(lines(links(was, 'Войти'), links(is, 'Войти'))).toEqual([
    `added · ссылка · +${is}+`,
    `removed · ссылка · before · -${was}-`,
  ]);
});

test('a cell with another text is changed; a new column of a table is one mark', () => {
  const table = (...rows: string[][]) =>
    `<table><tbody>${rows.map(([name, ...cells]) => `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
  const [yes, chat] = ['<strong>есть</strong>', ['Чат с учениками и родителями', 'да', 'да']];
  const was = table(['Живые уроки', yes, yes], chat);
  expect(
    lines(was, table(['Живые уроки', yes, 'только по предварительной записи у администратора'], chat)),
  ).toEqual(['changed · ячейка «Живые уроки» · -есть-+\nтолько по предварительной записи у администратора+']);
  // The neighbouring cell is unchanged.
  expect(lines(was, table(['Живые уроки', 'скоро', yes], chat))).toEqual([
    'changed · ячейка «Живые уроки» · -есть-+скоро+',
  ]);
  const headed = (cell: string) =>
    `<table><thead><tr><th>Возможность</th><th>Центр</th></tr></thead><tbody><tr><td>Чат</td><td>${cell}</td></tr></tbody></table>`;
  expect(lines(headed('нет'), headed('есть'))).toEqual(['changed · ячейка «Чат, Центр» · -нет-+есть+']);
  expect(lines(headed('да'), headed('да').replace('Центр', 'Школа'))).toEqual([
    'changed · заголовок столбца · -Центр-+Школа+',
  ]);
  expect(
    lines(table(['Чат', 'да', 'нет']), table(['Чат', 'нет', 'да'])).map((one) => one.slice(0, 7)),
  ).toEqual(['removed', 'added ·']);
  expect(lines(was, table(['Живые уроки', yes, yes, 'Всем'], [...chat, 'Детям']))).toEqual([
    'added · столбец таблицы · +Всем++\nДетям+',
  ]);
});

test('a removed row has its cells apart', () => {
  const row = (name: string) => `<tr><td>${name}</td><td>50 000 сум</td></tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.map(row).join('')}</tbody></table>`;
  expect(lines(table('Занятие', 'Месяц', 'Год'), table('Занятие', 'Год'))).toEqual([
    'removed · строка таблицы · after · -Месяц | 50 000 сум-',
  ]);
});

test('a short row of a table that moved and changed is one row', () => {
  const row = (name: string, cell: string) => `<tr><td>${name}</td><td>${cell}</td></tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  const others = [row('Чат', 'есть'), row('Уроки', 'есть'), row('Отчёты', 'есть')];
  expect(lines(table(row('Финансы', 'нет'), ...others), table(...others, row('Финансы', 'есть')))).toEqual([
    'moved · строка таблицы',
    'changed · ячейка «Финансы» · -нет-+есть+',
  ]);
});

test('a tag of a new card is not matched with that of a removed one', () => {
  const card = (text: string) => `<article><p>${text}</p><ul><li>Оценки</li></ul></article>`;
  const [old, stays, now] = [
    'Как родителю читать оценки в журнале',
    '<p>Как провести первый урок.</p>',
    'Дневник наблюдений ведёт преподаватель',
  ];
  expect(lines(page(card(old) + stays), page(stays + card(now)))).toEqual([
    `removed · карточка · before · -${old} Оценки-`,
    `added · карточка · +${now} Оценки+`,
  ]);
});

test('a short value is recognized by its position and named by the text around it: 88 % became 90 %', () => {
  const counter = (value: number) =>
    `<div><b class="n">${value}%</b><div>рост</div></div><div><b class="n">150+</b><div>центров</div></div>`;
  expect(lines(counter(88), counter(90))).toEqual(['changed · значение «рост» · -88%-+90%+']);
  const apart = (value: number) => `<div><div><b>${value}</b><i>%</i></div><div>рост</div></div>`;
  expect(lines(apart(88), apart(90))).toEqual(['changed · значение «рост» · -88-+90+']);
});

test('a moved paragraph is neither added nor removed', () => {
  const [a, b, c] = [
    '<p>Первый длинный абзац.</p>',
    '<p>Второй длинный абзац.</p>',
    '<p>Третий длинный абзац.</p>',
  ];
  expect(lines(a + b + c, b + c + a)).toEqual(['moved · абзац']);
  expect(compare(page(a + b + c), page(b + c + a)).blocks[0]?.was).toMatchObject([{ tag: 'p' }]);
  const movedFrom = (before: string, after: string) =>
    compare(page(before), page(after)).blocks[0]?.movedFrom;
  expect([movedFrom(a + b + c, b + c + a), movedFrom(a + b + c, c + a + b)]).toEqual([
    'перед «Второй длинный абзац.»',
    'после «Второй длинный абзац.»',
  ]);
  const question = (name: string) =>
    `<details><summary>${name} они?</summary><p>Длинный ответ на вопрос о том, ${name} они.</p></details>`;
  const [who, where, when] = ['Кто', 'Где', 'Когда'].map(question);
  expect(movedFrom(`${who}${where}${when}`, `${where}${when}${who}`)).toBe('перед «Где они?»');
});

test('in a head with another drawing only the drawing has changed; a name and the text below it are two words', () => {
  const head = (style: string, drawn: string) =>
    `<header class="d-Xx1-root${style}"><h1>Тесты</h1><div class="d-Xx1-scene"><p><b>Пример</b>${drawn}</p></div></header>`;
  expect(
    lines(
      head('', 'катеты равны пяти и двенадцати, найдите гипотенузу'),
      head(' d-Yy2-wide', 'журнал девятого класса за ноябрь, средний балл'),
    ).filter((line) => !line.startsWith('style')),
  ).toEqual([
    'changed · абзац · -Пример катеты равны пяти и двенадцати, найдите гипотенузу-+\nПример журнал девятого класса за ноябрь, средний балл+',
  ]);
  const step = (title: string) => `<p><span aria-hidden="true">3</span>${title}</p>`;
  expect(lines(step('Приглашение семей'), step('Приглашение детей'))).toEqual([
    'changed · абзац · 3 Приглашение -семей-+детей+',
  ]);
});

test('a moved section is one mark, even if other sections have the same icons and labels', () => {
  const card = (title: string, text: string) =>
    `<li><svg><use href="/i.svg#star"></use></svg><b>Совет</b><h3>${title}</h3><p>${text}</p></li>`;
  const section = (...cards: string[]) => `<section><ul>${cards.join('')}</ul></section>`;
  const [a, b, c] = [
    section(card('Раз', 'Первый длинный абзац.'), card('Два', 'Второй длинный абзац.')),
    section(card('Три', 'Третий длинный абзац.'), card('Четыре', 'Четвёртый длинный абзац.')),
    section(card('Пять', 'Пятый длинный абзац.'), card('Шесть', 'Шестой длинный абзац.')),
  ];
  expect(lines(a + b + c, b + c + a)).toEqual(['moved · раздел']);
  // Named by its heading, not by what is above it.
  const named = a.replace('<section>', '<section><p>Надзаголовок</p><h2>Советы</h2>');
  expect(compare(page(named + b + c), page(b + c + named)).blocks.map(gistOf)).toEqual(['Советы']);
  // A card that moved inside of it is another change.
  const turned = section(card('Два', 'Второй длинный абзац.'), card('Раз', 'Первый длинный абзац.'));
  expect(lines(a + b + c, b + c + turned)).toEqual(['moved · раздел', 'moved · пункт']);
  const film = (address: string) => a.replace('</ul>', `</ul><a href="${address}"></a>`);
  expect(lines(film('/a') + b + c, b + c + film('/b'))).toEqual(['moved · раздел', 'changed · ссылка']);
});

test('a card whose whole text is another keeps its heading', () => {
  const card = (heading: string, text: string) => `<li><h3>${heading}</h3><p>${text}</p></li>`;
  const cards = (text: string) => `<ul>${card('Облако', text)}${card('Сайты', 'Быстрые страницы.')}</ul>`;
  expect(lines(cards('Маленькими шагами.'), cards('Kichik qadamlar bilan.'))).toEqual([
    'changed · абзац · -Маленькими шагами-+Kichik qadamlar bilan+.',
  ]);
});

test('a removed question and a changed one beside it are two marks', () => {
  const question = (title: string, text: string) =>
    `<details><summary><span>${title}</span><svg><use href="/i.svg#plus"></use></svg></summary><p>${text}</p></details>`;
  const kept = question('Можно ли вести один курс с разными группами?', 'Да, программа собирается один раз.');
  const said = question('Можно ли вести один курс с тремя группами?', 'Да, программа собирается один раз.');
  const gone = question('Нужно ли проверять тесты вручную?', 'Нет, ответы проверяет сама платформа.');
  expect(lines(gone + kept, said)).toEqual([
    'removed · раскрывающийся блок · before · -Нужно ли проверять тесты вручную? Нет, ответы проверяет сама платформа.-',
    'changed · надпись · Можно ли вести один курс с -разными-+тремя+ группами?',
  ]);
});

test('a change of style is distinguished from a change of words', () => {
  const toned = (tone: string) => `<section data-tone="${tone}"><p>Те же слова.</p></section>`;
  expect(lines(toned('plain'), toned('dark'))).toEqual(['style · раздел']);
  // Its position in the old page, where its picture is taken.
  const moved = compare(page(toned('plain')), page(`<p>Новое.</p>${toned('dark')}`)).blocks;
  expect(moved.map(({ kind, was }) => [kind, was?.[0]?.path.at(-1)])).toEqual([
    ['added', undefined],
    ['style', 0],
  ]);
  const rule = (padding: string) => ({
    head: `<style>@layer a{.d-Xx1-card{padding:${padding}}@media (width>=1px){.d-Xx1-none{top:1px}}}</style>`,
  });
  const card = '<div class="d-Xx1-card"><p>Слова.</p></div><p>Рядом.</p>';
  const { blocks } = compare(page(card, rule('1rem')), page(card, rule('2rem')), '/', [
    ruleOf('.card', 'padding', '1rem', '2rem'),
    ruleOf('.none', 'top', '1px', '2px'),
  ]);
  expect(
    blocks.map(({ kind, values }) => [
      kind,
      values.map(({ owner, name, before, after }) => `${owner} ${name} ${before} → ${after}`),
    ]),
  ).toEqual([['style', ['.card padding 1rem → 2rem']]]);
});

test('internal attributes and the sheet that contains a rule do not count', () => {
  const band = (place: string) => `<section ${place} class="d-Xx1-card"><p>Те же слова.</p></section>`;
  expect(lines(band('data-app-part="_R_1_" data-app-near=""'), band('data-app-part="_R_2_"'))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'styled-'));
  mkdirSync(join(folder, 'static'));
  const rule = (padding: string) => `.d-Xx1-card{padding:${padding}}`;
  const [link, body] = ['<link rel="stylesheet" href="/static/rest-1.css" data-rest>', band('')];
  writeFileSync(join(folder, 'static/rest-1.css'), `${rule('2rem')}:root{--rest-of-styles:"x y"}`);
  writeFileSync(join(folder, 'x.html'), page(body, { head: `<style></style>${link}` }));
  const { html: linked } = readBuilt({ folder, basePath: '/', root: '' }, '/x');
  rmSync(folder, { recursive: true });
  const told = ruleOf('.card', 'padding', '1rem', '2rem');
  expect(
    ['2rem', '1rem'].map(
      (padding) =>
        compare(page(body, { head: `<style>${rule(padding)}</style>` }), linked, '/', [told]).blocks.length,
    ),
  ).toEqual([0, 1]);
});

test.each([
  [
    'a link of spans and an icon',
    '<a href="/a"><span>О нас</span><svg><use href="#i"></use></svg></a>',
    '<a href="/b"><span>О нас</span><svg><use href="#i"></use></svg></a>',
    'адрес ссылки: /a → /b',
  ],
  [
    'a video',
    '<a href="/v?v=one"><svg></svg></a>',
    '<a href="/v?v=two"><svg></svg></a>',
    'адрес ссылки: /v?v=one → /v?v=two',
  ],
  [
    'sizes of a picture',
    '<img alt="" srcset="/a.png 1x">',
    '<img alt="" srcset="/b.png 1x">',
    'файлы: /a.png 1x → /b.png 1x',
  ],
  [
    'a description of a picture',
    '<img src="/cat.png" alt="Кот">',
    '<img src="/cat.png" alt="Кошка">',
    'подпись для незрячих: Кот → Кошка',
  ],
  [
    'a name for screen readers',
    '<nav aria-label="Меню"><a href="/">А</a></nav>',
    '<nav aria-label="Разделы"><a href="/">А</a></nav>',
    'имя для незрячих: Меню → Разделы',
  ],
  ['a language', '<p lang="en">Text</p>', '<p lang="fr">Text</p>', 'язык: en → fr'],
  [
    'a day',
    '<p><time datetime="2026-01-01">вчера</time></p>',
    '<p><time datetime="2026-01-02">вчера</time></p>',
    'дата: 2026-01-01 → 2026-01-02',
  ],
  [
    'one of several links in a text',
    '<p>Есть <a href="/a">чат</a> и <a href="/b">журнал</a>.</p>',
    '<p>Есть <a href="/a">чат</a> и <a href="/c">журнал</a>.</p>',
    'адрес ссылки «журнал»: /b → /c',
  ],
  ['a value', '<form><input value="1"></form>', '<form><input value="2"></form>', 'значение: 1 → 2'],
  ['a level', '<h2>Каталоги</h2>', '<h3>Каталоги</h3>', 'уровень заголовка: 2 → 3'],
  [
    'an attribute without a value',
    '<details open><summary>А</summary></details>',
    '<details><summary>А</summary></details>',
    'раскрыто сразу: да → null',
  ],
  ['a value that became empty', '<img alt="Кот">', '<img alt="">', 'подпись для незрячих: Кот → null'],
  [
    'a space that holds words together',
    '<p>в школе</p>',
    '<p>в\u00a0школе</p>',
    'пробелы: прежние → неразрывные',
  ],
  ['a space that holds no words', '<p>в\u00a0школе</p>', '<p>в школе</p>', 'пробелы: прежние → обычные'],
  [
    'a link in a list to an entry that visitors will see later',
    '<ul><li><h3><a href="/a">А</a></h3></li></ul>',
    '<ul><li><h3><a data-stage="scheduled" href="/a">А</a></h3></li></ul>',
    'ещё не на сайте: null → выйдет позже',
  ],
  [
    'an icon beside hidden words',
    '<button><svg aria-hidden="true"><use href="/i.svg#a"></use></svg><span class="visually-hidden">Ещё</span></button>',
    '<button><svg aria-hidden="true"><use href="/i.svg#b"></use></svg><span class="visually-hidden">Ещё</span></button>',
    'значок: a → b',
  ],
])('nothing that can be noticed is missed: %s', (_, before, after, told) => {
  const { blocks } = compare(page(before), page(after));
  expect(
    blocks.flatMap(({ values }) => values.map((value) => `${value.name}: ${value.before} → ${value.after}`)),
  ).toEqual([told]);
});

test('metadata is reported once, under all its names', () => {
  const head = (title: string) => ({
    head: `<meta property="og:image" content="/${title}.png"><meta property="og:title" content="${title}"><meta property="og:image:alt" content="${title}"><script type="application/ld+json">{"@type":"Thing","name":"${title}"}</script>`,
  });
  const { blocks } = compare(page('<p>А</p>', head('Раз')), page('<p>А</p>', head('Два')));
  expect(blocks.map(({ region, values }) => [region, values.map(({ name }) => name)])).toEqual([
    [
      'head',
      ['название для соцсетей, подпись этой картинки, данные для поисковиков', 'картинка для соцсетей'],
    ],
  ]);
});

test('a redrawn icon of the site is identified by its file, a drawing by the one inside it that differs', () => {
  const of = (held: string) => {
    const people = ['anna.svg~0', `zoya.svg~${held}`].map((file) => `<img src="/people/${file}" alt="">`);
    const head = `<link rel="icon" href="/favicon.svg~${held}">`;
    return page(`<div role="img" aria-label="Урок">${people.join('')}</div>`, { head });
  };
  expect(
    compare(of('1a'), of('2b')).blocks.map(({ values }) => values.flatMap(({ files }) => files)),
  ).toEqual([['/people/zoya.svg'], ['/favicon.svg']]);
});

test('a replaced picture is identified by its file, even in another size; another number in the name is another file', () => {
  const picture = (name: string, width: number, held: string) =>
    page(
      `<picture><source srcset="/static/pictures/${name}-360.avif~${held} 360w, /static/pictures/${name}-${width}.avif~${held} ${width}w"><img src="/static/pictures/${name}-${width}.png~${held}" width="${width}" sizes="${width}px" alt="Линии"></picture>`,
    );
  const told = (now: string) =>
    compare(picture('chart-1', 1200, '1a'), now).blocks.flatMap(({ values }) =>
      values.map(({ name, before, after, files }) => [`${name}: ${before} → ${after}`, files?.length]),
    );
  expect(told(picture('chart-1', 700, '2b'))).toEqual([
    ['файл chart-1: прежний вид → новый вид', 2],
    ['ширина: 1200 → 700', undefined],
  ]);
  // For browsers alone, thus a look.
  const [wider] = compare(page('<img sizes="9px" alt="А">'), page('<img sizes="8px" alt="А">')).blocks;
  expect([wider?.kind, wider?.values]).toEqual(['style', []]);
  expect(told(picture('chart-2', 1200, '2b'))).toContainEqual([
    'файл: /static/pictures/chart-1-1200.png → /static/pictures/chart-2-1200.png',
    undefined,
  ]);
});

test('a long value is compared by words', () => {
  const head = (price: string) => ({
    head: `<meta name="description" content="Один тариф для репетитора, ${price} сум в месяц со всеми возможностями, и свой для центра.">`,
  });
  const { blocks } = compare(page('<p>А</p>', head('50')), page('<p>А</p>', head('55')));
  expect(blocks[0]?.values[0]?.runs?.filter(({ op }) => op !== 'same')).toEqual([
    { op: 'del', text: '50' },
    { op: 'add', text: '55' },
  ]);
});

test('the date of a file’s last change does not count', () => {
  const head = (day: string) => ({
    head: `<meta property="article:modified_time" content="${day}"><script type="application/ld+json">{"@graph":[{"dateModified":"${day}"}]}</script>`,
  });
  expect(compare(page('<p>А</p>', head('2026-01-01')), page('<p>А</p>', head('2026-01-02'))).blocks).toEqual(
    [],
  );
});

test('a comment between two sections does not count, a space between two words does', () => {
  const sections = (between: string) => `<section><p>А</p></section>${between}<section><p>Б</p></section>`;
  expect(lines(sections(' '), sections('\n<!-- --> \n'))).toEqual([]);
  expect(lines('<p><b>А</b><i>Б</i></p>', '<p><b>А</b> <i>Б</i></p>')).toHaveLength(1);
});

test('a page with other structured data differs, one with other scripts does not', () => {
  const told = (job: string, script = '') =>
    page('<p>Слова.</p>', {
      head: `<script type="application/ld+json">{"jobTitle":"${job}"}</script><script>${script}</script>`,
    });
  expect(compare(told('Учитель'), told('Методист')).blocks.map(({ label }) => label)).toEqual([
    'для поисковиков и соцсетей',
  ]);
  expect(compare(told('Учитель'), told('Учитель', 'scripts()')).blocks).toEqual([]);
  // Broken by the change under review.
  expect(compare(told('Учитель'), told('"')).blocks).not.toEqual([]);
});

test('a short menu entry at another position has moved, a word inside a card has not', () => {
  const menu = (...names: string[]) =>
    `<ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`;
  expect(lines(menu('a', 'b', 'c', 'd', 'e'), menu('b', 'c', 'd', 'a', 'e'))).toEqual(['moved · пункт']);
  const cards = (...names: string[]) =>
    `<ul>${names.map((name) => `<li><b>a</b><p>Карточка по имени ${name} и больше ничего.</p></li>`).join('')}</ul>`;
  expect(lines(cards('Первая'), cards('Первая', 'Вторая'))).toEqual([
    'added · пункт · +a Карточка по имени Вторая и больше ничего.+',
  ]);
});

test('the anchor of a heading is told, also if its words are others: links to the former one break', () => {
  const heading = (id: string, words: string) => page(`<h2 id="${id}">${words}</h2>`);
  const told = (...after: [string, string]) =>
    compare(heading('one', 'Раз'), heading(...after)).blocks.map(({ values }) => values.length);
  expect([told('two', 'Два'), told('two', 'Раз')]).toEqual([[1], [1]]);
});

test('the same words in another tag are one change of style', () => {
  expect(
    lines('<div>Те же слова, что были.</div>', '<div><span>Те же слова, что были.</span></div>'),
  ).toEqual(['style · надпись']);
  // Its anchor is the same.
  const column = (tag: string) =>
    `<div><${tag} id="catalogues">Каталоги</${tag}><ul><li>Репетиторы и центры</li></ul></div>`;
  expect(lines(column('p'), column('div'))).toEqual(['style · надпись']);
});

test('a rule that matches nothing on the page, or was added with its block, is no change', () => {
  const rules = [
    ruleOf('.other', 'top', '1px', '2px'),
    ruleOf('.prose h2', 'margin', null, '1px'),
    ruleOf('from', 'opacity @keyframes run', '0', '1'),
  ];
  const style = (top: string) =>
    `<style>.d-Xx1-other{top:${top}}.d-Xx1-prose h2{margin:1px}0%{opacity:1}</style>`;
  const other = '<p class="d-Yy1-other">Слова.</p>';
  expect(compare(page(other), page(other, { head: style('2px') }), '/', rules).blocks).toEqual([]);
  const came = '<div class="d-Xx1-prose"><h2>Новое</h2></div>';
  const kinds = (before: string) =>
    compare(page(before), page(came, { head: style('1px') }), '/', rules).blocks.map(
      ({ kind, label, values }) => [kind, label, ...values.map(({ owner }) => owner)],
    );
  expect(kinds('<p>Слова.</p>').map(([kind]) => kind)).not.toContain('style');
  expect(kinds(came)).toEqual([
    ['style', 'надпись', '.prose h2'],
    ['style', 'вся страница', 'from'],
  ]);
});

test('a rule with tags is of a page that has them, or may get them in a part with a state', () => {
  const style = (top: string) => ({ head: `<style>.d-Xx1-words li{top:${top}}</style>` });
  const told = (attribute: string, inside: string) => {
    const main = `<div class="d-Xx1-words"${attribute}>${inside}</div>`;
    const rules = [ruleOf('.words li', 'top', '1px', '2px')];
    return compare(page(main, style('1px')), page(main, style('2px')), '/', rules).blocks.length;
  };
  const [list, text] = ['<ul><li>Пункт</li></ul>', '<p>Слова.</p>'];
  expect([told('', list), told('', text), told(' data-app-part="a"', text)]).toEqual([1, 0, 1]);
});

test('a removed picture is one value, its file; an added one also has its text for screen readers', () => {
  const [initials, portrait] = [
    '<div>ИК</div>',
    '<div>ИК<img src="/a.svg" alt="Ирина" loading="lazy"></div>',
  ];
  const told = (before: string, after: string) =>
    compare(page(before), page(after)).blocks.flatMap(({ values }) => values.map(({ name }) => name));
  expect(told(portrait, initials)).toEqual(['файл']);
  expect(told(initials, portrait)).toEqual(['подпись для незрячих', 'файл']);
});

test('other styles from a package are reported, those added with a block are not', () => {
  const styled = (css: string) => page('<p>Слова.</p>', { head: `<style>${css}</style>` });
  const told = (css: string) => compare(styled('p{top:1px}'), styled(css)).blocks.map(({ label }) => label);
  expect(told('p{top:2px}')).toEqual(['вся страница']);
  expect(told('b{top:1px}p{top:1px}')).toEqual([]);
});

test('a new picture is described by its alt and has no link targets of its neighbours', () => {
  const post = (picture: string) =>
    page(`<article><h1>О журнале</h1><p>Текст <a href="/about">о нас</a>.</p>${picture}</article>`);
  const [found] = comparePage(
    ...([post(''), post('<figure><img src="/a.png" alt="Три пятёрки"></figure>')].map((html) =>
      readView(builtPage('/x', html, '/'), assets),
    ) as [PageView, PageView]),
    [],
  );
  expect(found?.change.runs).toEqual([{ op: 'add', text: 'Три пятёрки' }]);
  expect(found?.linksTo).toEqual([]);
  // The frame around a portrait, not a text.
  const person = (portrait: string) => `<div>${portrait}<b>Ирина Ким</b></div>`;
  const frame = '<span><img src="/a.svg" alt=""></span>';
  expect(lines(person(''), person(frame))).toEqual(['added · картинка']);
  const quote = '<figure><blockquote>Удобно.</blockquote><img src="/a.svg" alt=""></figure>';
  expect(lines(person(''), person(quote))).toEqual(['added · цитата · +Удобно.+']);
});

test('rules of a form’s field are named for readers', () => {
  const form = (rules: string) => page(`<form><label>Тема <input name="subject" ${rules}></label></form>`);
  const { blocks } = compare(form('maxlength="120"'), form('maxlength="150" required'));
  expect(blocks.flatMap(({ values }) => values.map(({ name }) => name))).toEqual([
    'наибольшая длина',
    'обязательное поле',
  ]);
  const send = (subject: string) =>
    form(`><button formaction="mailto:a@d.example?subject=${encodeURI(subject)}">Написать</button><input`);
  const [sent] = compare(send('Рассылка'), send('Наша рассылка')).blocks.flatMap(({ values }) => values);
  expect([sent?.name, sent?.before, sent?.after]).toEqual([
    'адрес формы',
    'mailto:a@d.example?subject=Рассылка',
    'mailto:a@d.example?subject=Наша рассылка',
  ]);
  const link = (current: string) => page(`<nav><a href="/a" ${current}>Возможности</a></nav>`);
  const [here] = compare(link('aria-current="true"'), link('')).blocks.flatMap(({ values }) => values);
  expect([here?.name, here?.before, here?.after]).toEqual(['отметка «вы здесь»', 'да', null]);
});

test('shared header and banner are distinguished from the page', () => {
  const banner = (text: string) => page('<p>Текст.</p>').replace('<header>', `<div>${text}</div><header>`);
  expect(compare(banner('Старое'), banner('Новое')).blocks.map(({ region }) => region)).toEqual(['header']);
  const { blocks } = compare(
    page('<p>Текст.</p>', { header: '<a href="/">Домой</a>' }),
    page('<p>Текст.</p>', { header: '<a href="/">На главную</a>' }),
  );
  expect(blocks.map(({ region }) => region)).toEqual(['header']);
});

test.each([
  ['its groups', '50\u00a0000 сум', '60\u00a0000 сум', '-50 000-+60 000+ сум'],
  ['its decimals and the sign of percent', 'рост 4,8\u00a0%', 'рост 4,9\u00a0%', 'рост -4,8 %-+4,9 %+'],
])('a number is one word with %s', (_, before, after, told) => {
  expect(lines(`<p>${before}</p>`, `<p>${after}</p>`)).toEqual([`changed · абзац · ${told}`]);
});

test('another build of the same content does not differ', () => {
  const before = page(
    '<a href="/">Домой</a><a href="/about#x">О нас</a><label for="_R_1_">Имя</label><input id="_R_1_"><p>Так.</p>',
  );
  const after = page(
    '<a href="/pr-12">Домой</a><a href="/pr-12/about#x">О нас</a><label for="_R_7b_">Имя</label><input id="_R_7b_"><p data-app-source="pages/x.mdx:3:1">Так.</p>' +
      '<aside data-tool="">Черновик</aside>',
  );
  expect(compare(before, after, '/pr-12/').blocks).toEqual([]);
  const [old = '', now = ''] = ['core-DDvIp7ZW', 'core-RFPcRFco'].map((chunk) =>
    page('<p>Так.</p>', { head: `<style data-chunks="${chunk}">p{top:1px}</style>` }),
  );
  expect(compare(old, now, '/pr-12/').blocks).toEqual([]);
});

test('thousands of blocks rewritten at once do not hang', () => {
  const many = (word: string) =>
    Array.from({ length: 1200 }, (_, index) => `<p>${word} номер ${index}</p>`).join('');
  expect(compare(page(many('старый')), page(many('совсем иной'))).blocks.length).toBeGreaterThan(0);
});

test('words are compared whole, and spaces between two changes belong to them', () => {
  const text = (before: string, after: string) =>
    compareWords(before, after)
      .map(({ op, text: part }) => (op === 'add' ? `+${part}+` : op === 'del' ? `-${part}-` : part))
      .join('');
  expect(text('Рост успеваемости 88 %', 'Рост посещаемости 88 %')).toBe(
    'Рост -успеваемости-+посещаемости+ 88 %',
  );
  expect(text('в одной таблице', 'в другом месте')).toBe('в -одной таблице-+другом месте+');
  expect(text('учителей и центров', 'учителей, родителей и центров')).toBe('учителей+, родителей+ и центров');
  expect(text('учителей, родителей и центров', 'учителей и центров')).toBe('учителей-, родителей- и центров');
  expect(text('', 'всё новое')).toBe('+всё новое+');
  expect(text('9:00–18:00', '8:30–19:00')).toBe('-9:00–18:00-+8:30–19:00+');
});

test('the social picture of a page with a Russian address is found', () => {
  const head =
    '<meta property="og:image" content="https://site.example/static/social/%D0%BE-%D0%BD%D0%B0%D1%81-1a2b3c4d.png">';
  const { card } = readView(builtPage('/о-нас', page('<p>Слова.</p>', { head }), '/'), assets);
  expect(card.picture).toBe('/static/social/о-нас-1a2b3c4d.png');
});

test.each([
  ['a link before a day', '<p><a href="/b">Методика</a><time>12 ноября</time></p>', 'Методика 12 ноября'],
  [
    'a telephone before its use',
    '<p><a href="tel:1">200-00-01</a><span>Поддержка</span></p>',
    '200-00-01 Поддержка',
  ],
  ['no words of a drawing', '<p>Слова<span role="img"><span>рисунка</span></span></p>', 'Слова'],
  ['a comma of its own', '<p>Жасур<span>, <!-- -->директор</span></p>', 'Жасур, директор'],
  ['a part of a word', '<p>Да<b>фта</b>р и <b>Д</b>афтар, H<sub>2</sub><i>O</i></p>', 'Дафтар и Дафтар, H2O'],
])('words that are visually apart have a space between them: %s', (_, html, said) => {
  expect(compare(page('<h1>А</h1>'), page(`<h1>А</h1>${html}`)).blocks[0]?.at.text).toBe(said);
});

test('a long text is cut after a word and ends with «…»', () => {
  const text = 'Полностью исключить риск не может ни одна система. Поэтому не сообщайте никому свой пароль.';
  const [block] = compare(page('<h1>А</h1>'), page(`<h1>А</h1><p>${text}</p>`)).blocks;
  expect(block?.at.text).toBe(
    'Полностью исключить риск не может ни одна система. Поэтому не сообщайте никому…',
  );
});
