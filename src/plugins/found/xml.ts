import { escapeHtml } from '../../html.ts';

/** Text as it may stand in XML; characters that XML 1.0 forbids are dropped (https://www.w3.org/TR/xml/#charsets). */
export const xml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
