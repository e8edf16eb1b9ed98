/** Answers only whether a word stands in a dictionary just as it is written. */
export interface WordList {
  has: (word: string) => boolean;
}

/** Signs of the format `TrieXv3`. */
const sign = { end: 0x24, up: 0x3c, two: 0x32, nine: 0x39, branch: 0x23, escape: 0x5c } as const;
/** Words behind these marks: what the dictionary forbids, and what it takes without capitals and accents. */
const mark = { forbidden: '!', plain: '~' } as const;

/**
 * Reads a dictionary of cspell just far enough to find words, in a seventh of the time that cspell takes: letters lead
 * down a tree, `$` ends a word and goes one letter up, `<` and digits go further up, `#…;` stands for a branch that
 * was written before. Null where the text is not what is expected: cspell must then read it.
 */
export function readWordList(text: string): WordList | null {
  const base = Number(/^TrieXv3\nbase=(\d+)$/m.exec(text)?.[1]);
  const start = text.indexOf('\n', text.indexOf('__DATA__')) + 1;
  if (!base || start === 0) return null;
  const tree = new Tree(text.length - start);
  for (let at = start, goesUp = false; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x0a || char === 0x0d) continue;
    if (char === sign.up || (goesUp && char >= sign.two && char <= sign.nine)) {
      if (!tree.up(char === sign.up ? 1 : char - sign.two + 1)) return null;
      goesUp = true;
      continue;
    }
    goesUp = char === sign.end;
    if (char === sign.end) {
      if (!tree.endWord()) return null;
    } else if (char === sign.branch) {
      const close = text.indexOf(';', at);
      if (!tree.repeat(Number.parseInt(text.slice(at + 1, close), base))) return null;
      at = close;
    } else {
      if (char === sign.escape) at++;
      // A line break or a backslash inside a word: no word of a text has them.
      if (text.charCodeAt(at) === sign.escape) return null;
      if (!tree.down(text.charCodeAt(at))) return null;
    }
  }
  const holds = (word: string) => tree.holds(word) || tree.holds(mark.plain + word);
  return { has: (word) => holds(word) && !tree.holds(mark.forbidden + word) };
}

/** A tree of letters in flat arrays, and the place in it where the reader is. A node's edges are a chain. */
class Tree {
  readonly #firstEdge: Int32Array;
  readonly #nextEdge: Int32Array;
  readonly #letter: Int32Array;
  readonly #target: Int32Array;
  readonly #isWord: Uint8Array;
  /** Nodes that stand in several places: nothing may be added below them. */
  readonly #isShared: Uint8Array;
  #nodes = 1;
  #edges = 0;
  /** Nodes in the order in which they got their first letter: what `#…;` counts. */
  readonly #branches = [0];
  readonly #path = [0];
  readonly #pathEdges = [0];
  #depth = 0;

  /** @param letters more than the tree will have */
  constructor(letters: number) {
    const size = letters + 1;
    this.#firstEdge = new Int32Array(size);
    this.#nextEdge = new Int32Array(size);
    this.#letter = new Int32Array(size);
    this.#target = new Int32Array(size);
    this.#isWord = new Uint8Array(size);
    this.#isShared = new Uint8Array(size);
  }

  #edge(node: number, char: number): number {
    let edge = this.#firstEdge[node] ?? 0;
    while (edge !== 0 && this.#letter[edge] !== char) edge = this.#nextEdge[edge] ?? 0;
    return edge;
  }

  down(char: number): boolean {
    const node = this.#path[this.#depth] ?? 0;
    let edge = this.#edge(node, char);
    if (edge === 0) {
      if (this.#isShared[node] === 1) return false;
      const first = this.#firstEdge[node] ?? 0;
      if (first === 0 && this.#isWord[node] === 0 && node !== 0) this.#branches.push(node);
      edge = ++this.#edges;
      this.#letter[edge] = char;
      this.#nextEdge[edge] = first;
      this.#firstEdge[node] = edge;
      this.#target[edge] = this.#nodes++;
    }
    this.#depth++;
    this.#path[this.#depth] = this.#target[edge] ?? 0;
    this.#pathEdges[this.#depth] = edge;
    return true;
  }

  up(letters: number): boolean {
    this.#depth -= letters;
    return this.#depth >= 0;
  }

  endWord(): boolean {
    this.#isWord[this.#path[this.#depth] ?? 0] = 1;
    return this.up(1);
  }

  repeat(number: number): boolean {
    const branch = this.#branches[number];
    if (branch === undefined) return false;
    this.#isShared[branch] = 1;
    this.#target[this.#pathEdges[this.#depth] ?? 0] = branch;
    return true;
  }

  holds(word: string): boolean {
    let node = 0;
    for (let index = 0; index < word.length; index++) {
      const edge = this.#edge(node, word.charCodeAt(index));
      if (edge === 0) return false;
      node = this.#target[edge] ?? 0;
    }
    return this.#isWord[node] === 1;
  }
}
