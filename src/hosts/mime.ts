/** Content types by file extension, for `npm start` and the nginx include. */
export const mimeTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
};

/** Content types of text, which is served as UTF-8 and with compressed files (compress.ts). */
export const textTypes = Object.values(mimeTypes).filter((type) => /^text\/|(?:json|xml)$/.test(type));

/** A file's extension in lower case, without the dot; empty if it has none. */
export const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** Whether a file is text, by its extension. */
export const isText = (file: string) => textTypes.includes(mimeTypes[extensionOf(file)] ?? '-');

/** Returns the `Content-Type` of a file by its extension. */
export function contentType(file: string): string {
  const type = mimeTypes[extensionOf(file)] ?? 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
