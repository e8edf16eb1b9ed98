/** Half of a surrogate pair alone, which a hostile name may hold and no address can. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** `encodeURI` that never throws. */
export const encoded = (path: string): string => encodeURI(wellFormed(path));

/** Address of a page below a base path or an origin, with or without a slash at its end. */
export const addressIn = (place: string, url: string): string => place.replace(/\/$/, '') + encoded(url);

/** Address of a file's line on GitHub; `?plain=1` shows MDX as text, so that lines have numbers. */
export function sourceUrl(repository: string, commit: string, file: string, line?: number): string {
  const path = wellFormed(file).split('/').map(encodeURIComponent).join('/');
  return `${repository}/blob/${commit}/${path}?plain=1${line ? `#L${line}` : ''}`;
}

/** Folder of what only the base has, below the preview. */
export const oldFolder = '/preview/before';

/** Address of a page of the base, as the report shows it. */
export const oldPage = (url: string): string => `${oldFolder}${url === '/' ? '/index' : url}`;
