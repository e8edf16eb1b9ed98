import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lines, openBrokenSite } from '../../tests/broken.ts';
import { openStore } from '../../tests/content.ts';
import { splice } from '../content/problems/problems.ts';
import { checkSite } from './check-site.ts';
import { fixSite } from './fix.ts';

/** What writers did in a trial: each slip is one problem at its position, and mechanical ones are fixed. */
const site = openBrokenSite();
afterAll(site.close);

const good = (file: string) => readFileSync(`tests/fixtures/good/pages/${file}.mdx`, 'utf8');
const texts = {
  about: good('about'),
  post: good('blog-single/first-lesson'),
  feature: good('feature/digital-journal'),
  header: good('_site/header'),
  settings: good('_site/settings'),
};

/** Lays a file over the good site and fixes it. */
async function tried(file: string, text: string) {
  site.lay('', { [`pages/${file}.mdx`]: text });
  const store = openStore(site.root);
  const problems = await checkSite(store);
  const told = lines(problems).map((line) => line.replace(/ \[fix\]$/, ''));
  if (problems.some(({ fix }) => fix)) await fixSite(store);
  return { told, problems, repaired: site.read(`pages/${file}.mdx`) };
}

/** Slips with an empty problem are of the same kind as one above them, which is reported for all. */
const bodies: readonly (readonly [text: string, told: string, repaired?: string])[] = [
  ['<<<<<<< HEAD\nПервая версия.\n=======\nВторая версия.\n>>>>>>> правка', '1:1 mdx/leftover'],
  ['{/*StartFragment*/}Текст.{/*EndFragment*/}', '1:1 mdx/leftover', 'Текст.'],
  ['<!--StartFragment-->Текст.<!--EndFragment-->', '', 'Текст.'],
  ['Текст :contentReference[oaicite:0]{index=0} дальше.', '1:7 mdx/leftover', 'Текст дальше.'],
  ['Текст【4†источник】.', '', 'Текст.'],
  ['Текст \ue200cite\ue202turn0search3\ue202turn0view5\ue201.', '', 'Текст.'],
  ['## Оценки {#ocenki}', '1:11 mdx/leftover', '## Оценки'],
  ['![][image1]\n\n[image1]: <data:image/png;base64,AAAA>', '1:1 mdx/leftover'],
  ['Мы <‹пока>> открыты.', '1:4 mdx/leftover', 'Мы «пока» открыты.'],
  ['##\u00a0Оценки', '1:3 mdx/leftover', '## Оценки'],
  ['##\u202fОценки', '', '## Оценки'],
  ['-\u00a0Раз на доске\n-\u00a0Два на доске', '', '- Раз на доске\n- Два на доске'],
  ['1.\u00a0Раз на доске', '', '1. Раз на доске'],
  ['>\u00a0Раз на доске', '', '> Раз на доске'],
  ['- Раз на доске\n\u00a0\u00a0- Два на доске', '', '- Раз на доске\n  - Два на доске'],
  ['\u00a0<Callout kind="tip">\nТекст.\n</Callout>', '', '<Callout kind="tip">\nТекст.\n</Callout>'],
  ['Раз.\n\u00a0\nДва.', '', 'Раз.\n\nДва.'],
  ['Хотите, я сделаю таблицу сравнения?', '1:1 text/chat'],
  ['Готово! Если нужно, могу сократить текст.', '1:1 text/chat'],
  ['Конечно, вот переработанный вариант:', '1:1 text/chat'],
  ['Вот финальная версия статьи с учётом ваших замечаний:', '1:1 text/chat'],
  ['Если нужны изменения — дайте знать!', '1:1 text/chat'],
  ['**Slug:** first-lesson', '1:3 text/chat'],
  ['Количество слов: 150', '1:1 text/chat'],
  ['Let me know if you need anything else!', '1:1 text/chat'],
  ['Доска в классе. [Здесь вставьте скриншот доски]', '1:17 text/sample'],
  ['(Здесь можно добавить отзыв)', '1:1 text/sample'],
  [':::tip Совет\nТекст внутри.\n:::', '1:1 mdx/stray-mark'],
  [':::warning\n\nЕщё текст.\n\n:::', '1:1 mdx/stray-mark'],
  ['[TOC]', '1:1 mdx/stray-mark'],
  ['\\#\\# Оценки за неделю', '1:1 mdx/leftover', '## Оценки за неделю'],
  ['Это \\*\\*важно\\*\\*, \\[Связь с нами\\](/contact).', '', 'Это **важно**, [Связь с нами](/contact).'],
  ['```mdx\n**Текст** в рамке.\n```', '1:1 mdx/open-code', '**Текст** в рамке.'],
  ['Смотрите [образец сайта](https://example.com/page).', '1:26 link/copied'],
  ['Урок с целью—без неё никак.', '1:13 text/punctuation', 'Урок с целью — без неё никак.'],
  ['## Как Начать Урок В Новой Группе', '1:4 text/capitals'],
  ['a) Раз\nb) Два', '1:1 mdx/stray-mark', '- Раз\n- Два'],
  [
    'Шаг 1: откройте журнал\nШаг 2: поставьте оценку',
    '1:1 mdx/stray-mark',
    '- Шаг 1: откройте журнал\n- Шаг 2: поставьте оценку',
  ],
  ['Площадь $S$ больше.', '1:9 mdx/leftover'],
  [
    'Запись ( в скобках ) и ещё ( в скобках ).',
    '1:9 text/punctuation',
    'Запись (в скобках) и ещё (в скобках).',
  ],
  ['< Callout kind="tip">\nТекст.\n</Callout>', '1:1 mdx/syntax', '<Callout kind="tip">\nТекст.\n</Callout>'],
  ['| Код | Знак |\n| --- | --- |\n| `a|b` | Или |', '3:1 mdx/table-cells'],
  ['Раз.\n\n=======\n\nДва.', '3:1 mdx/leftover'],
  ['Моё.\n||||||| 1a2b3c4\nСтарое.', '2:1 mdx/leftover'],
  ['Если a<b и c>d, то верно.', '1:7 mdx/syntax', 'Если a&lt;b и c>d, то верно.'],
  ['Если x<y, то верно.', '1:7 mdx/syntax', 'Если x&lt;y, то верно.'],
  [
    'Смотрите https://daftar.example/contact сейчас.',
    '1:10 link/copied',
    'Смотрите [daftar.example/contact](/contact) сейчас.',
  ],
  ['[Почта](http://localhost:5173/contact)', '1:9 link/copied', '[Почта](/contact)'],
  ['[Отчёт](file:///C:/Users/anna/about.mdx)', '1:9 link/copied'],
  [
    '[Почта](https://www.google.com/url?q=https://daftar.example/contact&sa=D)',
    '1:9 link/copied',
    '[Почта](/contact)',
  ],
  [
    '[Закон](https://lex.uz/docs/Закон?a=1&utm_source=chatgpt.com#1)',
    '1:9 link/copied',
    '[Закон](https://lex.uz/docs/Закон?a=1#1)',
  ],
  ['•\tРаз на доске\n•\tДва на доске', '1:1 mdx/stray-mark', '- Раз на доске\n- Два на доске'],
  ['o\tРаз на доске\no\tДва на доске', '1:1 mdx/stray-mark', '- Раз на доске\n- Два на доске'],
  ['–\tРаз на доске\n–\tДва на доске', '1:1 mdx/stray-mark', '- Раз на доске\n- Два на доске'],
  ['Слово “раз”, **„два”** и\u00a0‘три’.', '1:7 text/quotes', 'Слово «раз», **«два»** и\u00a0«три».'],
  ['– Кто готов?\n\n– Мы, – сказал он.', '', '— Кто готов?\n\n— Мы, – сказал он.'],
  ['– тетрадь;\n\n– ручку.', '', '- тетрадь;\n\n- ручку.'],
  ['- раз\n* два\n* три\n- четыре', '2:1 mdx/stray-mark', '- раз\n- два\n- три\n- четыре'],
  ['1. раз\n2) два', '2:1 mdx/stray-mark', '1. раз\n2. два'],
  ['[почта](help@daftar.example)', '1:9 link/broken', '[почта](site:email)'],
  ['[почта](anna@lex.uz)', '1:9 link/broken', '[почта](mailto:anna@lex.uz)'],
  ['[тел](+998712000001)', '1:7 link/broken', '[тел](site:phone)'],
  ['[Почта](contact)', '1:9 link/broken', '[Почта](/contact)'],
  ['Смотрите [почту](/contact и пишите.', '1:18 mdx/stray-mark', 'Смотрите [почту](/contact) и пишите.'],
  [
    '| Тариф | Срок |\n| Базовый | месяц |',
    '1:1 mdx/stray-mark',
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |',
  ],
  [
    'Тариф | Срок\nБазовый | месяц',
    '1:1 mdx/stray-mark',
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |',
  ],
  [
    'Тариф\tСрок\nБазовый\tмесяц\nи дальше.',
    '1:1 mdx/stray-mark',
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |\n\nи дальше.',
  ],
  [
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |\n\n| Полный | год |',
    '5:1 mdx/stray-mark',
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |\n| Полный | год |',
  ],
  [
    'Тариф | Срок\n--- | ---\nБазовый | месяц\n\nПолный | год\nПробный | неделя',
    '5:1 mdx/stray-mark',
    'Тариф | Срок\n--- | ---\nБазовый | месяц\nПолный | год\nПробный | неделя',
  ],
  ['✅ раз\n✅ два', '1:1 mdx/stray-mark', '- раз\n- два'],
  ['🚀 раз\n🎯 два', '1:1 mdx/stray-mark', '- 🚀 раз\n- 🎯 два'],
  ['1️⃣ раз\n2️⃣ два', '1:1 mdx/stray-mark', '1. раз\n2. два'],
  ['- раз\n - два', '2:2 mdx/list-indent', '- раз\n  - два'],
  ['Расписа\u00adние занятий.', '1:8 text/invisible', 'Расписание занятий.'],
  ['<iframe src="https://www.youtube.com/embed/abc" title="YouTube"></iframe>', '1:1 mdx/unknown-component'],
  ['Заголовок\n===', '1:1 heading/main'],
  ['Мы открыты 9.00-18.00.', '1:12 format/date', 'Мы открыты 9:00–18:00.'],
  ['Открыто 9:00 - 18:00.', '1:9 format/date', 'Открыто 9:00–18:00.'],
  ['Ждём с 9.00 до 18.00.', '1:8 format/date', 'Ждём с 9:00 до 18:00.'],
  ['Ждём в\u00a018.00, с тетрадью.', '1:8 format/date', 'Ждём в\u00a018:00, с тетрадью.'],
  ['Начали 28.10.25.', '1:8 format/date', 'Начали 28 октября 2025.'],
  ['Начали 28/10/25.', '1:8 format/date', 'Начали 28 октября 2025.'],
  ['Курс за 1 050$ в месяц.', '1:9 text/punctuation', 'Курс за 1 050 $ в месяц.'],
  ['<Callout title="Важно">\n</Callout>', '1:1 mdx/empty'],
  ['<Callout>{/* позже */}</Callout>', '1:1 mdx/empty'],
  ['Начали 31.02.2025 утром.', '1:8 format/date'],
  ['Стало в\u00a01.5 раза больше.', '1:9 text/punctuation', 'Стало в\u00a01,5 раза больше.'],
  ['Звоните: **+998 71** 200-00-01 сейчас.', '1:12 facts/settings'],
  ['Центр: +998 71 233-44-55.', '1:8 facts/settings'],
  [
    'Звоните: [+998 71 200-00-01](site:phone) сейчас.',
    '1:11 facts/settings',
    'Звоните: <SiteValue name="phone" /> сейчас.',
  ],
  ['[почта](/contac "Смотрите /contac")', '1:9 link/broken', '[почта](/contact "Смотрите /contac")'],
  ['![Журнал][ref]\n\n[ref]: journal.png', '1:1 image/missing'],
  ['Всего {5n} раз.', '1:7 mdx/code'],
  ['**Важно, и до конца абзаца.', '1:1 mdx/stray-mark'],
  ['Это ** важно ** здесь.', '1:5 mdx/stray-mark', 'Это **важно** здесь.'],
  ['Пишет ```слова здесь.', '1:7 mdx/stray-mark'],
  ['**Важно:**текст и\u00a02 ** 3 ** 4.', '1:1 mdx/stray-mark', '**Важно:** текст и\u00a02 ** 3 ** 4.'],
  ['Это *важно** здесь.', '1:12 mdx/stray-mark'],
  ['Открыто как -то раз, двух- и\u00a0трёхчасовой урок.', '1:12 text/punctuation'],
  ['Здесь [вставить ссылку] и\u00a0[Почта](/contact).', '1:7 text/sample'],
  ['![Ученики у\u00a0доски]class.jpg', '1:1 mdx/stray-mark'],
  ['[почта](mailto: anna@lex.uz)', '1:9 mdx/stray-mark', '[почта](mailto:anna@lex.uz)'],
  ['[почта](mailto:anna petrova@lex.uz)', '1:9 mdx/stray-mark'],
  ['[лицей](https://наш лицей.uz)', '1:9 mdx/stray-mark'],
  ['[тел](+998 71 200-00-01)', '1:7 mdx/stray-mark', '[тел](site:phone)'],
  [
    '<FAQ heading="Раз">\n<Question title="Что дальше?">Три.</Question>\n</FAQ>',
    '1:1 mdx/unknown-component',
    '<Faq heading="Раз">\n<Question title="Что дальше?">Три.</Question>\n</Faq>',
  ],
  ['**Важно.* Здесь.', '1:1 mdx/stray-mark'],
  ['Это **важно.* Здесь.', '1:5 mdx/stray-mark'],
  ['Есть тарифы(/pricing) здесь.', '1:12 mdx/stray-mark'],
  ['Есть [](/contact), здесь.', '1:6 link/vague'],
  ['<ul><li>раз</li><li>два</li></ul>', '1:1 mdx/unknown-component'],
  ['Есть [тарифы] /contact здесь.', '1:14 mdx/stray-mark'],
  ['Первая версия.\n\n>>>>>>> правка', '3:1 mdx/leftover'],
  ['<table>\n<tr><td>Имя</td><td>Балл</td></tr>\n</table>', '1:1 mdx/unknown-component'],
  ['Слово.<o:p></o:p>', '1:7 mdx/unknown-component'],
  ['<Сallout>\nТекст.\n</Сallout>', '1:1 mdx/unknown-component', '<Callout>\nТекст.\n</Callout>'],
  [
    '| Имя | Балл |\n| — | — |\n| Аня | 5 |',
    '1:1 mdx/stray-mark',
    '| Имя | Балл |\n| --- | --- |\n| Аня | 5 |',
  ],
  ['·       Тетрадь\n·       Ручка', '1:1 mdx/stray-mark', '- Тетрадь\n- Ручка'],
  ['+998901234567', '1:1 format/phone', '+998 90 123-45-67'],
  ['71-200-00-01', '1:1 format/phone', '<SiteValue name="phone" />'],
  ['Нужно взять:\n— тетрадь;\n— ручку.', '2:1 mdx/stray-mark', 'Нужно взять:\n- тетрадь;\n- ручку.'],
  ['> Взять:\n> — тетрадь;\n> — ручку.', '2:3 mdx/stray-mark', '> Взять:\n> - тетрадь;\n> - ручку.'],
  ['Что входит:\n— Живые уроки.\n— Домашние задания.', '2:1 mdx/stray-mark'],
  ['Конец.\n3. Три\n4. Четыре', '2:1 mdx/stray-mark', 'Конец.\n\n3. Три\n4. Четыре'],
  [
    '| Тариф | Срок |\n\n| --- | --- |\n\n| Базовый | месяц |\n\n| Полный | год |',
    '1:1 mdx/stray-mark',
    '| Тариф | Срок |\n| --- | --- |\n| Базовый | месяц |\n| Полный | год |',
  ],
  [
    '> | Тариф | Срок |\n\n> | Базовый | месяц |\n>\n> | Полный | год |',
    '1:3 mdx/stray-mark',
    '> | Тариф | Срок |\n> | --- | --- |\n> | Базовый | месяц |\n> | Полный | год |',
  ],
  [
    '> | Тариф | Срок |\n> | Базовый | месяц |',
    '1:3 mdx/stray-mark',
    '> | Тариф | Срок |\n> | --- | --- |\n> | Базовый | месяц |',
  ],
  [
    'Даём:\n\n- раз:\n\n  | Тариф | Срок |\n\n  | Полный | год |',
    '5:3 mdx/stray-mark',
    'Даём:\n\n- раз:\n\n  | Тариф | Срок |\n  | --- | --- |\n  | Полный | год |',
  ],
  ['[Контакты наши](/pages/contact)', '1:17 link/broken', '[Контакты наши](/contact)'],
  ['Ответ:да, конечно.', '1:6 text/punctuation', 'Ответ: да, конечно.'],
  ['## Посещения {/* #poseshcheniya */}', '1:14 mdx/leftover', '## Посещения'],
  ['Корни: $x_1 + x_2 = -1$ и\u00a0\\(x^2\\).', '1:8 mdx/leftover'],
  ['$$\n\\frac{a}{2}\n$$', ''],
  ['<Admonition type="tip">Совет.</Admonition>', '1:1 mdx/unknown-component'],
  ['Урок: $5 = 60 000 сум, а $10 — 120 000.', ''],
  ['Это *важно *и\u00a0нужно.', '1:5 mdx/stray-mark', 'Это *важно* и\u00a0нужно.'],
  ['Это (_ важно_) здесь.', '1:6 mdx/stray-mark', 'Это (_важно_) здесь.'],
  ['Цена* за месяц, срок* за год.', ''],
  ['*Раз на доске\n*Два на доске', '1:1 mdx/stray-mark', '- Раз на доске\n- Два на доске'],
  ['- • Раз на доске', '1:3 mdx/stray-mark', '- Раз на доске'],
  ['Смотрите [почту]](/contact) и пишите.', '1:17 mdx/stray-mark'],
  ['Смотрите (почту)(/contact) и пишите.', '1:17 mdx/stray-mark'],
  ['Скидка 10% , если сразу.', '1:11 text/punctuation', 'Скидка 10%, если сразу.'],
  ['Урок начат .Дети пишут.', '1:11 text/punctuation', 'Урок начат. Дети пишут.'],
  ['Урок –это важно.', '1:5 text/punctuation', 'Урок — это важно.'],
  ['Мои\u0306 урок.', '1:3 text/invisible', 'Мой урок.'],
  ['Тариф «Центр» * и\u00a0«Класс» * дешевле.', '1:15 mdx/stray-mark'],
  ['Курс двух— и\u00a0трёхдневный.', '1:10 text/punctuation', 'Курс двух- и\u00a0трёхдневный.'],
  ['Нас было семи— и\u00a0этого хватит.', '1:14 text/punctuation', 'Нас было семи — и\u00a0этого хватит.'],
  ['Он сказал ,,готово” и\u00a0ушёл.', '1:11 text/quotes', 'Он сказал «готово» и\u00a0ушёл.'],
  ['- Раз на доске\n-', '2:1 mdx/list-indent'],
  ['Смотрите [почту](/contact)или пишите.', '1:11 text/spelling'],
  ['Площадь x^2^ метров.', '1:10 mdx/stray-mark'],
  ['Слово ++важно++ здесь.', '1:7 mdx/stray-mark'],
  ['Вода H~2~O.', '1:7 mdx/stray-mark'],
  ['Слово ==важно== здесь.', '1:7 mdx/stray-mark'],
  ['Журнал\n: таблица с\u00a0оценками', '2:1 mdx/stray-mark'],
  ['// потом дописать', '1:1 mdx/stray-mark'],
  ['Цена &mdash одна.', '1:6 mdx/stray-mark'],
  ['Спасибо всем :smile: и\u00a0до встречи.', '1:14 mdx/stray-mark'],
  ['draft: true', '1:1 mdx/stray-mark'],
  ['Урок начат.\\', '1:12 mdx/stray-mark', 'Урок начат.'],
  ['Смотрите [/contact](Контакты наши).', '1:10 mdx/stray-mark'],
  ['Скидка 20%% до конца месяца.', '1:10 text/punctuation', 'Скидка 20% до конца месяца.'],
  ['Тариф стоит 60 000 сум/мес.', '1:13 facts/settings'],
  ['Тариф стоит 60 тыс. сум в\u00a0месяц.', '1:13 facts/settings'],
  ['Тариф стоит 50 000 сумм.', '1:13 format/price', 'Тариф стоит 50 000 сум.'],
  ['Звоните: +998 71 200-00-0, мы ответим.', '1:10 format/phone'],
  ['Встреча 31 июня 2027 года, а\u00a029 февраля позовём.', '1:9 format/date'],
  ['Урок начнётся в\u00a018:75 у\u00a0доски.', '1:17 format/date'],
  ['Пишите [сюда нам](mailto:help@daftar).', '1:19 link/broken'],
  ['Можно [нам звонить](tel:71).', '1:21 link/broken'],
  ['Смотрите [закон](https//lex.uz).', '1:18 link/broken', 'Смотрите [закон](https://lex.uz).'],
  ['Пишите в\u00a0[бот](@daftar_bot).', '1:16 link/broken'],
  ['## КАК НАЧАТЬ УРОК', '1:4 text/capitals'],
  ['> [!NOTE]\n> Это важно знать.', '1:3 mdx/stray-mark'],
  ['Это 5-ый урок.', '1:7 text/punctuation', 'Это 5-й урок.'],
  ['Ждём 11-ого числа.', '1:9 text/punctuation', 'Ждём 11-го числа.'],
  [
    '2019. Начало пути.\n2022. Второй центр.',
    '2:1 mdx/stray-mark',
    '- 2019\\. Начало пути.\n- 2022\\. Второй центр.',
  ],
  [
    '\ufeff<Callout kind="tip">\nТекст.\n</Callout>',
    '1:1 mdx/leftover',
    '<Callout kind="tip">\nТекст.\n</Callout>',
  ],
  ['Ghbdtn, rfr dfib ltkf ctujlyz?', '1:1 text/spelling'],
  ['/* потом дописать */', '1:1 mdx/stray-mark', '{/* потом дописать */}'],
  ['→ Раз на доске\n→ Два на доске', '1:1 mdx/stray-mark', '- Раз на доске\n- Два на доске'],
  ['**Важно и\u00a0первое.\n\nВторое** дальше.', '1:1 mdx/stray-mark'],
  ['[звонить](tel:+998 71 233 44 55)', '1:11 mdx/stray-mark', '[звонить](tel:+998712334455)'],
  ['<Faq heading="Раз">\n<Question title="Что дальше?" answer="Три." />\n</Faq>', '2:31 props/unknown'],
  ['<Callout>\n```\nКод.\n</Callout>', '2:1 mdx/syntax'],
  [
    '<Portal heading="Раз" scene="chat" action={{ text: Урок начат, href: /contact }}>\nТекст.\n</Portal>',
    '1:57 mdx/syntax',
    '<Portal heading="Раз" scene="chat" action={{ text: \'Урок начат\', href: \'/contact\' }}>\nТекст.\n</Portal>',
  ],
  ['Урок в вторник.', '1:6 text/preposition', 'Урок во вторник.'],
  ['О оценках [сына](/contact).', '1:1 text/preposition', 'Об оценках [сына](/contact).'],
  ['Вместе с «[школой](/contact)».', '1:8 text/preposition', 'Вместе со «[школой](/contact)».'],
  ['Статья об её успехах.', '1:8 text/preposition', 'Статья о её успехах.'],
  ['Формула 2*3*4.', '1:10 mdx/stray-mark', 'Формула 2×3×4.'],
  ['Здесь 1 < 2, цена < средней, и 2<3.', '1:33 mdx/syntax', 'Здесь 1 < 2, цена < средней, и 2&lt;3.'],
];

const pages = Array.from({ length: Math.ceil(bodies.length / 20) }, (_, page) => page);
test.each(pages)('slips of page %i are one problem each, and all are fixed', async (page) => {
  const rows = bodies.slice(page * 20, page * 20 + 20);
  let written = texts.about;
  const expected = rows.flatMap(([text, told]) => {
    const above = written.split('\n').length;
    written += `\n${text}\n`;
    const [line, ...rest] = told.split(':');
    return told ? `about.mdx:${Number(line) + above}:${rest.join(':')}` : [];
  });
  const { told, repaired } = await tried('about', written);
  expect(told.map((line) => line.split(' ', 2).join(' '))).toEqual(expected);
  expect(repaired).toBe(texts.about + rows.map(([text, , right = text]) => `\n${right}\n`).join(''));
});

test('what is meant is not called a slip', async () => {
  const meant = [
    "Группа Let's Go и\u00a0мистер O'Neil.",
    'Экран 15", «экран 15"», "урок 2", "урок первый".',
    'Закон разбит на\u00a015 статей.',
    '— Здравствуйте!\n— Добрый день.',
    '— Здравствуйте!\n— сказал он и\u00a0сел.',
    'Учитель спросил:\n— Кто готов?\n— Я готов.',
    'Учёба\n— это труд, а\u00a0труд\n— радость.',
    '- Учёба\n  — это труд.',
    '— раз\\\n— два',
    'Затем:\n\n- раз\n— два',
    'Урок идёт до\n15. Потом перерыв.',
    'г. Ташкент\nг. Самарканд',
    'Первая строка<br/>вторая строка.',
    'Суффикс -ник, частицы -то и -либо, приставки пре- и\u00a0при- перед корнями, уравнение x -y = 3.',
    'Пример 10 : 2 = 5.',
    'Шаблон: «Здравствуйте, [ваше имя]! Вот \\[ссылка на\u00a0урок]». Списком TODO называют план.',
    'Урок в\u00a09:00–9:45, версия 28.10.25.3, ключ 12.30.45, $50, вес в\u00a010.30 кг.',
    'Сноски \\[1\\] и\u00a0\\(2\\), [Guide](/about) и\u00a0\\[Guide\\_A\\], кафе за $$.',
    '<Callout kind="note">\nТекст.\n</Callout>',
    'А это за $$$ или $$$$.',
    'ЕГЭ ИЛИ ОГЭ; PDF, JPEG, DOCX.',
    'Это 5-й, 1-го, 90-е, 3-ю, 8-часовой, 10-минутная, 12-летними, 7-и.',
    '2024. Начало пути.\n2025. Второй центр.',
    '**Что взять с\u00a0собой**\n\n- тетрадь\n\n**Главное: спокойствие.**\n\nИ\u00a0ещё.\n\n**Азиз Каримов**\n\nОтвет.',
    'Bolam darslarga oʻzi kirib, baholarini har kuni koʻrsatadi.',
    'Ўқитувчилар дарсдан кейин баҳоларни журналга ёзади.',
    'Раньше тариф стоил 45 000 сум в\u00a0месяц.',
    'Мобильные номера начинаются с +998 90, курс C++/C++17 идёт ~5 часов, потом ~3.',
    'Центр: [+998 71 233-44-55](tel:+998712334455), [позвонить](tel:+998712334455).',
    'Тариф | Срок\n--- | ---\nБазовый | месяц',
    'Ответ: `[почта](help@daftar.example)` и `<<<<<<< HEAD`.',
    '## 1. Раз\n\n### 1. Внутри\n\n## 2. Два\n\n### 1. Внутри другого',
    'Как искусственный интеллект помогает учителю. Как языковая модель подбирает слова.',
    'Вот вариант, который работает. Если хотите, могу показать на уроке. Конечно, вот в чём вопрос.',
    'Княгиня Л\\*\\*\\*кая и\u00a0графиня Ч\\*\\*\\*кая.',
    'Маршрут Ташкент—Самарканд, отрезок [0; 5], формула O (c). Мастер И Дилноза.',
    'Шаг 1: откройте журнал.<br/>\nШаг 2: поставьте оценку.\\\nШаг 3: всё.',
    '«Первый абзац цитаты.\n\n«Второй абзац цитаты.\n\n«Последний абзац».',
    'Вставьте буквы: к..рова, м..локо, раст…ние, пр_стой. Корни -гар- и\u00a0-раст-, 5%-ный, [kæt], звони\u0301т, «oʻqituvchi».',
    'Буква о\u00a0исчезла, в\u00a0ВНИИ с\u00a0СССР, о\u00a0или об\u00a0этом, 10 с\u00a0спустя, с\u00a0сыном, в\u00a0вашем, о\u00a0её и\u00a0об\u00a0их, с\u00a0всегда.',
    'Варианты: (a) да, (b) нет, (c) ещё нет.',
    'Стипендия\u00a0— 600 000 сум в\u00a0месяц. В нём 35 статей закона и\u00a012 возможностей помочь.',
  ];
  expect((await tried('about', `${texts.about}\n${meant.join('\n\n')}\n`)).told).toEqual([]);
});

const set = (text: string, field: string, value: string) =>
  text.replace(new RegExp(`^${field}: .*$`, 'm'), value);
const another = (text: string, slug: string) =>
  set(
    set(set(text, 'title', 'title: Второй журнал оценок'), 'slug', `slug: ${slug}`),
    'description',
    'description: Совсем другое описание журнала, которого хватает и поиску, и карточке.',
  );

const second = (section: string) => ({ about: `${texts.about}\n${section}\n\n${section}\n` });
const tagline = (mark: string) => ({
  'feature/digital-journal': set(texts.feature, 'tagline', `tagline: Всё за ${mark}`),
});
test.each([
  [
    'a misspelt word',
    { about: `${texts.about}\nЭто написал репититор.\n` },
    'Возможно, «репетитор». Если слово верное, допишите его в\u00a0pages/_site/glossary.txt.',
  ],
  ['a value in a field', tagline('<SiteValue name="price" />'), 'Напишите здесь само значение.'],
  ['a line break in a field', tagline('<br /> раз'), 'Уберите их, слова оставьте.'],
  ['an anchor twice', second('<Anchor id="a" />'), 'Назовите этот якорь иначе.'],
  [
    'a section with an anchor twice',
    second('<SplitScene id="a" heading="Раз" scene="gradebook">\nТекст.\n</SplitScene>'),
    'Назовите этот якорь иначе.',
  ],
  [
    'a section that makes anchors twice',
    second('<FeatureList heading="Возможности" />'),
    'Оставьте на\u00a0странице один <FeatureList>.',
  ],
  [
    'a field without its colon',
    { 'feature/digital-journal': texts.feature.replace('impact:', 'impact') },
    'Поставьте его вплотную к\u00a0имени: «impact:».',
  ],
] as [string, Record<string, string>, string][])('the advice for %s', async (_, written, hint) => {
  const [[file, text] = ['', '']] = Object.entries(written);
  expect((await tried(file, text)).problems.map((one) => one.hint)).toEqual([hint]);
});

const menu = `menu:
  - id: features
    title: Возможности
    link: /features
  - id: about
    title: О нас
    link: /about
  - id: blog
    title: Статьи
    link: /blog
`;

const updates = (...days: string[]) =>
  `${texts.about}\n<ReleaseList>\n${days.map((day) => `  <Release date="${day}" title="Обновление">\n    Вышло ${day.slice(5, 7)} раз.\n  </Release>\n`).join('')}</ReleaseList>\n`;

const files: readonly (readonly [
  slip: string,
  file: string,
  text: string,
  told: string,
  repaired?: string,
])[] = [
  [
    'a line of another program instead of three hyphens, with dates that are fields',
    'blog-single/first-lesson',
    texts.post.replace('---', '***'),
    'blog-single/first-lesson.mdx:1:1 frontmatter/fence',
  ],
  [
    'a price with its currency',
    '_site/settings',
    texts.settings.replace('price: 50000', 'price: 50 000 сум'),
    '_site/settings.mdx:24:37 frontmatter/type',
    texts.settings,
  ],
  [
    'a misspelt answer, which is not also a word to correct',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\ndraft: ture'),
    'blog-single/first-lesson.mdx:6:8 frontmatter/type',
  ],
  [
    'tags in round brackets',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\ntags: (тесты, школа)'),
    'blog-single/first-lesson.mdx:6:7 frontmatter/type',
    set(texts.post, 'date', 'date: 2025-10-16\ntags: [тесты, школа]'),
  ],
  ['a post among the pages', 'blog/first-lesson', texts.post, 'blog/first-lesson.mdx:1:1 file/folder'],
  [
    'a day to come',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2031-01-01'),
    'blog-single/first-lesson.mdx:5:7 entry/date',
  ],
  [
    'a day before its own',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2020-01-01\npublishAt: 2020-02-01'),
    'blog-single/first-lesson.mdx:5:7 entry/date',
  ],
  [
    'almost the same tag',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\ntags: [Оценки, оценка]'),
    'blog-single/first-lesson.mdx:6:8 site/tag',
  ],
  [
    'the same tag twice',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\ntags: [Журнал, Оценки, Журнал]'),
    'blog-single/first-lesson.mdx:6:24 frontmatter/format',
  ],
  [
    'a host of the site that cannot be one',
    '_site/settings',
    texts.settings.replace(/^url: https:\/\//m, '$&<'),
    '_site/settings.mdx:5:6 frontmatter/format',
  ],
  [
    'hours of support with dots',
    '_site/settings',
    texts.settings.replace('9:00–18:00', '9.00-18.00'),
    '_site/settings.mdx:21:9 frontmatter/format',
  ],
  [
    'hours of support without minutes, which are not also too short',
    '_site/settings',
    texts.settings.replace('9:00–18:00', '9-18'),
    '_site/settings.mdx:21:9 frontmatter/format',
  ],
  [
    'an answer for a rubric',
    'blog-single/first-lesson',
    set(texts.post, 'category', 'category: да'),
    'blog-single/first-lesson.mdx:4:11 site/rubric',
  ],
  [
    'a place that is taken',
    'feature/second-journal',
    another(texts.feature, 'second-journal'),
    'feature/second-journal.mdx:7:8 site/order',
  ],
  [
    'a slug that makes no address',
    'feature/digital-journal',
    set(texts.feature, 'slug', 'slug: Digital Journal'),
    'feature/digital-journal.mdx:4:7 frontmatter/format',
    texts.feature,
  ],
  [
    'a field whose name is mistyped: its value is no prose',
    'feature/digital-journal',
    texts.feature.replace('scene: gradebook', 'scen: gradebook'),
    'feature/digital-journal.mdx:9:1 frontmatter/unknown-field',
    texts.feature,
  ],
  [
    'no slug',
    'feature/digital-journal',
    texts.feature.replace(/^slug: .*\n/m, ''),
    'feature/digital-journal.mdx:1:1 frontmatter/missing-field',
    texts.feature.replace(/^(slug: .*\n)([\s\S]*?)(?=^---)/m, '$2$1'),
  ],
  [
    'a slug left behind',
    'feature/second-journal',
    set(another(texts.feature, 'digital-journal'), 'order', 'order: 2'),
    'feature/second-journal.mdx:4:7 entry/slug',
    set(another(texts.feature, 'second-journal'), 'order', 'order: 2'),
  ],
  [
    'the first field of a set pushed left',
    'feature/digital-journal',
    texts.feature.replace('  tutor:', 'tutor:'),
    'feature/digital-journal.mdx:16:1 frontmatter/yaml',
    texts.feature,
  ],
  [
    'a field pushed left between others',
    '_site/settings',
    texts.settings.replace(/^ {2}(?=partners:)/m, ''),
    '_site/settings.mdx:9:1 frontmatter/yaml',
    texts.settings,
  ],
  [
    'an item of two fields as one',
    '_site/settings',
    texts.settings.replace(/label: (.*)\n {4}number: /, '$1: '),
    '_site/settings.mdx:12:5 frontmatter/unknown-field',
    texts.settings,
  ],
  [
    'a price with a point',
    '_site/settings',
    texts.settings.replace('price: 50000', 'price: 50.000'),
    '_site/settings.mdx:24:37 frontmatter/yaml Точка отделяет дробную часть числа',
    texts.settings,
  ],
  [
    'a list whose field lost its colon',
    'feature/digital-journal',
    texts.feature.replace('benefits:', 'benefits'),
    'feature/digital-journal.mdx:11:1 frontmatter/yaml После имени поля нет двоеточия.',
    texts.feature,
  ],
  [
    'an item whose first field lost its colon',
    '_site/settings',
    texts.settings.replace('- label: П', '- label П'),
    '_site/settings.mdx:12:3 frontmatter/yaml После имени поля нет двоеточия.',
    texts.settings,
  ],
  [
    'an item whose first field lost its dash',
    '_site/settings',
    texts.settings.replace('- label: П', 'label: П'),
    '_site/settings.mdx:12:3 frontmatter/yaml Перед пунктом списка нет дефиса.',
    texts.settings,
  ],
  [
    'a slug with a colon above a field pushed right: nothing is said of its value',
    'feature/digital-journal',
    texts.feature.replace(/(slug: .*)\n/, '$1:\n  '),
    'feature/digital-journal.mdx:4:7 frontmatter/yaml',
    texts.feature,
  ],
  [
    'an item without its dash',
    'feature/digital-journal',
    texts.feature.replace('  - Средний', '  Средний'),
    'feature/digital-journal.mdx:13:1 frontmatter/yaml Эту строку нельзя прочитать',
  ],
  [
    'an item with a number',
    'feature/digital-journal',
    texts.feature.replace('  - Средний', '  12. Средний'),
    'feature/digital-journal.mdx:13:3 frontmatter/yaml Пункт списка начат знаком «12.».',
    texts.feature,
  ],
  [
    'two versions of git in the fields',
    'about',
    set(texts.about, 'title', '<<<<<<< HEAD\ntitle: О нас\n=======\ntitle: О команде\n>>>>>>> правка'),
    'about.mdx:2:1 frontmatter/leftover',
  ],
  [
    'two versions of a file that both sides renamed',
    'about',
    set(
      texts.about,
      'title',
      '<<<<<<<< HEAD:a.mdx\ntitle: О нас\n========\ntitle: О команде\n>>>>>>>> main:b.mdx',
    ),
    'about.mdx:2:1 frontmatter/leftover',
  ],
  [
    'a second colon',
    'about',
    set(texts.about, 'title', 'title: О нас: команда'),
    'about.mdx:2:8 frontmatter/yaml',
    set(texts.about, 'title', 'title: "О нас: команда"'),
  ],
  [
    'an empty line above the fields',
    'about',
    `\n${texts.about}`,
    'about.mdx:1:1 frontmatter/fence',
    texts.about,
  ],
  [
    'the dash that Word made below the fields',
    'about',
    texts.about.replace(/\n---\n/, '\n—\n'),
    'about.mdx:4:1 frontmatter/fence',
    texts.about,
  ],
  [
    'the dashes that a phone made above the fields',
    'about',
    texts.about.replace(/^---\n/, '—-\n'),
    'about.mdx:1:1 frontmatter/fence',
    texts.about,
  ],
  [
    'an answer of a chat with the frame around it',
    'about',
    `\`\`\`mdx\n${texts.about}\`\`\`\n`,
    'about.mdx:1:1 frontmatter/fence',
    texts.about,
  ],
  [
    'a frame without its end around code',
    'about',
    `\`\`\`mdx\n${texts.about}\n\`\`\`\nкод\n\`\`\`\n`,
    'about.mdx:1:1 frontmatter/fence',
    `${texts.about}\n\`\`\`\nкод\n\`\`\`\n`,
  ],
  [
    'two versions around the end of the fields',
    'about',
    texts.about.replace(/^description[\s\S]*$/m, '<<<<<<< HEAD\n$&=======\n$&>>>>>>> main\n'),
    'about.mdx:3:1 frontmatter/leftover',
  ],
  [
    'two versions of a whole file',
    'about',
    `<<<<<<< HEAD\n${texts.about}=======\n${texts.about}>>>>>>> main\n`,
    'about.mdx:1:1 frontmatter/leftover',
  ],
  [
    'a second block of fields',
    'blog-single/first-lesson',
    `${texts.post}\n${texts.post.replace(/\n---\n[\s\S]*/, '\n---\n')}`,
    'blog-single/first-lesson.mdx:16:1 mdx/stray-mark',
  ],
  [
    'typographic quotes around a value, as a program makes them',
    'blog-single/first-lesson',
    set(texts.post, 'author', 'author: “Дилноза”'),
    'blog-single/first-lesson.mdx:6:9 text/quotes',
    texts.post,
  ],
  [
    'a comma in braces',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\naction: { text: Пишите, звоните, href: /contact }'),
    'blog-single/first-lesson.mdx:6:25 frontmatter/yaml',
    set(texts.post, 'date', 'date: 2025-10-16\naction: { text: "Пишите, звоните", href: "/contact" }'),
  ],
  [
    'a picture in a field that does not exist',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\nimage: /images/cover.jpg'),
    'blog-single/first-lesson.mdx:6:1 frontmatter/unknown-field',
  ],
  [
    'a field of other sites, which no date replaces',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\npublished: true'),
    'blog-single/first-lesson.mdx:6:1 frontmatter/unknown-field',
    set(texts.post, 'date', 'date: 2025-10-16\npublished: true'),
  ],
  [
    'the section of another page, whose heading the article has',
    'blog-single/first-lesson',
    `${texts.post}\n<Hero title="Урок" />\n`,
    'blog-single/first-lesson.mdx:15:1 heading/main',
  ],
  ['a document of TextEdit', 'about', '{\\rtf1\\ansi Текст}', 'about.mdx:1:1 file/document'],
  [
    'a field of the menu pushed right',
    '_site/header',
    texts.header.replace(
      /^menu:[\s\S]*(?=^login:)/m,
      menu.replace('    link: /features', '     link: /features'),
    ),
    '_site/header.mdx:7:6 frontmatter/yaml',
    texts.header.replace(/^menu:[\s\S]*(?=^login:)/m, menu),
  ],
  [
    'a field of the menu pushed left',
    '_site/header',
    texts.header.replace(/^menu:[\s\S]*(?=^login:)/m, menu.replace('    link: /about', '   link: /about')),
    '_site/header.mdx:10:4 frontmatter/yaml',
    texts.header.replace(/^menu:[\s\S]*(?=^login:)/m, menu),
  ],
  ['a post among features', 'feature/first-lesson', texts.post, 'feature/first-lesson.mdx:1:1 file/folder'],
  [
    'letters read in another encoding',
    'about',
    `${texts.about}РџСЂРёРІРµС‚\n`,
    'about.mdx:1:1 file/encoding',
  ],
  [
    'letters that another encoding lacks',
    'about',
    `${texts.about}???? ??????.\n`,
    'about.mdx:1:1 file/encoding',
  ],
  [
    'the whole address of a video',
    '_site/settings',
    texts.settings.replace('dFt4rSampl0', 'https://youtu.be/abc'),
    '_site/settings.mdx:26:32 frontmatter/format',
  ],
  [
    'code of a map',
    '_site/settings',
    texts.settings.replace(/embed: '[^']*'/, `embed: '<iframe src="https://yandex.uz/map"></iframe>'`),
    '_site/settings.mdx:27:15 frontmatter/format',
  ],
  [
    'a post without its text',
    'blog-single/first-lesson',
    texts.post.replace(/\n---\n[\s\S]*/, '\n---\n'),
    'blog-single/first-lesson.mdx:7:4 mdx/empty',
  ],
  [
    'a text pasted twice',
    'about',
    `${texts.about}${'\nЭтот абзац вставлен дважды, а\u00a0читателю хватит и\u00a0одного такого абзаца.\n'.repeat(2)}`,
    'about.mdx:12:1 text/repeated',
  ],
  ['an update to come', 'about', updates('2099-01-01'), 'about.mdx:11:18 entry/date'],
  ['updates in another order', 'about', updates('2025-01-01', '2025-02-01'), 'about.mdx:14:18 entry/date'],
  [
    'a link to a post whose day is unreadable',
    'blog-single/first-lesson',
    set(texts.post, 'date', 'date: 2025-10-16\npublishAt: завтра'),
    'blog-single/first-lesson.mdx:6:12 frontmatter/format',
  ],
  [
    'Russian in an English sample',
    'blog-single/first-lesson',
    `${set(texts.post, 'date', 'date: 2025-10-16\ntemplate: true')}`,
    'blog-single/first-lesson.mdx:2:8 text/language',
  ],
];

const fileRows = files.map(([slip, file, text, told, repaired = text]) => ({
  slip,
  file,
  text,
  told,
  repaired,
}));

test.each(fileRows)('$slip', async ({ file, text, told, repaired }) => {
  const found = await tried(file, text);
  expect(found.told).toEqual([expect.stringContaining(told)]);
  expect(found.repaired).toBe(repaired);
});

test.each([
  ['feature/digital-journal.mdx', 'blog-single/digital-journal.mdx', 'file/folder'],
  ['about.mdx', 'about.mdx.txt', 'file/name'],
  ['about.mdx', 'about.MDX', 'file/name'],
])('%s saved as %s is one problem, links to it are none', async (file, saved, rule) => {
  const texts = good(file.replace('.mdx', ''));
  site.lay('', { [`pages/${saved}`]: texts });
  rmSync(join(site.root, 'pages', file));
  expect(await site.recheck()).toEqual([expect.stringContaining(`${saved}:1:1 ${rule}`)]);
  await site.fix();
  expect(site.read(`pages/${file}`)).toBe(texts);
});

test('a section that names a renamed feature is reported, and fixed', async () => {
  const tools = (slug: string) =>
    `${texts.about}\n<KeyTools heading="Главное">\n  <Tool slug="${slug}" tag1="Журнал" tag2="Оценки">\n    Оценки за неделю.\n  </Tool>\n</KeyTools>\n`;
  site.lay('', {
    'pages/about.mdx': tools('old-journal'),
    'pages/feature/digital-journal.mdx': texts.feature.replace(
      '---\n',
      '---\naliases: [/feature/old-journal]\n',
    ),
  });
  expect((await site.recheck()).filter((line) => line.includes('old-journal'))).toEqual([
    expect.stringMatching(/^about\.mdx:11:15 link\/broken .*теперь называется «digital-journal».*\[fix\]$/),
  ]);
  await site.fix();
  expect(site.read('pages/about.mdx')).toBe(tools('digital-journal'));
});

test('a mistyped slug of a section has the right one to choose', async () => {
  const section =
    '<KeyTools heading="Главное">\n  <Tool slug="digital-jornal" tag1="Журнал" tag2="Оценки" width="normal">\n    Оценки.\n  </Tool>\n</KeyTools>';
  const { problems } = await tried('about', `${texts.about}\n${section}\n`);
  expect(problems.map(({ hint, choices }) => [hint, choices?.[0]?.edits[0]?.text])).toEqual([
    ['Возможно, вы имели в\u00a0виду digital-journal.', 'digital-journal'],
  ]);
});

test.each([
  ['about', `${texts.about}\nТариф стоит 60 000 сум в\u00a0месяц.\n`, '<SiteValue name="price" /> в месяц'],
  ['blog-single/first-lesson', set(texts.post, 'title', 'title: За 60 000 сум/мес'), '50 000 сум в месяц'],
  ['feature/second-journal', another(texts.feature, 'second-journal'), '2'],
  [
    'blog-single/first-lesson',
    texts.post.replace('## Правила', '**Правила**\n\nИх три.\n\n__Что *дальше*__'),
    '## Правила',
    '## Что *дальше*',
  ],
])(
  'a button in %s writes the price of the settings, the free place, or headings instead of bold',
  async (file, text, ...rights) => {
    const { problems } = await tried(file, text);
    expect(problems.map(({ choices }) => choices?.[0]?.edits.map((edit) => edit.text))).toEqual([rights]);
  },
);

test('a long tag is not a typo of a short one', async () => {
  const { told } = await tried(
    'blog-single/first-lesson',
    texts.post.replace(/^date: .*/m, '$&\ntags: [центры, цены]'),
  );
  expect(told).toEqual([]);
});

test('tabs in the fields are reported line by line and fixed at once', async () => {
  const { told, repaired } = await tried('feature/digital-journal', texts.feature.replace(/^ {2}/gm, '\t'));
  expect(told.every((line) => line.includes('frontmatter/yaml Отступ сделан табуляцией'))).toBe(true);
  expect(repaired).toBe(texts.feature);
});

test('an answer of a chat with words around it, or with the fields in a frame of their own', async () => {
  const talk = `Вот страница:\n\n\`\`\`mdx\n${texts.about}\`\`\`\n\nЧто ещё добавить?\n`;
  const { problems } = await tried('about', talk);
  expect(problems.map(({ what }) => what)).toEqual(['Над полями стоит лишний текст.']);
  expect(splice(talk, problems[0]?.choices?.[0]?.edits ?? [])).toBe(texts.about);
  const framed = texts.about.replace('---', '```yaml').replace('\n---\n', '\n```\n');
  expect((await tried('about', framed)).repaired).toBe(texts.about);
});

test('a heading that repeats the title is removed', async () => {
  const title = '## Первый урок в\u00a0новой группе\n\n'.replace('\u00a0', ' ');
  const { repaired } = await tried(
    'blog-single/first-lesson',
    texts.post.replace('Начните', `${title}Начните`),
  );
  expect(repaired).toBe(texts.post);
});

test('blanks and words in brackets of a policy are not filled in', async () => {
  const section =
    '---\ntitle: Раздел о данных\nslug: one\ncategory: Данные\nicon: lock\norder: 1\nbenefits: [Первая мысль раздела, Вторая мысль раздела]\n---\n\n[Название компании] и\u00a0почта ______.\n';
  const { told } = await tried('privacy/one', section);
  expect(told.filter((line) => line.includes('text/sample'))).toHaveLength(2);
});

test('a zero that `npm run new` has put into a required field is a sample, unless in a draft', async () => {
  const fields = readFileSync('pages/centers/1.mdx', 'utf8').replace(/^groups: \d+$/m, 'groups: 0');
  const samples = async (text: string) =>
    (await tried('centers/1', text)).told.filter((line) => line.includes('text/sample'));
  expect(await samples(fields)).toHaveLength(1);
  expect(await samples(fields.replace('groups:', 'draft: true\ngroups:'))).toEqual([]);
});

test('a section left as the gallery has it is told until one of its words is changed, unless in a draft', async () => {
  const section = readFileSync('mdx-components/Figures/Figures.examples.mdx', 'utf8').split('\n\n')[0] ?? '';
  const samples = async (text: string) =>
    (await tried('about', text)).told.filter((line) => line.includes('text/sample'));
  const page = `${texts.about}\n${section}\n`;
  expect(await samples(page)).toHaveLength(1);
  expect(await samples(page.replace('довольны', 'рады'))).toEqual([]);
  expect(await samples(page.replace('title:', 'draft: true\ntitle:'))).toEqual([]);
});
