import type { FileRule } from '../engine/rule.ts';

const own = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/.*)?$/i;
const disk = /^(?:file:|[a-z]:[\\/])/i;

/**
 * An address that only the writer's computer knows: the site as it was open for writing, a file on a disk.
 *
 * Bad: `http://localhost:5173/pricing`, `file:///C:/about.html`. Good: `/pricing`.
 */
export const linkLocal: FileRule = {
  id: 'link/local',
  severity: 'error',
  *check({ links }) {
    for (const { href, from, to, field, literal } of links) {
      const [isOwn, path = '/'] = own.exec(href) ?? [];
      if (isOwn !== undefined)
        yield {
          from,
          to,
          field,
          what: `Адрес «${href}» открывается только на вашем компьютере.`,
          hint: `Напишите ${path}.`,
          fix: literal ? { title: `Заменить на ${path}`, edits: [{ from, to, text: path }] } : undefined,
        };
      else if (disk.test(href))
        yield {
          from,
          to,
          field,
          what: 'Ссылка ведёт на файл на вашем компьютере: у\u00a0других она не откроется.',
          hint: 'Напишите адрес страницы: /pricing. Файл для скачивания положите в\u00a0папку public: /price.pdf.',
        };
    }
  },
};
