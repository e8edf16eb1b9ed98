import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../../content/files/list-files.ts';
import { decoded, pagesFolder } from '../../../content/files/paths.ts';
import { isPictureFile, openPictures } from '../../../content/pictures/open-pictures.ts';
import { heaviestPortrait, narrowest, tooHeavy, tooNarrow } from '../../../content/pictures/refusals.ts';
import { isError, replacement } from '../../../content/problems/problems.ts';
import type { SiteRule } from '../../engine/rule.ts';

/** A portrait is at most 240 px wide. */
const narrowestPortrait = 240;

/**
 * A picture is a file beside its page, or one of `public/` named from its root, that browsers can show and the build
 * can convert (src/content/pictures/refusals.ts). It has the pixels that screens need; more of them do no harm: the build
 * makes the sizes that are asked for.
 *
 * Bad: `![Журнал](jurnal.png)` and no such file, a text named `journal.png`, 80 million pixels, 200 × 150. Good:
 * `![Журнал группы](journal.png)` and `journal.png` beside the page, 1600 × 900 or a photo straight from a phone.
 */
const shown: SiteRule = {
  id: 'image/size',
  *check({ files, root }) {
    const pictures = openPictures(root);
    for (const [file, { content, facts }] of files)
      for (const { src, asIs, from, to, field } of facts.images) {
        // That it is no address is told by its schema.
        if (asIs && !src.startsWith('/')) continue;
        const place = { file, from, to, field };
        const found = pictures.find(file, src);
        if ('refusal' in found) {
          const { right, ...refusal } = found.refusal;
          const at = content.source.slice(from, to).lastIndexOf(src);
          const fix =
            right && at >= 0
              ? replacement({ from: from + at, to: from + at + src.length }, right)
              : undefined;
          yield { ...place, ...refusal, fix };
          continue;
        }
        const { size } = statSync(join(root, found.source));
        if (asIs && size > heaviestPortrait) yield { ...place, ...tooHeavy(src, size, heaviestPortrait) };
        const { width, height, kind } = found.picture;
        const least = asIs ? narrowestPortrait : narrowest;
        if (kind === 'svg' || width >= least) continue;
        yield { ...place, ...tooNarrow(src, width, height, least) };
      }
  },
};

/** What browsers and other sites ask for by itself, and whom only the pictures of the product show. */
const asked =
  /^public\/(?:people\/scenes\/|favicon|apple-touch-icon|icon|og|android-chrome|mstile|safari-pinned-tab)[^/]*$/;

/**
 * A picture that no page shows only weighs on the repository and the host.
 *
 * Bad: `pages/blog-single/old-journal.png` after its page was rewritten. Good: deleted with it.
 */
const unused: SiteRule = {
  id: 'image/unused',
  severity: 'warning',
  *check({ files, root, settings }) {
    // The still that stands for the film before it plays goes by the film's own name, which the settings hold.
    if (!settings) return;
    // What a page shows that cannot be read nobody knows.
    if ([...files.values()].some(({ content }) => content.source === '' && content.problems.some(isError)))
      return;
    const still = settings.video.channel === 'own' ? `public/film/${settings.video.id}.jpg` : null;
    const names = [...filesIn(root, pagesFolder), ...filesIn(root, 'public')]
      .filter((name) => isPictureFile(name) && !asked.test(name) && name !== still)
      .sort();
    if (names.length === 0) return;
    // Any mention counts: a picture may stand in a field that no rule knows, and that its case is wrong is told there.
    const texts = [...files.values()].flatMap(({ content, facts }) => [
      content.source.normalize('NFC').toLowerCase(),
      ...facts.images.map(({ src }) => decoded(src).toLowerCase()),
    ]);
    for (const file of names) {
      const name = basename(file).toLowerCase();
      if (texts.some((text) => text.includes(name) || text.includes(encodeURI(name).toLowerCase()))) continue;
      yield {
        file,
        from: 0,
        what: 'Эту картинку не показывает ни одна страница.',
        hint: 'Удалите файл или поставьте картинку в\u00a0текст.',
      };
    }
  },
};

/** The files below a folder, as paths from the project's. */
function filesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? listFiles(path).files.map((name) => `${folder}/${name.normalize('NFC')}`) : [];
}

export const rule: readonly SiteRule[] = [shown, unused];
