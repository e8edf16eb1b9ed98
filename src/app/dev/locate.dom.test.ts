import { afterEach, expect, test } from 'vitest';
import { editAddress } from '../../site/links.ts';
import type { PageSource } from '../page-data.ts';
import { findLine, lastLine, locate, markLinks } from './locate.ts';

const source: PageSource = {
  file: 'pages/x.mdx',
  texts: { 'pages/x.mdx': '---\ntitle: Икс\n---\n\n<Hero\n  heading="Вся учёба"\n/>\n' },
  entries: { '/feature/a': 'pages/feature/a.mdx:2:8' },
  stages: { '/feature/a': 'draft', '/soon': 'scheduled' },
  branch: 'main',
};
afterEach(() => document.body.replaceChildren());
const show = (html: string) => {
  document.body.innerHTML = `<div id="top"><nav><a href="/soon">Скоро</a></nav><main id="content">${html}</main></div>`;
};
const at = (selector: string) => {
  const target = document.querySelector(selector);
  return target && locate(target, source);
};

test('a click finds the block around it, and inside a section the line of its prop', () => {
  show(
    '<section data-app-source="pages/x.mdx:5:1"><h1><b>Вся учёба</b></h1><i>рисунок</i></section><aside>мимо</aside>',
  );
  expect(at('b')).toBe('pages/x.mdx:6:3');
  expect(at('i')).toBe('pages/x.mdx:5:1');
  expect(at('aside')).toBeNull();
});

test('a click on a scene finds the line that names it', () => {
  const text = '---\ntitle: Икс\nscene: quiz\n---\n\n<Hero\n  heading="Да"\n  scene="hero"\n/>\n';
  const texts = { 'pages/x.mdx': text };
  const drawn = '<div data-scene="x"><i>рисунок</i></div>';
  show(
    `<div data-app-source="pages/x.mdx:1:1">${drawn}</div><section data-app-source="pages/x.mdx:6:1">${drawn}</section>`,
  );
  const found = [...document.querySelectorAll('i')].map((part) => locate(part, { ...source, texts }));
  expect(found).toEqual(['pages/x.mdx:3:1', 'pages/x.mdx:8:3']);
});

test('links in lists are marked with the sources and stages of their entries', () => {
  show('<section data-app-source="pages/x.mdx:5:1"><a href="/feature/a">А</a><a href="/b">Б</a></section>');
  markLinks(source, '/');
  expect(at('a[href="/feature/a"]')).toBe('pages/feature/a.mdx:2:8');
  expect(at('a[href="/b"]')).toBe('pages/x.mdx:5:1');
  const stages = [...document.querySelectorAll('a')].map(({ dataset }) => dataset.stage);
  expect(stages).toEqual(['scheduled', 'draft', undefined]);
});

test('the table of contents of a draft is not marked as links to a draft', () => {
  history.replaceState(null, '', '/feature/a');
  show('<a href="#top">Наверх</a><a href="/feature/a">Страница</a>');
  markLinks(source, '/');
  expect([...document.querySelectorAll('main a')].map((link) => link.matches('[data-stage]'))).toEqual([
    false,
    true,
  ]);
  history.replaceState(null, '', '/');
});

test('the web editor opens the file at its line', () => {
  expect(editAddress('https://host/{branch}/{file}#L{line}', 'pages/о нас.mdx:12:3', 'feature/a')).toBe(
    'https://host/feature/a/pages/%D0%BE%20%D0%BD%D0%B0%D1%81.mdx#L12',
  );
});

const lines = `---
title: Цифровой журнал
benefits:
  - Оценки 5–11 классов — сразу родителям
---

<Hero
  heading="Вся учёба — в одном месте"
  action={{ text: 'Начать', href: '/register' }}
>
  Журнал и **тесты**.
</Hero>

<Faq heading="Вопросы" />
`;

test('a heading leads to its prop, through typography and marks', () => {
  expect(findLine(lines, 'Вся учёба\u00a0— в\u00a0одном месте', 7, 12)).toBe('8:3');
  expect(findLine(lines, 'Журнал и тесты.', 7, 12)).toBe('11:3');
});

test('a field of the frontmatter leads to its line', () => {
  expect(findLine(lines, 'Оценки 5–\u206011\u00a0классов\u00a0— сразу родителям', 1, 5)).toBe('4:3');
});

test('finds no line for a text that is missing or too short', () => {
  expect(findLine(lines, 'Другое', 1, 14)).toBeNull();
  expect(findLine(lines, 'и', 1, 14)).toBeNull();
});

test('a section ends before the next block', () => {
  expect(lastLine(lines, 7)).toBe(13);
  expect(lastLine(lines, 14)).toBe(15);
});
