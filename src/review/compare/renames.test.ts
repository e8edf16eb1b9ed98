import { expect, test } from 'vitest';
import { builtPage } from './built.ts';
import { findRenames } from './renames.ts';
import { readView } from './view.ts';

const view = (url: string, text: string) =>
  readView(
    builtPage(url, `<main><p>${text}</p><p>Три статьи об одном.</p><p>Все статьи блога.</p></main>`, '/'),
    {
      key: (path) => path,
      size: () => null,
    },
  );

test('a page that a build makes of others keeps its folder: the last of a rubric is not the first of a tag', () => {
  const gone = [view('/blog/rubric/parents', 'Родителям'), view('/team/helen', 'Хелен')];
  const born = [
    view('/blog/tag/family', 'Семья'),
    view('/blog/rubric/families', 'Семьям'),
    view('/people/helen', 'Хелен'),
  ];
  const isMade = ({ url }: { url: string }) => url.startsWith('/blog/');
  expect([...findRenames(gone, born.slice(0, 1), isMade)]).toEqual([]);
  expect([...findRenames(gone, born, isMade)]).toEqual([
    ['/blog/rubric/parents', '/blog/rubric/families'],
    ['/team/helen', '/people/helen'],
  ]);
});
