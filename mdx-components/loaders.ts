const found = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx', '!./_*/**']);

/** Functions that load a section, by folder. Each is its own chunk, so a page pays only for sections it uses. */
export const loaders: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [file.split('/')[1] ?? '', load]),
);
