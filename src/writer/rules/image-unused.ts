import { publicFiles } from '../engine/public-files.ts';
import type { SiteRule } from '../engine/rule.ts';
import { pictures } from './image-missing.ts';

/** What browsers and other sites ask for by itself. */
const asked = /^\/(?:favicon|apple-touch-icon|icon|og|android-chrome|mstile|safari-pinned-tab)[^/]*$/;

/**
 * A picture in `public/` that no page shows only weighs on the repository and the host.
 *
 * Bad: `public/old-journal.png` after its page was rewritten. Good: deleted with it.
 */
export const imageUnused: SiteRule = {
  id: 'image/unused',
  severity: 'warning',
  *check({ files, root }) {
    const names = [...publicFiles(root).keys()].filter((name) => pictures.test(name) && !asked.test(name));
    if (names.length === 0) return;
    // Any mention counts: a picture may stand in a field that no rule knows.
    const sources = [...files.values()].map(({ content }) => content.source);
    for (const name of names) {
      if (sources.some((source) => source.includes(name) || source.includes(encodeURI(name)))) continue;
      yield {
        ...{ file: `public${name}`, from: 0 },
        what: 'Эту картинку не показывает ни одна страница.',
        hint: 'Удалите файл или поставьте картинку в\u00a0текст.',
      };
    }
  },
};
