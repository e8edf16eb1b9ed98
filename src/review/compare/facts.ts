import type { ValueChange } from '../types.ts';
import type { Block } from './blocks.ts';

/** What a fact of a block is called: `a.href.1` → «ссылка». */
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
  drawing: 'рисунок',
  name: 'значок',
  action: 'адрес формы',
};

/** Values as a reader can tell them apart: a picture by its name, and said so when only its content differs. */
export function factChanges(before: Block, after: Block): ValueChange[] {
  const names = new Set([...before.facts.keys(), ...after.facts.keys()]);
  const changes: ValueChange[] = [];
  for (const key of names) {
    const [old, now] = [before.facts.get(key) ?? null, after.facts.get(key) ?? null];
    if (old === now) continue;
    const fact = key.split('.')[1] ?? key;
    const named = [old, now].map((value) => value?.replace(/~[0-9a-f]+$/, '') ?? null);
    const sameName = named[0] === named[1];
    const isDrawing = fact === 'drawing';
    changes.push({
      owner: '',
      name: factNames[fact] ?? fact,
      before: isDrawing || sameName ? 'прежний вид' : (named[0] ?? null),
      after: isDrawing || sameName ? 'новый вид' : (named[1] ?? null),
      source: null,
    });
  }
  return changes.filter(
    (change, index) =>
      !(change.name === 'рисунок' && changes.findIndex(({ name }) => name === 'рисунок') < index),
  );
}
