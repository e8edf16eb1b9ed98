/**
 * Pictures as browsers see them: file names, sizes, markup. All of it follows from the original's bytes, so pages can be
 * rendered before pictures are converted. Pure functions for Node and browser.
 */

/** Formats by content, not by extension. */
export const pictureKinds = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export interface PictureData {
  /** Name of the original without extension, safe for URLs. */
  name: string;
  /** Hash of the original's bytes and of the conversion settings. */
  hash: string;
  kind: PictureKind;
  /** Size of the original in pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** True for the first picture near the top of a page, which loads with high priority. */
  first?: boolean;
}

/** Picture of an entry, shown in lists and above its text. */
export interface EntryPicture {
  picture: PictureData;
  alt: string;
}

/** A converted file. */
export interface PictureFile {
  /** Path in the output folder. */
  path: string;
  width: number;
  format: PictureKind;
}

/** Widths in pixels: a phone at 1×, 2× and 3×, and a text column on a high-density screen. */
const pictureWidths = [360, 720, 1080, 1440] as const;
const widest = 1440;
/** Width of the fallback for browsers without AVIF and WebP, and for saving the picture. */
const fallbackWidth = 1080;

/** Animations and vector graphics are served unchanged. */
export const isServedAsIs = ({ kind }: Pick<PictureData, 'kind'>) => kind === 'gif' || kind === 'svg';

/** The widths of a picture's files: never wider than the original, and none close to another. */
function widthsOf({ width }: PictureData): number[] {
  const most = Math.min(width, widest);
  return [...pictureWidths.filter((one) => one <= most * 0.85), most];
}

/** The format of `<img>`: the original's, unless that is AVIF, for which it is the fallback. */
const fallbackFormat = ({ kind }: PictureData): PictureKind => (kind === 'avif' ? 'webp' : kind);

function fileOf(picture: PictureData, width: number, format: PictureKind): PictureFile {
  const size = isServedAsIs(picture) ? '' : `-${width}`;
  return { path: `static/pictures/${picture.name}${size}-${picture.hash}.${format}`, width, format };
}

function fallback(picture: PictureData): PictureFile {
  const fitting = widthsOf(picture).filter((width) => width <= fallbackWidth);
  const width = isServedAsIs(picture) ? picture.width : (fitting.at(-1) ?? picture.width);
  return fileOf(picture, width, fallbackFormat(picture));
}

const modern = (picture: PictureData): PictureFile[][] =>
  isServedAsIs(picture)
    ? []
    : (['avif', 'webp'] as const).map((format) =>
        widthsOf(picture).map((width) => fileOf(picture, width, format)),
      );

/** All files of a picture. */
export function filesOf(picture: PictureData): PictureFile[] {
  const files = [...modern(picture).flat(), fallback(picture)];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The column of a picture: `width` pixels in windows of at least `from`, else the window's width with its margins. */
export interface Column {
  width: number;
  from: number;
}

/** Returns the attributes of `<picture>` and its `<img>` in a column; `base` is `/` or `/some/prefix/`. */
export function pictureMarkup(picture: PictureData, base: string, column: Column) {
  const { width, height, first = false } = picture;
  // A small original is not enlarged.
  const shown = Math.min(column.width, width);
  return {
    sources: modern(picture).map((files) => ({
      type: `image/${files[0]?.format}`,
      srcSet: files.map((file) => `${base}${file.path} ${file.width}w`).join(', '),
      sizes: `(min-width: ${width < column.width ? width + 32 : column.from}px) ${shown}px, calc(100vw - 2rem)`,
    })),
    src: base + fallback(picture).path,
    width,
    height,
    loading: first ? ('eager' as const) : ('lazy' as const),
    ...(first ? { fetchPriority: 'high' as const } : {}),
    // More than a tenth taller than wide: shown narrower, to fit the screen.
    ...(height > width * 1.1 ? { 'data-tall': '' as const } : {}),
  };
}

/**
 * Conversion settings (https://sharp.pixelplumbing.com/api-output). PNGs are taken for drawings with thin lines: they
 * get higher quality and sharper colour than photographs. More effort for AVIF takes ten times as long and saves 3 %.
 */
export const recipe = {
  photo: {
    avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
    webp: { quality: 76, effort: 4 },
  },
  drawn: {
    avif: { quality: 60, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 84, effort: 4, smartSubsample: true },
  },
  jpg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90, effort: 7 },
} as const;
