/** At least half of the lines must be the same, as git itself counts a rename. */
const leastAlike = 0.5;

const linesOf = (text: string) =>
  new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  );
const titleOf = (text: string) => text.match(/^title:\s*(.+)$/m)?.[1];

/** The file whose text is most like a vanished one, or null when none is like it. */
export function mostAlike(text: string, files: ReadonlyMap<string, string>): string | null {
  const wanted = linesOf(text);
  let best: string | null = null;
  let bestShare = leastAlike;
  for (const [file, other] of files) {
    const lines = linesOf(other);
    const common = [...wanted].filter((line) => lines.has(line)).length;
    const sameTitle = titleOf(text) !== undefined && titleOf(text) === titleOf(other);
    const share = sameTitle ? 1 : common / Math.max(wanted.size, lines.size, 1);
    if (share >= bestShare) {
      best = file;
      bestShare = share;
    }
  }
  return best;
}
