import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, openStore, samples } from '../../tests/content.ts';
import { checkSite } from './check-site.ts';

/** Broken files of writers (tests/fixtures/broken): markup. Each is laid over a good site, alone. */
const site = openBrokenSite();
afterAll(site.close);

test('unclosed tag', async () => {
  expect(await site.told('unclosed-tag')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/syntax Тег <Callout> не закрыт.",
    ]
  `);
});

test('tag that is opened before a text and closed nowhere', async () => {
  expect(await site.told('unclosed-line')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/syntax Тег <Callout> не закрыт.",
    ]
  `);
});

test('stray marks', async () => {
  expect(await site.told('stray-marks')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:11 mdx/stray-mark Звёздочки «**» стоят без пары: читатель их увидит.",
      "about.mdx:8:44 mdx/stray-mark Между «]» и «(» стоит пробел: ссылка или картинка показана как текст. [fix]",
      "about.mdx:10:7 mdx/stray-mark Звёздочка «*» стоит без пары: читатель её увидит.",
      "about.mdx:10:14 text/punctuation Пробел перед знаком препинания. [fix]",
      "about.mdx:10:18 mdx/stray-mark Знаки «__» стоят без пары: читатель их увидит.",
      "about.mdx:10:73 mdx/stray-mark В адресе есть пробел: ссылка показана как текст.",
      "about.mdx:10:78 text/spelling Слова «tures» нет в словаре.",
      "about.mdx:12:1 mdx/stray-mark После «##» нет пробела: вместо заголовка читатель увидит решётки. [fix]",
      "about.mdx:14:17 mdx/stray-mark Между «]» и «(» стоит пробел: ссылка или картинка показана как текст. [fix]",
      "about.mdx:16:1 mdx/stray-mark Это ещё не картинка: читатель увидит восклицательный знак и скобки.",
      "about.mdx:18:18 mdx/stray-mark Скобка после адреса не закрыта: ссылка или картинка показана как текст. [fix]",
      "about.mdx:20:18 text/punctuation Пробел перед знаком препинания. [fix]",
    ]
  `);
});

test('mismatched tag', async () => {
  expect(await site.told('mismatched-tag')).toMatchInlineSnapshot(`
    [
      "about.mdx:12:1 mdx/syntax Закрыт </Faq>, а открыт был <Callout>.",
    ]
  `);
});

test('stray less', async () => {
  expect(await site.told('stray-less')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:13 mdx/syntax Знак «<» начинает тег, а дальше стоит не имя. [fix]",
    ]
  `);
});

test('brace', async () => {
  expect(await site.told('brace')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:10 mdx/syntax Фигурные скобки в тексте здесь служебные.",
    ]
  `);
});

test('open brace', async () => {
  expect(await site.told('open-brace')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:10 mdx/syntax Фигурная скобка { не закрыта.",
    ]
  `);
});

test('class attribute', async () => {
  expect(await site.told('class-attribute')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:10 props/unknown Свойства «class» у <Callout> нет.",
    ]
  `);
});

test('html comment', async () => {
  expect(await site.told('html-comment')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/syntax Комментарий <!-- --> здесь не работает. [fix]",
    ]
  `);
});

test('no blank line', async () => {
  expect(await site.told('no-blank-line')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/syntax Тег <Callout> открыт в одном абзаце, пункте или цитате, а закрыт в другом.",
    ]
  `);
});

test('wrong quotes', async () => {
  expect(await site.told('wrong-quotes')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:16 mdx/syntax Значение свойства стоит не в тех кавычках. [fix]",
    ]
  `);
});

test('inner quotes', async () => {
  expect(await site.told('inner-quotes')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:29 mdx/syntax Внутри значения стоит прямая кавычка " — значение на ней закончилось.",
    ]
  `);
});

test('indentation', async () => {
  expect(await site.told('indentation')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:3 mdx/syntax Тег <Callout> открыт в одном абзаце, пункте или цитате, а закрыт в другом.",
    ]
  `);
});

test('void tag', async () => {
  expect(await site.told('void-tag')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:14 mdx/syntax Тег <br> не закрыт. [fix]",
    ]
  `);
});

test('angle link', async () => {
  expect(await site.told('angle-link')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:9 mdx/syntax Ссылка в угловых скобках здесь не работает. [fix]",
    ]
  `);
});

test('code', async () => {
  expect(await site.told('code')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/code Строки import и export здесь не работают.",
      "about.mdx:10:7 mdx/code Выражение {alert()} нельзя выполнить.",
    ]
  `);
});

test('code that looks like a value, and what a plain tag may not carry', async () => {
  const head =
    '---\ntitle: О нас\ndescription: Кто делает платформу, зачем и каких правил держится команда.\n---\n\n';
  const body = '<Callout title={/а/}>Текст <mark style="color: red">с меткой</mark>.</Callout>\n';
  const told = await site.told('', {
    'pages/about.mdx': `${head}<PageBanner heading="Кто мы" />\n\n${body}`,
  });
  expect(told).toEqual([
    'about.mdx:8:10 mdx/code Выражение {/а/} нельзя выполнить.',
    'about.mdx:8:34 mdx/code У тега <mark> не может быть «style».',
  ]);
});

test('unknown component', async () => {
  expect(await site.told('unknown-component')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/unknown-component Компонента <Calout> нет. [fix]",
      "about.mdx:14:1 mdx/unknown-component Тег <div> здесь нельзя использовать.",
    ]
  `);
});

test('bad props', async () => {
  expect(await site.told('bad-props')).toMatchInlineSnapshot(`
    [
      "about.mdx:9:12 props/unknown Свойства «valeu» у <Counter> нет. [fix]",
      "about.mdx:10:18 props/type В свойстве «value» не тот вид значения. [fix]",
      "about.mdx:11:3 props/missing Не хватает свойства «icon» у <Counter>.",
      "about.mdx:12:35 props/duplicate Свойство «icon» записано дважды.",
      "about.mdx:15:1 heading/main Главный заголовок на странице должен быть один.",
      "about.mdx:15:34 props/length Свойство «heading» слишком короткое: 1 знак, наименьшее — 2.",
      "about.mdx:15:44 props/unknown-value Значения «heroo» для свойства «scene» нет. [fix]",
      "about.mdx:15:78 props/unknown Свойства «action.hreff» у <Hero> нет. [fix]",
    ]
  `);
});

test('what is missing is shown as it is written', async () => {
  const sections = [
    '<Counters>\n<Counter icon="users">Ученики.</Counter>\n<Counter value={5}>Ученики.</Counter>\n</Counters>',
    '<CallToAction heading="Начните" action={{ href: \'/contact\' }}>\nТекст.\n</CallToAction>',
    '<CallToAction heading="Начните">\nТекст.\n</CallToAction>',
    '<Day heading="Один день" lead="День четырёх человек.">\n</Day>',
  ];
  await site.told('', { 'pages/about.mdx': mdx(samples.page, sections.join('\n\n')) });
  const told = (await checkSite(openStore(site.root))).filter(({ rule }) => rule === 'props/missing');
  expect(told.map(({ hint }) => hint.replaceAll('\u00a0', ' '))).toEqual([
    'Допишите в тег: value={…}.',
    'Допишите в тег: icon="…".',
    "Допишите в «action» через запятую: text: '…'.",
    "Допишите в тег: action={{ text: '…', href: '…' }}.",
    "Допишите в тег: people={[{ as: '…', name: '…', role: '…' }]}.",
  ]);
});

test('misplaced children', async () => {
  expect(await site.told('misplaced-children')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/children <Question> стоит не на своём месте.",
      "about.mdx:12:1 mdx/children Прямо внутри <Faq> могут стоять только <Question>.",
      "about.mdx:16:1 mdx/children <Steps> пуст.",
      "about.mdx:18:1 mdx/children Внутри <SiteValue> ничего не бывает: текст оттуда не попадёт на страницу.",
    ]
  `);
});

test('section in sentence', async () => {
  expect(await site.told('section-in-sentence')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:10 mdx/tag-in-sentence <Callout> стоит посреди предложения.",
      "about.mdx:8:45 mdx/tag-in-sentence После «<» стоит пробел: <Callout> показан как текст. [fix]",
    ]
  `);
});

test('headings', async () => {
  expect(await site.told('headings')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 heading/main Главный заголовок на странице должен быть один. [fix]",
      "about.mdx:10:1 heading/order Заголовок «Глубоко» перескочил уровень. [fix]",
    ]
  `);
});

test('no main heading', async () => {
  expect(await site.told('no-main-heading')).toMatchInlineSnapshot(`
    [
      "about.mdx:4:1 heading/main У страницы нет главного заголовка.",
    ]
  `);
});
