/** Replaces lone surrogates: a hostile name may contain them, a URL cannot. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** `encodeURI` that never throws. */
export const encoded = (path: string): string => encodeURI(wellFormed(path));

/** Returns the address of a page below a base path or an origin, with or without a trailing slash. */
export const addressIn = (place: string, url: string): string => place.replace(/\/$/, '') + encoded(url);

/** Returns the URL of a file's line on GitHub; `?plain=1` shows MDX as text with line numbers. */
export function sourceUrl(repository: string, commit: string, file: string, line?: number): string {
  const path = wellFormed(file).split('/').map(encodeURIComponent).join('/');
  return `${repository}/blob/${commit}/${path}?plain=1${line ? `#L${line}` : ''}`;
}

/** Folder inside the preview for files that only the base has. */
export const oldFolder = '/preview/before';

/** Returns the address at which the report shows a page of the base. */
export const oldPage = (url: string): string => `${oldFolder}${url === '/' ? '/index' : url}`;
