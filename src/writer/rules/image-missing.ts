import { nearest } from '../../content/suggest.ts';
import { publicFiles } from '../engine/public-files.ts';
import type { SiteRule } from '../engine/rule.ts';

/**
 * A picture is a file in `public/`, named from its root.
 *
 * Bad: `![Журнал](journal.png)`, `![Журнал](/jurnal.png)`. Good: `![Журнал](/journal.png)` and `public/journal.png`.
 */
export const imageMissing: SiteRule = {
  id: 'image/missing',
  severity: 'error',
  *check({ files, root }) {
    for (const [file, { facts }] of files) {
      for (const { src, from, to, field } of facts.images) {
        const place = { file, from, to, field };
        if (/^https?:/.test(src))
          yield {
            ...place,
            what: 'Картинка загружается с\u00a0чужого сайта.',
            hint: 'Сохраните её в\u00a0public и\u00a0напишите /имя-файла.',
          };
        else if (!src.startsWith('/'))
          yield {
            ...place,
            what: `Адрес картинки «${src}» не начинается с\u00a0«/».`,
            hint: `Положите файл в\u00a0public и\u00a0напишите /${src.replace(/^(?:\.{1,2}\/)+/, '')}.`,
          };
        else {
          const known = publicFiles(root);
          if (known.has(decode(src))) continue;
          const near = nearest(
            src,
            [...known.keys()].filter((name) => pictures.test(name)),
          );
          yield {
            ...place,
            what: `Картинки ${src} в\u00a0папке public нет.`,
            hint: near
              ? `Возможно, вы имели в\u00a0виду ${near.name}.`
              : 'Проверьте имя файла, большие и\u00a0маленькие буквы в\u00a0нём.',
          };
        }
      }
    }
  },
};

export const pictures = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
const decode = (src: string) => {
  try {
    return decodeURIComponent(src.replace(/[?#].*$/, ''));
  } catch {
    return src;
  }
};
