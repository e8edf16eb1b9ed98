const found = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx', '!./_*/**']);

/** Loads a section's folder; each is a chunk of its own, so a page pays only for the sections it uses. */
export const loaders: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [file.split('/')[1] ?? '', load]),
);
