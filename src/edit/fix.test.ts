import { expect, test } from 'vitest';
import editing from './index.ts';

const page = `---
title: Журнал
descripton: Как устроен журнал и что в нём видят ученик, родитель и преподаватель на одном экране.
---

<PageBanner heading="Журнал" />

Текст.
`;

test('a problem is repaired on a press, where it stands now', () => {
  const file = 'pages/x.mdx';
  const [problem] = editing.problemsIn(file, page).filter(({ fix }) => fix);
  expect(problem?.field).toBe('descripton');
  const moved = page.replace('title: Журнал', 'title: Журнал\nshortTitle: Жур');
  const made = editing.change(file, moved, {
    ...{ do: 'fix', hash: '', id: problem?.what ?? '', was: problem?.rule ?? '', line: problem?.line ?? 0 },
  });
  expect(made).toEqual({ text: moved.replace('descripton', 'description') });
  expect(
    editing.change(file, made && 'text' in made ? made.text : '', {
      ...{ do: 'fix', hash: '', id: problem?.what ?? '', was: problem?.rule ?? '', line: 3 },
    }),
  ).toHaveProperty('refusal');
});
