import { expect, test } from 'vitest';
import { pasted } from './pasted.ts';
import { paragraphsIn, pastedMarkdown } from './plain-text.ts';

/** What programs put on the clipboard, each shortened to its peculiarities. */
const samples: Record<string, { html: string; markdown: string }> = {
  'Word: a title, bold in pieces, lists of paragraphs, a table': {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle>Новый учебный год<o:p></o:p></p>
<p class=MsoNormal style='margin-bottom:8.0pt'>Оценки&nbsp;— <b style='mso-bidi-font-weight:normal'>сра</b><b>зу </b>родителям, если балл &lt;4 {важно}.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Журнал<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Оценки<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Тесты<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Раз<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.</span><![endif]>Два<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=100 style='border:solid windowtext 1.0pt'>
<p class=MsoNormal><b>Класс</b><o:p></o:p></p></td><td><p class=MsoNormal>Балл<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>7 «А»<o:p></o:p></p></td><td><p class=MsoNormal>4,8<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`,
    markdown: `## Новый учебный год

Оценки — **сразу** родителям, если балл \\<4 \\{важно}.

- Журнал
  - Оценки
- Тесты

1. Раз
2. Два

| **Класс** | Балл |
| - | - |
| 7 «А» | 4,8 |`,
  },
  'Google Docs: a bold that is none, marks that are styles, a list behind its item': {
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Для родителей</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Важно: </span><span style="font-style:italic">каждый</span><span style="font-weight:400"> день </span><a href="https://www.google.com/url?q=https://lex.uz/docs/1&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">закон</span></a><span>.</span></p><br /><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Один</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Внутри</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:line-through">Два</span></p></li></ul><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="120" /></colgroup><tbody><tr><td><p dir="ltr"><span>План</span></p></td><td><p dir="ltr"><span>Цена</span></p></td></tr><tr><td><p><span>Школа</span></p></td><td><p><span>a|b</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    markdown: `## Для родителей

**Важно:** *каждый* день [закон](https://lex.uz/docs/1).

- Один
  - Внутри
- ~~Два~~

| План | Цена |
| - | - |
| Школа | a\\|b |`,
  },
  'ChatGPT: data attributes, a bar over the code, tracking': {
    html: `<h3 data-start="0" data-end="12"><strong data-start="4" data-end="12">Что делать</strong></h3>
<p data-start="14" data-end="90">Откройте <code data-start="22" data-end="30">/features</code> и <strong data-start="30" data-end="40">проверьте</strong>.<span class="" data-state="closed"> <a href="https://lex.uz/ru?utm_source=chatgpt.com" target="_new" class="flex">Lex.uz</a></span></p>
<ol data-start="92"><li data-start="92"><p data-start="95">Первый шаг</p></li><li><p>Второй шаг</p></li></ol>
<pre class="overflow-visible!" data-start="1"><div class="contain-inline-size"><div class="flex items-center">bash</div><div class="sticky"><button aria-label="Copy">Copy code</button></div><div dir="ltr"><code class="whitespace-pre! language-bash"><span>npm run </span><span class="hljs-built_in">check</span>
</code></div></div></pre>
<hr data-start="200"><blockquote data-start="210"><p>Цитата</p></blockquote>`,
    markdown: `### Что делать

Откройте \`/features\` и **проверьте**. [Lex.uz](https://lex.uz/ru)

1. Первый шаг
2. Второй шаг

\`\`\`bash
npm run check
\`\`\`

---

> Цитата`,
  },
  'Excel: a fragment inside of its table': {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>.xl65{mso-number-format:"0";}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65>Тариф</td><td>Сум</td></tr>
 <tr><td class=xl65>Старт</td><td align=right x:num>125000</td></tr>
 <tr><td></td><td>0</td></tr>
<!--EndFragment--></table></body></html>`,
    markdown: `| Тариф | Сум |
| - | - |
| Старт | 125000 |
| | 0 |`,
  },
  'a web page: boxes, hidden anchors, pictures, mails': {
    html: `<html><body><!--StartFragment--><div class="content"><h1><a aria-hidden="true" href="#x">#</a>О школе</h1><div>Пишите: info@example.uz или <a href="/contact">нам</a><svg><path/></svg>.</div><div><span>Второй&shy;абзац</span></div><img src="file:///c:/x.png" alt="x"><h2>Ещё</h2><p>Раз<br>два</p></div><!--EndFragment--></body></html>`,
    markdown: `## О школе

Пишите: info@example.uz или [нам](/contact).

Второйабзац

### Ещё

Раз\\
два`,
  },
};

test.each(Object.entries(samples))('%s', (_, { html, markdown }) => {
  expect(pasted(html).markdown).toBe(markdown);
});

test.each([
  [
    '<p>Корень: <span class="katex"><math><semantics><mrow><mi>x</mi></mrow><annotation>x_1^2</annotation></semantics></math><span aria-hidden="true">x</span></span>.</p>',
    'Корень: $x_1^2$.',
  ],
  ['<p><math><mfrac><mn>1</mn><mrow><mi>a</mi><mo>=</mo></mrow></mfrac></math></p>', '$1a=$'],
  ['<h2><a name="_Toc7">Глава</a></h2>', '## Глава'],
  ['<p>https://a.uz/x_y, www.a.uz/b_c и a_b@a.uz_</p>', 'https://a.uz/x_y, www.a.uz/b_c и a_b@a.uz\\_'],
  ['<p>http://a.uz/{id}?x=*</p>', 'http://a.uz/\\{id}?x=\\*'],
  ['<a href="https://a.uz?v=1&t=2">R&D</a> &amp;copy;', '[R&D](https://a.uz?v=1&t=2) \\&copy;'],
  ['<p>Мои\u0306 file\u200b \u202e👩\u200d🏫\u202c</p>', 'Мой file 👩\u200d🏫'],
  ['<p>Откройте <a href="javascript:void(0)">меню</a></p>', 'Откройте меню'],
  ['<a href="https://a.uz/x_y">https://a.uz/x_y</a>', '[https://a.uz/x_y](https://a.uz/x_y)'],
  ['<p>5<sup>2</sup> = 25, CO<span style="vertical-align:sub">2</span></p>', '5² = 25, CO₂'],
  [
    `<p>Слово<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Закон, <a href="https://lex.uz/1">статья 4</a>.</p></div></div>`,
    'Слово\\[1].\n\n---\n\n\\[1] Закон, [статья 4](https://lex.uz/1).',
  ],
  [
    '<div>Урок<img class="emoji" alt="🔥" src="1.png"> завтра<br><br>Приходите<br>к девяти<img alt="1" src="2.png"><img alt="😀 Смех" src="3.png"> <img alt="1️⃣" src="4.png"></div>',
    'Урок🔥 завтра\n\nПриходите\\\nк девяти 1️⃣',
  ],
  ['<p>Ташкент<sup><a href="#cite_note-1">[1]</a></sup>\u2014 город</p>', 'Ташкент\u2014 город'],
  [
    '<p class=MsoNormal>До</p><p class=MsoQuote>Учитель<o:p></o:p></p><p class=MsoIntenseQuote><i>Анна</i></p><p class=MsoNormal>После</p>',
    'До\n\n> Учитель\n>\n> *Анна*\n\nПосле',
  ],
  // Word: deleted words, a comment, contents, an arrow, a formula.
  [
    `<p class=MsoToc1><a href="#_Toc1">План 1</a></p><p>Урок <del cite="mailto:A" datetime="2026-11-20T10:00">40</del><ins cite="mailto:A" datetime="2026-11-20T10:00">45</ins><span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span> <span style='font-family:Wingdings'>à</span> <!--[if gte msEquation 12]><m:oMath><i>x=5</i></m:oMath><![endif]--></p>
<div style='mso-element:comment-list'><hr><p class=MsoCommentText>Проверить!</p></div>`,
    'Урок 45 → $x=5$',
  ],
  [
    '<div><ul><li data-aria-level="1"><p>Раз</p></li></ul></div><div><ul><li data-aria-level="2"><p>Внутри</p></li></ul></div>',
    '- Раз\n  - Внутри',
  ],
  [
    '<table role="presentation"><tr><td><table><tr><td><h1>Новости</h1><p>Первый.</p><p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.uz&amp;data=05">Второй</a> <a href="#x">там</a></p></td></tr></table></td></tr></table>',
    '## Новости\n\nПервый.\n\n[Второй](https://a.uz) там',
  ],
  [
    '<table><caption>Население</caption><tr><td>Год</td></tr><tr><td>2026</td></tr></table>',
    'Население\n\n| Год |\n| - |\n| 2026 |',
  ],
  [
    '<table><tr><td colspan=2><p><b>Оплата</b></p></td></tr><tr><td>План</td><td>Цена</td></tr><tr><td colspan=2>Школа</td></tr></table>',
    '**Оплата**\n\n| План | Цена |\n| - | - |\n| Школа | |',
  ],
  [
    '<table><caption>Цены</caption><tr><th colspan=2>Сум</th></tr><tr><td>Школа</td><td>1</td></tr></table>',
    'Цены\n\n| Сум | |\n| - | - |\n| Школа | 1 |',
  ],
  [
    '<table><tr><td colspan=2><p>&nbsp;</p></td></tr><tr><td>План</td><td>Цена</td></tr><tr><td>Школа</td><td>1</td></tr></table>',
    '| План | Цена |\n| - | - |\n| Школа | 1 |',
  ],
  [
    '<table><tr><th>Имя</th></tr><tr><td><table><tr><td>Анна</td><td>9</td></tr><tr><td>Али</td></tr></table></td></tr></table>',
    '| Имя |\n| - |\n| Анна 9 Али |',
  ],
  // Lists typed by hand: Google Docs, Telegram; one mark alone is none.
  [
    '<b style="font-weight:normal"><p><span>Есть:</span></p><p><span>- раз </span><span style="font-weight:700">важно</span></p><p><span>-&nbsp;два</span></p><p><span>1. Один</span></p></b>',
    'Есть:\n\n- раз **важно**\n- два\n\n1\\. Один',
  ],
  ['<div>Шаги:<br>1) Раз<br>2) Два</div>', 'Шаги:\n\n1. Раз\n2. Два'],
  ['<p>- Одна строка</p><p>2 - 1 = 1</p>', '\\- Одна строка\n\n2 - 1 = 1'],
  ['<p role="heading" aria-level="3"><span>Итоги</span></p>', '### Итоги'],
  ['<pre><code>a\\:b \\@c</code></pre>', '```\na\\:b \\@c\n```'],
  [
    '<table><tr><td>А</td></tr><tr><td><h3>Имя</h3><ul><li>раз</li><li><p>два</p></li></ul></td></tr></table>',
    '| А |\n| - |\n| Имя раз два |',
  ],
])('%s is written as %s', (html, markdown) => {
  expect(pasted(html).markdown).toBe(markdown);
});

const listed = (mark: string) =>
  `<p style='mso-list:l0 level${mark.length > 2 ? 2 : 1} lfo1'><span style='mso-list:Ignore'>${mark}</span>Слово</p>`;

test.each([
  [['·', '2.'], '- Слово\n\n2. Слово'],
  // The longer signs are those of the second level.
  [['1.', '···', '···', '2.', '1.1.'], '1. Слово\n   - Слово\n   - Слово\n2. Слово\n   1. Слово'],
  [['1.', '2)', '·'], '1. Слово\n2. Слово\n\n- Слово'],
  [['1.', 'ii)', 'iv)'], '1. Слово\n   1. Слово\n   2. Слово'],
])('Word’s list signs %s make separate lists', (signs, markdown) => {
  expect(pasted(signs.map((sign) => listed(sign)).join('')).markdown).toBe(markdown);
});

test('plain text is returned as texts, and marks only if they are allowed', () => {
  expect(pasted('<span style="color:red">Просто слова</span>').texts).toEqual(['Просто слова']);
  expect(pasted('<p>Раз</p><p>Два {x}</p>').texts).toEqual(['Раз', 'Два {x}']);
  expect(pasted('<p>Раз <b>два</b></p>').texts).toBeNull();
  expect(pasted('<p>Раз <b>два</b></p>', true).texts).toEqual(['Раз **два**']);
  expect(pasted('<p>Раз<b>: </b>два</p>', true).texts).toEqual(['Раз: два']);
  expect(pasted('<p>2*2 <b>два</b></p>', true).texts).toBeNull();
  expect(pasted('<p><b>Раз!</b>два</p>', true).texts).toBeNull();
  expect(pasted('<p><a href="tel:+998 71">Раз</a></p>', true).texts).toBeNull();
  expect(pasted('<table><tr><td>Клетка</td></tr></table>').texts).toEqual(['Клетка']);
});

test('pictures that are left out are counted once; emoji and the boxes of a checklist are none', () => {
  const box =
    '<li role="checkbox"><img src="data:image/png;base64,iV" alt="нет" aria-roledescription="флажок"></li>';
  const html = `<p>Урок<img alt="🔥" src="1.png"></p><noscript><img src="x.png"></noscript><img src="x.png">${box}`;
  expect(pasted(html)).toEqual({ markdown: 'Урок🔥', texts: ['Урок🔥'], pictures: 1 });
});

test.each([
  [
    '# Итоги\n**Важно:** {x} <b>\nи ещё\n\n1. **Раз**\n\n2. [Два](https://lex.uz?utm_source=chatgpt.com)\n   - внутри\nПосле.\n\n---\n\n| А | Б |\n|---|---|\n| 1 | 2 |',
    '## Итоги\n\n**Важно:** \\{x} \\<b>\n\nи ещё\n\n1. **Раз**\n2. [Два](https://lex.uz)\n   - внутри\n\nПосле.\n\n---\n\n| А | Б |\n| - | - |\n| 1 | 2 |',
  ],
  ['Код:\n```js\na = 1\n\nb = 2\n```\nКонец', 'Код:\n\n```js\na = 1\n\nb = 2\n```\n\nКонец'],
  ['Список:\r\n•\tраз\r\n•два\n* кроме * третьего', 'Список:\n\n- раз\n- два\n\n\\* кроме \\* третьего'],
  ['Есть:\n– журнал;\n  ◦ оценки;\n– чат.', 'Есть:\n\n- журнал;\n  - оценки;\n- чат.'],
  ['- одна строка', null],
  ['    Отступ.\n<b>Тег</b>\n*Нажим*', null],
  ['– Привет!\n– Здравствуйте.', null],
  ['10. 05. 2025\n11. 05. 2025\n2024. Открылись.\n2025. Выросли.', null],
  ['Больше 5\n> 10 человек\n1. Один\n* без НДС\n#\n-', null],
])('plain text %j is the source %j', (plain, source) => {
  expect(pastedMarkdown(plain)).toBe(source);
});

test('the lines of a PDF are joined, and those of a list are not', () => {
  expect(
    paragraphsIn(
      'Оценки и\u00a0посещаемость видны родителям сразу после уро-\r\nка, если учитель сразу отметил их в\u00a0журнале\r\nкласса.\r\nЕщё',
    ),
  ).toEqual([
    'Оценки и посещаемость видны родителям сразу после урока, если учитель сразу отметил их в журнале класса.',
    'Ещё',
  ]);
  expect(paragraphsIn('яблоко\nгруша')).toEqual(['яблоко', 'груша']);
  expect(paragraphsIn('Если кто-\nнибудь пропустит наши открытые онлайн-\nуроки')).toEqual([
    'Если кто-нибудь пропустит наши открытые онлайн-уроки',
  ]);
});
