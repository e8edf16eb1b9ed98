const entity = /&(?:#x?[\da-f]+|\w+);/iy;

/**
 * Where each character of a decoded text stands in the file: indentation, escapes (`\{`) and entities (`&lt;`) make the
 * text shorter than its source.
 * @returns the offset in the file for an index in the text
 */
export function align(source: string, from: number, to: number, text: string): (index: number) => number {
  if (source.startsWith(text, from)) return (index) => from + index;
  const offsets: number[] = [];
  let at = from;
  for (let index = 0; index < text.length; index++) {
    let width = 1;
    while (at < to && source[at] !== text[index]) {
      entity.lastIndex = at;
      width = entity.exec(source)?.[0].length ?? 1;
      if (width > 1) break;
      at++;
    }
    offsets.push(at);
    at += width;
  }
  return (index) => offsets[index] ?? to;
}
