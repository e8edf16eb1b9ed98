import { slugify } from '../../src/content/files/slugs.ts';

const nouns =
  'урок журнал оценка тест курс группа занятие расписание преподаватель ученик родитель центр программа тема задание вопрос ответ разбор ошибка правило пример таблица отчёт неделя месяц цель шаг план итог навык'.split(
    ' ',
  );
const verbs =
  'проверить объяснить записать сравнить обсудить повторить закрепить показать начать закончить отметить спросить решить собрать подготовить отправить'.split(
    ' ',
  );
const links = 'и в на с для после перед вместо без через'.split(' ');
const categories = ['Методика', 'Практика', 'Центрам', 'Родителям'];

/** Mulberry32: the same seed gives the same numbers on every machine. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function writer(seed: number) {
  const next = random(seed);
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? '';
  const phrase = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      pick(i % 3 === 0 ? nouns : i % 3 === 1 ? links : [...nouns, ...verbs]),
    ).join(' ');
  const sentence = () => `${capital(phrase(9 + Math.floor(next() * 6)))}.`;
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ');
  const number = (below: number) => Math.floor(next() * below);
  return { pick, phrase, paragraph, number };
}

/** A generated post: its file name and text. */
export interface GeneratedPost {
  file: string;
  text: string;
}

/**
 * Generates post number `index`: about 600 Russian words with headings, a list, a table and a callout. It depends only
 * on the number, so the newest posts are the same for any count.
 */
export function post(index: number): GeneratedPost {
  const { pick, phrase, paragraph, number } = writer(1000 + index);
  const title = capital(phrase(5));
  const slug = `${slugify(title).slice(0, 40).replace(/-$/, '')}-${index + 1}`;
  const date = new Date(Date.UTC(2026, 0, 1) - index * 43_200_000).toISOString().slice(0, 10);
  const rows = Array.from(
    { length: 5 },
    () => `| ${capital(phrase(3))} | ${number(900)} | ${number(90)} % |`,
  );
  const section = () => [`## ${capital(phrase(4))}`, paragraph(6), `### ${capital(phrase(3))}`, paragraph(4)];
  const body = [
    paragraph(5),
    `<Callout title="${capital(phrase(3))}">${paragraph(2)}</Callout>`,
    ...section(),
    Array.from({ length: 5 }, () => `- **${capital(phrase(2))}** — ${phrase(7)}`).join('\n'),
    ...section(),
    ['| Показатель | Было | Стало |', '| --- | ---: | ---: |', ...rows].join('\n'),
    ...section(),
    ...section(),
    'Читайте также: [возможности платформы](/features) и [тарифы](/pricing).',
  ];
  const head = [
    `title: ${title}`,
    `description: ${paragraph(2)
      .slice(0, 150)
      .replace(/ [^ ]*$/, '')}`,
    `slug: ${slug}`,
    `category: ${pick(categories)}`,
    `date: ${date}`,
  ];
  return { file: `${slug}.mdx`, text: `---\n${head.join('\n')}\n---\n\n${body.join('\n\n')}\n` };
}
