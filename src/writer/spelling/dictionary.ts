import { createRequire } from 'node:module';
import type { CSpellUserSettings } from 'cspell-lib';

/** What the speller asks of cspell's dictionaries. */
export interface Dictionary {
  has: (word: string) => boolean;
  suggest: (word: string) => string[];
}

let loading: Promise<Dictionary> | null = null;

/** cspell's Russian and English dictionaries, loaded once and only when there is a word to look up. */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

const dictionaries = { dictionaries: ['ru-ru', 'en_us'] };

async function load(): Promise<Dictionary> {
  const { finalizeSettings, getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const { resolve } = createRequire(import.meta.url);
  const found = await Promise.all(
    ['@cspell/dict-ru_ru', '@cspell/dict-en_us'].map((name) =>
      readSettings(resolve(`${name}/cspell-ext.json`)),
    ),
  );
  const settings = found.reduce<CSpellUserSettings>((all, one) => mergeSettings(all, one), dictionaries);
  const words = await getDictionary(finalizeSettings(settings));
  return {
    has: (word) => words.has(word, { ignoreCase: true }),
    suggest: (word) =>
      words.suggest(word, { numSuggestions: 3, ignoreCase: true }).map(({ word: near }) => near),
  };
}
