import type { Problem } from '../problems/problems.ts';
import type { Stage } from '../stage.ts';

/**
 * The pages of a preview that are about the site and not of it: the gallery of sections (`/_components`), each
 * section's examples alone (`/_components/Faq`), and the health page (`/_health`). Plain data only.
 */
export type WorkshopKind = 'gallery' | 'example' | 'health';

export interface WorkshopPage {
  kind: WorkshopKind;
  /** The file it stands for; examples have a body in it. */
  file: string;
  title: string;
}

export const galleryUrl = '/_components';
export const healthUrl = '/_health';

/** Where the two pages find what they show; made when it is asked for (dev) or after the pages (preview builds). */
export const workshopFiles = {
  gallery: '_workshop/gallery.json',
  health: '_workshop/health.json',
} as const;

export interface GalleryProp {
  name: string;
  /** What it takes, in Russian: «строка, 2–70 знаков». */
  type: string;
  /** Names of a closed set, but for icons and scenes, which the gallery shows. */
  options: string[];
  required: boolean;
  default: string | null;
  description: string;
}

export interface GalleryComponent {
  name: string;
  children: 'text' | 'items' | 'none';
  props: GalleryProp[];
}

/** Pages that use a section, with its lines. */
export interface GalleryUse {
  url: string;
  file: string;
  title: string;
  lines: number[];
}

export interface GallerySection {
  name: string;
  /** What a writer would call it, and what it is for. */
  russian: string;
  purpose: string;
  file: string;
  /** Address of the page with its examples alone. */
  url: string;
  components: GalleryComponent[];
  /** MDX of each example. */
  examples: string[];
  uses: GalleryUse[];
}

export interface SocialPicture {
  url: string;
  title: string;
  /** Path in the site's folder. */
  src: string;
}

export interface Gallery {
  sections: GallerySection[];
  icons: readonly string[];
  scenes: readonly string[];
  /** What networks show beside a link to each page; the dev server draws none. */
  social: SocialPicture[];
}

export interface HealthEntry {
  file: string;
  /** Empty for a file that is no page. */
  url: string;
  title: string;
  /** `broken`: its problems stand in its place. */
  stage: Stage | 'broken' | null;
  publishAt: string | null;
  problems: readonly Problem[];
  words: number;
  minutes: number;
  images: number;
  /** Bytes of the page's HTML and of its body's script; null where nothing was built (dev). */
  weight: number | null;
  /** Day of the last commit, null where git does not know the file. */
  changed: string | null;
}

export interface Health {
  entries: HealthEntry[];
}
