/** Case, «ё» and spaces aside. */
const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/**
 * True when every word of the query stands somewhere in the text.
 * @example matches('Цифровой журнал: всё об учёте', 'УЧЕТЕ журн') // true
 */
export function matches(text: string, query: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(' ')
    .every((word) => searched.includes(word));
}
