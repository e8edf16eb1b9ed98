import type { ValueChange } from '../types.ts';

/** What a fact is called: `a.1.href` → «адрес ссылки». */
const factNames: Record<string, string> = {
  href: 'адрес ссылки',
  src: 'файл',
  srcset: 'файлы',
  alt: 'подпись для незрячих',
  'aria-label': 'имя для незрячих',
  title: 'подсказка',
  placeholder: 'пример в поле',
  value: 'значение',
  id: 'якорь',
  datetime: 'дата',
  lang: 'язык',
  drawing: 'рисунок',
  icon: 'значок',
  action: 'адрес формы',
};

/** Values as a reader can tell them apart: a picture by its name, and said so when only its content differs. */
export function factChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ValueChange[] {
  const changes = new Map<string, ValueChange>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key) ?? null, after.get(key) ?? null];
    if (old === now) continue;
    const fact = key.split('.').slice(2).join('.');
    const [was, is] = [old, now].map((value) => value?.replace(/~[0-9a-f]+/g, '') ?? null);
    const onlyContent = was === is || fact === 'drawing';
    const change: ValueChange = {
      owner: '',
      name: factNames[fact] ?? fact,
      before: onlyContent ? 'прежний вид' : (was ?? null),
      after: onlyContent ? 'новый вид' : (is ?? null),
      source: null,
    };
    changes.set(`${change.name} ${change.before} ${change.after}`, change);
  }
  return [...changes.values()];
}
