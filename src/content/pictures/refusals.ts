import type { Mistake } from '../problems/problems.ts';
import { perhaps } from '../problems/suggest.ts';

/** Why a picture cannot be shown, for writers. */
export type PictureRefusal = Mistake & { rule: string };

/** Maximum bytes of an original, since git keeps every version forever. */
export const heaviest = 15_000_000;
/** Maximum bytes of a picture that is served unchanged: about as much as the page around it. */
export const heaviestAsIs = 300_000;
/** Maximum bytes of a portrait, which is at most 240 px wide, beside many others, and served unchanged. */
export const heaviestPortrait = 100_000;
/** Minimum width in pixels for a text column of 630 px on a high-density screen. */
export const narrowest = 640;
/** Maximum number of pixels, more than most photographs have; decoding needs a few bytes for each. */
export const mostPixels = 50_000_000;
/** Maximum side of WebP in pixels (https://developers.google.com/speed/webp/faq). */
export const longestSide = 16_383;

const millions = (value: number) => (value / 1e6).toFixed(1).replace('.0', '').replace('.', ',');

export const foreign: PictureRefusal = {
  rule: 'image/missing',
  what: 'Картинка загружается с\u00a0чужого сайта.',
  hint: 'Сохраните её рядом с\u00a0этим файлом и\u00a0напишите только имя: ![что на ней](имя.jpg).',
};

export const dataUrl: PictureRefusal = {
  rule: 'image/missing',
  what: 'Картинка вставлена буквами, а\u00a0не\u00a0файлом.',
  hint: 'Сохраните её файлом рядом с\u00a0этим и\u00a0напишите только имя: ![что на ней](имя.jpg).',
};

/** Matches a path on the writer's own computer. */
const localPath = /^(?:[a-z]:[\\/]|file:|\\\\|\/?(?:Users|home)\/)/i;

export const missing = (src: string, path: string, near: string | null): PictureRefusal => {
  if (localPath.test(src))
    return {
      rule: 'image/missing',
      what: `«${src}»\u00a0— место на вашем компьютере: у\u00a0посетителей его нет.`,
      hint: 'Положите картинку рядом с\u00a0этим файлом и\u00a0напишите только имя: ![что на ней](имя.jpg).',
    };
  const hint = /[#?]/.test(src)
    ? 'Если она на\u00a0месте, уберите из имени файла знаки # и\u00a0?: в\u00a0адресе они значат другое.'
    : `Проверьте имя файла, большие и\u00a0маленькие буквы в\u00a0нём. Если его удалили, вернёт npm run undo -- ${/\s/.test(path) ? `"${path}"` : path}.`;
  const isNear = (name: string) => name.toLowerCase() === near?.toLowerCase();
  return {
    rule: 'image/missing',
    what: `Картинки «${src}» нет.`,
    expected:
      'Имя без косой черты\u00a0— файл рядом со\u00a0страницей, с\u00a0«/»\u00a0— файл в\u00a0папке public.',
    hint: near ? perhaps(near) : hint,
    // Of a picture beside the page the name is enough.
    right: near && [src, src.replace(/.*\//, '')].some(isNear) ? near : undefined,
  };
};

export const outside = (src: string): PictureRefusal => ({
  rule: 'image/missing',
  what: `Картинка «${src}» лежит не\u00a0в\u00a0папке pages.`,
  hint: 'Положите её рядом с\u00a0этим файлом.',
});

/** Whether a picture is HEIC, the iPhone's format, also with a wrong extension. */
const isHeic = (src: string, bytes?: Buffer) =>
  /\.hei[cf]$/i.test(src) || /^ftyp(?:he|mif|msf)/.test(bytes?.toString('latin1', 4, 11) ?? '');

export const unreadable = (src: string, bytes?: Buffer): PictureRefusal => ({
  rule: 'image/format',
  what: isHeic(src, bytes)
    ? `Снимок «${src}» записан в\u00a0HEIC: браузеры его не\u00a0покажут.`
    : `Файл «${src}»\u00a0— не\u00a0картинка, или он повреждён.`,
  expected: 'Годятся JPEG, PNG, WebP, AVIF, GIF и\u00a0SVG.',
  hint: isHeic(src, bytes)
    ? 'Сохраните снимок с\u00a0iPhone в\u00a0JPEG: в\u00a0«Фото» → «Экспортировать».'
    : /\.(?:mp4|mov|webm|avi|mkv)$/i.test(src)
      ? 'Видео выложите на видеосервис и\u00a0дайте ссылку: [Видео](https://…).'
      : /\.(?:pdf|docx?|xlsx?|pptx?|zip)$/i.test(src)
        ? 'Файл для скачивания положите в\u00a0папку public и\u00a0дайте ссылку: [Прайс-лист](/price.pdf).'
        : 'Откройте файл и\u00a0сохраните его заново в\u00a0JPEG или PNG.',
});

const lighterHints = {
  [heaviest]: 'Сохраните её в\u00a0JPEG шириной до\u00a04000 точек.',
  [heaviestAsIs]:
    'GIF и\u00a0SVG показываются как есть: сохраните картинку в\u00a0WebP или PNG, её уменьшит сайт.',
  [heaviestPortrait]: 'Портрет показывается как есть: сохраните его в\u00a0JPEG, 480\u00a0×\u00a0480 точек.',
};

export const tooHeavy = (src: string, bytes: number, most: keyof typeof lighterHints): PictureRefusal => ({
  rule: 'image/weight',
  what: `Картинка ${src} весит ${most < 1e6 ? `${Math.round(bytes / 1000)}\u00a0КБ` : `${millions(bytes)}\u00a0МБ`}, наибольший вес\u00a0— ${most < 1e6 ? `${most / 1000}\u00a0КБ` : `${millions(most)}\u00a0МБ`}.`,
  hint: lighterHints[most],
});

export const tooLarge = (src: string, width: number, height: number): PictureRefusal => ({
  rule: 'image/size',
  what: `Картинка ${src} слишком большая: ${width}\u00a0×\u00a0${height} точек.`,
  expected: `Наибольший размер\u00a0— ${millions(mostPixels)}\u00a0миллионов точек, сторона\u00a0— до\u00a0${longestSide}.`,
  hint: 'Уменьшите её до\u00a04000 точек в\u00a0ширину.',
});

export const runsCode = (src: string): PictureRefusal => ({
  rule: 'image/code',
  what: `В\u00a0рисунке ${src} есть код или ссылка на\u00a0чужой файл.`,
  hint: 'Сохраните рисунок в\u00a0редакторе как «простой SVG» или в\u00a0PNG.',
});

export const tooNarrow = (src: string, width: number, height: number, least: number): PictureRefusal => ({
  rule: 'image/size',
  what: `Картинка ${src} узкая: ${width}\u00a0×\u00a0${height} точек.`,
  expected: `Нужна ширина от ${least} точек.`,
  hint: 'На чётком экране она будет размытой: возьмите исходник крупнее.',
});
