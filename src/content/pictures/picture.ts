/**
 * A picture of the site as the browser sees it: its names, its sizes, its markup. Everything follows from the original
 * file, so nothing has to be converted before a page can be written. Plain data and pure functions, for Node and browser.
 */

/** Formats by what stands in the file, whatever its name says. */
export const pictureKinds = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export interface PictureData {
  /** Name of the original without its extension, as it may stand in an address. */
  name: string;
  /** Hash of the original's bytes and of how it is converted. */
  hash: string;
  kind: PictureKind;
  /** Size of the original in pixels, upright. */
  width: number;
  height: number;
  /** The first picture of a page near its top: asked for at once, before everything else. */
  first?: boolean;
}

/** A picture that an entry shows in lists and over its text. */
export interface EntryPicture {
  picture: PictureData;
  alt: string;
}

/** A file of the site that is made of a picture. */
export interface PictureFile {
  /** Path in the site's folder. */
  path: string;
  width: number;
  format: PictureKind;
}

/** Widths that screens ask for: a phone, the same at twice and three times the pixels, a column on a sharp screen. */
const pictureWidths = [360, 720, 1080, 1440] as const;
const widest = 1440;
/** What the few browsers get that know neither AVIF nor WebP, and whoever saves the picture. */
const fallbackWidth = 1080;

/** Moving and drawn pictures are served as they are. */
export const isServedAsIs = ({ kind }: Pick<PictureData, 'kind'>) => kind === 'gif' || kind === 'svg';

/** The widths a picture is made in: never wider than the original, and none that is nearly another. */
function widthsOf({ width }: PictureData): number[] {
  const most = Math.min(width, widest);
  return [...pictureWidths.filter((one) => one <= most * 0.85), most];
}

/** The format of the plain `<img>`: the original's, but AVIF is what it falls back from. */
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

/** Every file that is made of a picture. */
export function filesOf(picture: PictureData): PictureFile[] {
  const files = [...modern(picture).flat(), fallback(picture)];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** What `<picture>` and its `<img>` say. */
interface PictureMarkup {
  sources: { type: string; srcSet: string; sizes: string }[];
  src: string;
  width: number;
  height: number;
  loading: 'lazy' | 'eager';
  fetchPriority?: 'high';
  /** Higher than it is wide: shown narrower, so that it fits a screen. */
  'data-tall'?: '';
}

/** How wide a picture stands: `width` pixels in windows of at least `from`, as wide as the window in narrower ones. */
export interface Column {
  width: number;
  from: number;
}

/** @param base base path, `/` or `/some/prefix/` */
export function pictureMarkup(picture: PictureData, base: string, column: Column): PictureMarkup {
  const { width, height, first = false } = picture;
  // A small original is not drawn out.
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
    loading: first ? 'eager' : 'lazy',
    ...(first ? { fetchPriority: 'high' as const } : {}),
    ...(height > width * 1.1 ? { 'data-tall': '' as const } : {}),
  };
}

/**
 * How pictures are converted (https://sharp.pixelplumbing.com/api-output); their widths stand above. Photographs lose
 * what nobody sees; pictures with letters and thin lines, which come as PNG, keep every pixel's own colour. More effort for
 * AVIF takes ten times as long and saves three bytes in a hundred.
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
