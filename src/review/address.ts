/** Replaces lone surrogates, which a hostile name may contain and a URL cannot. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** `encodeURI` that never throws. */
export const encoded = (path: string): string => encodeURI(wellFormed(path));

/**
 * Returns the address of a page in a site.
 * @param site base path or origin, with or without a trailing slash
 */
export const addressIn = (site: string, url: string): string => site.replace(/\/$/, '') + encoded(url);

/** Returns the fragment with which a page of the preview opens a change. */
export const changeHash = (id: string): string => `#change=${id}`;

/** Returns the fragment with which the report shows a page, by its index in the review. */
export const pageHash = <Page>(page: Page, { pages }: { pages: readonly Page[] }) =>
  `#page-${pages.indexOf(page)}`;

/** Folder inside the preview for files that only the base has. */
export const oldFolder = '/preview/before';

/** Returns the address in the preview at which the report shows a page of the base. */
export const oldPage = (url: string): string => `${oldFolder}${url === '/' ? '/index' : url}`;
