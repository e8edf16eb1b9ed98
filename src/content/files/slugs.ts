/** Transliteration of Russian and Uzbek Cyrillic (GOST 7.79-2000 system B, simplified as slug tools do). */
const latin: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya қ:q ғ:g ҳ:h ў:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Makes a Latin slug of a title, for heading anchors and file names.
 * @example slugify('Что это такое?') // 'chto-eto-takoe'
 */
export function slugify(title: string): string {
  return [...title.normalize('NFC').toLowerCase()]
    .map((char) => latin[char] ?? (/[a-z0-9]/.test(char) ? char : /[ʻʼ'’`]/.test(char) ? '' : '-'))
    .join('')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Makes slugs that are unique within a page: the second «Итог» becomes `itog-2`.
 * @param prefix prepended to each, since slugs of a page's fragments must differ too
 */
export function uniqueSlugs(prefix = ''): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const base = prefix + (slugify(title) || 'razdel');
    let slug = base;
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}
