/** Letters that sound alike where the stress is not on them, or at the end of a syllable. */
const alike: Readonly<Record<string, string>> = {
  а: 'о',
  о: 'ае',
  е: 'иэё',
  и: 'еы',
  ы: 'и',
  я: 'еи',
  э: 'е',
  ё: 'ое',
  ю: 'у',
  у: 'ю',
  б: 'п',
  п: 'б',
  в: 'ф',
  ф: 'в',
  г: 'кв',
  к: 'г',
  д: 'т',
  т: 'д',
  ж: 'ш',
  ш: 'ж',
  з: 'с',
  с: 'з',
};
const consonant = /[бвгджзйклмнпрстфхцчшщ]/;

/** Every spelling that differs from a word by one mistake of the ear. */
function* misheard(word: string): Generator<string> {
  for (const [index, letter] of [...word].entries()) {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    for (const other of alike[letter] ?? '') yield before + other + after;
    if (letter === word[index + 1] || letter === 'ь') yield before + after;
    else if (consonant.test(letter)) {
      yield before + letter + letter + after;
      yield `${before}${letter}ь${after}`;
    }
  }
  if (word.endsWith('ца')) yield word.replace(/ца$/, 'тся');
}

/**
 * Words that are spelt as a Russian word sounds: `карова` is «корова», `пиривод` is «перевод». Those with one such
 * mistake, or else those with two.
 */
export function soundAlikes(word: string, isKnown: (word: string) => boolean): string[] {
  const small = word.toLowerCase();
  const once = new Set(misheard(small));
  const found = [...once].filter(isKnown);
  if (found.length > 0) return found;
  const twice = new Set([...once].flatMap((other) => [...misheard(other)]));
  return [...twice].filter((other) => other !== small && isKnown(other));
}
