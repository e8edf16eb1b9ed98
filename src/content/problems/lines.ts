/** A position in a file, 1-based like in editors. */
export interface Place {
  line: number;
  column: number;
}

/** A position in the text of a file, frontmatter included. */
export interface FilePlace extends Place {
  /** Path from the project root with forward slashes: `pages/about.mdx`. */
  file: string;
}

/** Parses a position as the page's marks have it, `pages/x.mdx:12:3`; null if it is malformed. */
export function readPlace(at: string): FilePlace | null {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(at) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : null;
}

/** A range of a file's text in UTF-16 units; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** Converts offsets of a text to positions and back; `\r\n` ends one line. */
export class Lines {
  readonly #starts = [0];
  readonly #length: number;

  constructor(source: string) {
    this.#length = source.length;
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): Place {
    const line = this.#starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
  }

  offset({ line, column }: Place): number {
    const start = this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0;
    return Math.min(start + column - 1, this.#length);
  }
}
