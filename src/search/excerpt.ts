import { wordsOf } from './words.ts';

/** A text split into marked (matching) and unmarked pieces. */
export type Pieces = { text: string; marked: boolean }[];

/** Marks the words with matching stems. */
export function mark(text: string, stems: ReadonlySet<string>): Pieces {
  const pieces: Pieces = [];
  let at = 0;
  for (const { start, end, stems: own } of wordsOf(text)) {
    if (!own.some((stem) => stems.has(stem))) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Length of an excerpt in characters. */
const maxLength = 150;

/**
 * Returns the part of a text with the most distinct matches, marked, cut at word boundaries.
 * @param text of a section in the index, which has the words of the rendered `<main>` (src/plugins/search/extract.ts)
 */
export function excerpt(text: string, stems: ReadonlySet<string>): Pieces {
  if (text.length <= maxLength) return mark(text, stems);
  const hits = wordsOf(text).flatMap(({ start, end, stems: own }) => {
    const stem = own.find((one) => stems.has(one));
    return stem === undefined ? [] : [{ start, end, stem }];
  });
  let best = { start: 0, count: 0 };
  for (const { start } of hits) {
    const inside = hits.filter((hit) => hit.start >= start && hit.end <= start + maxLength);
    const count = new Set(inside.map(({ stem }) => stem)).size;
    if (count > best.count) best = { start, count };
  }
  // A few words before the first match give context.
  const from = Math.max(0, Math.min(best.start - 40, text.length - maxLength));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const limit = start + maxLength;
  const last = text.lastIndexOf(' ', limit);
  const end = limit >= text.length || last <= start ? Math.min(text.length, limit) : last;
  const pieces = mark(text.slice(start, end).trim(), stems);
  return [
    ...(start > 0 ? [{ text: '…\u00a0', marked: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '\u00a0…', marked: false }] : []),
  ];
}
