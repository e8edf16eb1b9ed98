import type { Edit } from './spaces.ts';

/**
 * Straight quotes become «…», and whatever stands inside other quotes „…“. When they do not pair up nothing is
 * changed: the writer's mistake is better seen than doubled. An inch mark after a number is no quote.
 */
export function quoteEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const open: { mark: string; from: number }[] = [];
  const set = (from: number, mark: string, wanted: string) => {
    if (mark !== wanted) edits.push({ from, to: from + 1, text: wanted });
  };
  for (const { 0: mark, index } of text.matchAll(/["«»„“]/g)) {
    const top = open.at(-1);
    if (mark === '«' || mark === '„' || (mark === '"' && opens(text, index, top))) {
      open.push({ mark, from: index });
      continue;
    }
    if (mark === '"' && /\d/.test(text[index - 1] ?? '') && !open.some((quote) => quote.mark === '"'))
      continue;
    if (top?.mark !== { '"': '"', '»': '«', '“': '„' }[mark]) return [];
    open.pop();
    if (mark === '“') continue;
    set(top?.from ?? 0, top?.mark ?? '', open.length > 0 ? '„' : '«');
    set(index, mark, open.length > 0 ? '“' : '»');
  }
  return open.length > 0 ? [] : edits;
}

/** True for a straight quote that begins something: after a space, a bracket, a dash or another opening quote. */
function opens(text: string, index: number, top: { from: number } | undefined): boolean {
  const before = text[index - 1] ?? ' ';
  return (
    /[\s([{«„—–/-]/.test(before + (top?.from === index - 1 ? '(' : '')) && /\S/.test(text[index + 1] ?? ' ')
  );
}
