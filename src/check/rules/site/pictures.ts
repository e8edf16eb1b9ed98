import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../../content/files/list-files.ts';
import { decoded, pagesFolder } from '../../../content/files/paths.ts';
import { isPictureFile, openPictures, unsafeSvg } from '../../../content/pictures/open-pictures.ts';
import {
  heaviestPortrait,
  narrowest,
  runsCode,
  tooHeavy,
  tooNarrow,
} from '../../../content/pictures/refusals.ts';
import { replacement } from '../../../content/problems/problems.ts';
import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import type { CheckedFile } from '../../engine/site.ts';

/** Minimum width of a portrait's file in pixels: the widest it is shown. */
const narrowestPortrait = 240;

/**
 * Pictures are files beside their page or in `public/`, in formats that browsers show and the build converts
 * (src/content/pictures/refusals.ts), with enough pixels; larger ones are scaled by the build.
 *
 * Bad: `![Журнал](jurnal.png)` and no such file, a text named `journal.png`, 80 million pixels, 200 × 150. Good:
 * `![Журнал группы](journal.png)` and `journal.png` beside the page, 1600 × 900 or a photo straight from a phone.
 */
const shown: SiteRule = {
  id: 'image/size',
  *check({ files, root }) {
    for (const file of files.values()) yield* picturesIn(file, root);
    // Drawings that no page shows are published all the same, and a link opens them as documents, which run code.
    const { files: names } = listFiles(join(root, 'public'));
    for (const name of names.filter((one) => /\.svg$/i.test(one)))
      if (unsafeSvg.test(readFileSync(join(root, 'public', name), 'utf8')))
        yield { file: `public/${name}`, ...runsCode(`/${name}`) };
  },
};

/**
 * What is wrong with the pictures of a file.
 * @param root the project's folder
 */
export function* picturesIn({ content, facts }: CheckedFile, root: string): Generator<SiteFinding> {
  const { file, source } = content;
  for (const { src, asIs, from, to, field } of facts.images) {
    // Invalid addresses are reported by the schema.
    if (asIs && !src.startsWith('/')) continue;
    const place = { file, from, to, field };
    const found = openPictures(root).find(file, src);
    if ('refusal' in found) {
      const { right, ...refusal } = found.refusal;
      const at = source.slice(from, to).lastIndexOf(src);
      // A portrait lies in `public/`.
      const isFit = right && at >= 0 && (!asIs || right.startsWith('/'));
      const fix = isFit ? replacement({ from: from + at, to: from + at + src.length }, right) : undefined;
      yield { ...place, ...refusal, fix };
      continue;
    }
    const { size } = statSync(join(root, found.source));
    if (asIs && size > heaviestPortrait) yield { ...place, ...tooHeavy(src, size, heaviestPortrait) };
    const { width, height, kind } = found.picture;
    const least = asIs ? narrowestPortrait : narrowest;
    if (kind !== 'svg' && width < least) yield { ...place, ...tooNarrow(src, width, height, least) };
  }
}

/** Matches files that browsers and scenes request by fixed names: icons and portraits. */
const fixedNames =
  /^public\/(?:people\/scenes\/|favicon|apple-touch-icon|icon|og|android-chrome|mstile|safari-pinned-tab)[^/]*$/;

/**
 * Every picture is used.
 *
 * Bad: `pages/blog-single/old-journal.png` after its page was rewritten. Good: deleted with it.
 */
const unused: SiteRule = {
  id: 'image/unused',
  severity: 'warning',
  *check({ files, root, settings, isWhole }) {
    // The film's poster is named after the film, which is in settings.
    if (!settings || !isWhole) return;
    const poster = settings.video.channel === 'own' ? `public/film/${settings.video.id}.jpg` : null;
    const names = [...filesIn(root, pagesFolder), ...filesIn(root, 'public')]
      .filter((name) => isPictureFile(name) && !fixedNames.test(name) && name !== poster)
      .sort();
    // Any mention counts: it may be in a field unknown to rules; a wrong case is reported there.
    const texts = [...files.values()].flatMap(({ content, facts }) => [
      content.source.normalize('NFC').toLowerCase(),
      ...facts.images.map(({ src }) => decoded(src).toLowerCase()),
    ]);
    for (const file of names) {
      const name = basename(file).toLowerCase();
      if (texts.some((text) => text.includes(name) || text.includes(encodeURI(name).toLowerCase()))) continue;
      yield {
        file,
        what: 'Эту картинку не показывает ни одна страница.',
        hint: 'Удалите файл или поставьте картинку в\u00a0текст.',
      };
    }
  },
};

/** Files below a folder, relative to the project's. */
const filesIn = (root: string, folder: string): string[] =>
  listFiles(join(root, folder)).files.map((name) => `${folder}/${name.normalize('NFC')}`);

export const rule: readonly SiteRule[] = [shown, unused];
