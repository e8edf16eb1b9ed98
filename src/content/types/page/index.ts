import { escapeHtml } from '../../../html.ts';
import { cardWith, type PageEntryType } from '../entry-type.ts';
import { pageSchema } from './schema.ts';

/** Pages composed in their body, and long texts: home, about, pricing, privacy. */
export const type: PageEntryType<'page'> = {
  name: 'page',
  folder: '',
  place: 1,
  schema: pageSchema,
  names: { one: 'Страница', what: 'страница', command: 'page' },
  template: 'if-asked',
  card: (entry) => cardWith(entry, ['title']),
  shortNameOf: ({ shortTitle, title }) => shortTitle ?? title,
  isLong: ({ prose }) => prose === true,
  hasHeading: ({ prose }) => prose === true,
  search: { icon: 'file-text' },
  social: ({ url, data }, _words, { tagline }) =>
    url === '/'
      ? { title: tagline, label: '', accent: 'students', icon: null }
      : { label: data.shortTitle ?? data.category ?? '', accent: 'students', icon: data.icon ?? null },
  scaffold: ({
    title,
  }) => `<PageBanner label="${escapeHtml(title.slice(0, 40).trim())}" heading="${escapeHtml(title)}">
Замените (вступление, одно-два предложения).
</PageBanner>

## Замените (заголовок раздела)

Замените (текст раздела). Абзацы отделяются пустой строкой.
`,
};
