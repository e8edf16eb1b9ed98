import type { FileRule } from '../engine/rule.ts';

/**
 * Links to this site are written from its root: an absolute one leaves previews and breaks when the domain changes.
 *
 * Bad: `https://daftar.example/pricing`. Good: `/pricing`.
 */
export const linkAbsolute: FileRule = {
  id: 'link/absolute',
  severity: 'error',
  *check({ links, source, type }, { settings }) {
    if (!settings || type === 'settings') return;
    const { host } = new URL(settings.url);
    for (const { href, text, from, to, field, literal } of links) {
      const own = href.match(/^(?:https?:)?\/\/(?:www\.)?([^/?#]+)(.*)$/i);
      if (!own || own[1]?.toLowerCase() !== host) continue;
      const path = own[2]?.startsWith('/') ? own[2] : `/${own[2] ?? ''}`;
      const isCall = href === settings.loginUrl;
      if (isCall) continue;
      // An address in the middle of a sentence is its own text: `/pricing` alone would be a word.
      const isBare = field === null && source.slice(from, to) === text;
      const words = href.replace(/^(?:https?:)?\/\//i, '');
      const plainFix = { title: `Заменить на ${path}`, edits: [{ from, to, text: path }] };
      const bareFix = {
        title: `Записать ссылкой: [${words}](${path})`,
        edits: [{ from, to, text: `[${words}](${path})` }],
      };
      yield {
        from,
        to,
        field,
        what: `Ссылка на свой же сайт записана целиком: ${href}.`,
        ...(isBare
          ? { hint: `Напишите словами, куда она ведёт: [Тарифы](${path}).`, fix: bareFix }
          : { hint: `Напишите ${path}.`, fix: literal ? plainFix : undefined }),
      };
    }
  },
};
