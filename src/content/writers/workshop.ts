/**
 * Workshop pages, for writers only: the gallery of sections (`/_components`), the examples of each section
 * (`/_components/Faq`) and the health page (`/_health`). Plain data only.
 */
export type WorkshopKind = 'gallery' | 'example' | 'health';

export interface WorkshopPage {
  kind: WorkshopKind;
  /** The file of examples, whose body is shown; for gallery and health page a path that only names their subject. */
  file: string;
  title: string;
}

export const galleryUrl = '/_components';
export const healthUrl = '/_health';

/** Data files of gallery and health page, made on request (dev) or after rendering (preview builds). */
export const workshopFiles = {
  gallery: '_workshop/gallery.json',
  health: '_workshop/health.json',
} as const;
