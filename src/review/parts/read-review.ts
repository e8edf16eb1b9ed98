import type { Review } from '../types.ts';

/** Folder of the preview's data, beside this script. */
const folder = import.meta.url.replace(/[^/]*$/, '');
export const reportUrl = `${folder}index.html`;

/** The review that both report and ribbon show; null where it cannot be had. */
export async function readReview(): Promise<Review | null> {
  try {
    const response = await fetch(`${folder}review.json`);
    return response.ok ? ((await response.json()) as Review) : null;
  } catch {
    return null;
  }
}
