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
