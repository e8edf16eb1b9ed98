/** What a finger meant: a keyboard left in English, Russian words in Latin letters. */

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const otherKey = new Map([...latinKeys].map((key, at) => [key, russianKeys[at] ?? key]));

/**
 * A query typed with the keyboard in English, as it would have been in Russian.
 * @example fromLatinKeys(';ehyfk') // 'журнал'
 */
export const fromLatinKeys = (query: string) =>
  [...query.toLowerCase()].map((key) => otherKey.get(key) ?? key).join('');

const latin = 'shch sch sh ch zh kh ts yo yu ya ye a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
  ' ',
);
const cyrillic = 'щ щ ш ч ж х ц е ю я е а б к д е ф г х и ж к л м н о п к р с т у в в х й з'.split(' ');
const syllables = new Map(latin.map((letters, at) => [letters, cyrillic[at] ?? letters]));
/** The longest first, as they stand above. */
const syllable = new RegExp(latin.join('|'), 'g');

/**
 * A Russian word in Latin letters, as it is written in Uzbekistan too, back in its own.
 * @example inCyrillic('jurnal') // 'журнал'
 */
export const inCyrillic = (query: string) =>
  query.toLowerCase().replace(syllable, (letters) => syllables.get(letters) ?? letters);
