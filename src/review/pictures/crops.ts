import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locator } from '../types.ts';

/** A part of a picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room around a block. */
const around = 16;
const tallest = 640;

/** Where blocks stand on an open page; null for what has no box (in a closed menu) or is not there. */
export const boxesOf = (page: Page, places: readonly (Locator | null)[]): Promise<(Box | null)[]> =>
  page.evaluate(
    (paths) =>
      paths.map((path) => {
        let element: Element | null | undefined = path && document.getElementById('root');
        for (const index of path ?? []) element = element?.children[index];
        // A closed menu has its place, and yet nothing to see.
        const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const rect = isSeen ? element?.getBoundingClientRect() : null;
        return rect && rect.width > 4 && rect.height > 4
          ? { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height }
          : null;
      }),
    places.map((place) => place?.path ?? null),
  );

/** Cuts a block out of a page's picture; null where it lies outside of it. */
export async function cropOf(picture: Buffer, box: Box): Promise<Buffer | null> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const left = Math.max(0, Math.floor(box.left) - around);
  const top = Math.max(0, Math.floor(box.top) - around);
  const right = Math.min(width, Math.ceil(box.left + box.width) + around);
  const bottom = Math.min(height, Math.ceil(box.top + Math.min(box.height, tallest)) + around);
  if (right - left < around || bottom - top < around) return null;
  return sharp(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .webp({ quality: 80 })
    .toBuffer();
}
