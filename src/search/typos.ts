/** What a finger meant: mistyped letters and a keyboard left in English. */

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const otherKey = new Map([...latinKeys].map((key, at) => [key, russianKeys[at] ?? key]));

/**
 * A query typed with the keyboard in English, as it would have been in Russian.
 * @example fromLatinKeys(';ehyfk') // 'журнал'
 */
export const fromLatinKeys = (query: string) =>
  [...query.toLowerCase()].map((key) => otherKey.get(key) ?? key).join('');

/** How many slips a word of this length is forgiven. */
export const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);
