/**
 * Words on one line with space around them, and the marks between them: nothing in there begins, ends or changes a
 * construct of Markdown.
 */
const words = /(?<!\S)[а-яёқғҳў][а-яёқғҳў ,.;:!?—–«»…\u00a0-]{2,}[а-яёқғҳў]/gi;
/** Lines of an expression. */
const code = /[{}]|^\s*['"`]/;
/** References are matched by their words, whatever the case. */
const references = /\]:|\[\^/;
/** Hangul syllables stand for runs of words: to Markdown a letter is a letter. */
const standIn = /[\uac00-\ud7a3]/;
const standIns = /[\uac00-\ud7a3]/g;
const first = 0xac00;
const most = 0xd7a3 - first + 1;

/** A text in which every run of plain words is one letter, and the way back. */
export interface Short {
  text: string;
  /** How many runs there are. */
  count: number;
  /** Puts the words back into a piece of the text. */
  restore: (piece: string, found: () => void) => string;
  /** The offset in the whole text of an offset in the short one. */
  whole: (offset: number) => number;
}

/** Shortens a text; null where there is nothing to gain, or words might be more than words. */
export function shorten(source: string): Short | null {
  if (standIn.test(source) || references.test(source)) return null;
  const runs: string[] = [];
  /** Offset behind the letter of each run, and by how much the text is shorter there. */
  const ends: number[] = [];
  const cuts: number[] = [];
  let cut = 0;
  let start = 0;
  const short = (line: string): string => {
    const from = start;
    start += line.length + 1;
    if (code.test(line)) return line;
    return line.replace(words, (run, at: number) => {
      if (runs.length === most) return run;
      ends.push(from + at - cut + 1);
      cut += run.length - 1;
      cuts.push(cut);
      return String.fromCharCode(first + runs.push(run) - 1);
    });
  };
  const text = source.split('\n').map(short).join('\n');
  return {
    text,
    count: runs.length,
    restore: (piece, found) =>
      piece.replace(standIns, (letter) => {
        found();
        return runs[letter.charCodeAt(0) - first] ?? letter;
      }),
    whole: (offset) => {
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      return offset + (cuts[low - 1] ?? 0);
    },
  };
}
