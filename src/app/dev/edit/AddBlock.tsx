import { use, useEffect, useRef, useState } from 'react';
import { withBase } from '../../../content/files/paths.ts';
import type { Block, Opened } from '../../../content/writers/editing.ts';
import { workshopFiles } from '../../../content/writers/workshop.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import tools from '../buttons.module.css';
import { useJson } from '../use-json.ts';
import type { Gallery } from '../workshop/gallery-data.ts';
import { matches, sectionsFor } from '../workshop/gallery-search.ts';
import styles from './AddBlock.module.css';
import { AddPicture, choosePictures } from './AddPicture.tsx';
import { CloseContext, useEditing } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { addedTo, type Side } from './find-spot.ts';
import { isComposing } from './typing.ts';

/** Label of «+» at a block, and title of the dialog. */
export const addingTo = (block: Block, side: Side): string =>
  `Добавить ${side === 'before' ? 'перед блоком' : 'после блока'} «${block.label}»`;

interface AddBlockProps {
  opened: Opened;
  block: Block;
  /** Position of the new block. */
  side: Side;
}

/** Markdown blocks, with search words; a picture asks for its file. */
const plainBlocks = [
  ['Абзац', 'текст', 'Новый абзац.'],
  ['Заголовок', 'раздел подзаголовок', '## Новый раздел'],
  ['Список', 'перечень пункты', '- Новый пункт'],
  ['Список по\u00a0номерам', 'нумерованный шаги', '1. Новый пункт'],
  ['Таблица', 'столбцы строки', '| Столбец | Столбец |\n| --- | --- |\n| Ячейка | Ячейка |'],
  ['Цитата', 'слова отзыв', '> Новая цитата.'],
  ['Код', 'программа пример', '```\nкод\n```'],
  ['Разделитель', 'черта линия', '---'],
  ['Картинка', 'фото снимок изображение', null],
] as const;

/** Dialog with Markdown blocks, pictures, and all sections with their looks: inserts a complete example beside a block. */
export function AddBlock({ opened, block, side }: AddBlockProps) {
  const { act, open, showAdded, write } = useEditing();
  const close = use(CloseContext);
  const gallery = useJson<Gallery>(workshopFiles.gallery);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The query at which Enter was pressed: the sections may not have loaded. */
  const awaited = useRef('');
  useEffect(() => {
    if (gallery && query && query === awaited.current) list.current?.querySelector('button')?.click();
  }, [gallery, query]);
  const has = matches(query);
  const plain = plainBlocks.filter(([name, others]) => has(name, others));
  const onAdd = (source: string) => {
    close();
    const request = { do: 'block', id: block.id, change: { do: side, source } } as const;
    act(write(opened, request, (now) => showAdded(addedTo(opened, block.id, side, now), now)));
  };
  const onPictures = (picture: File, others: readonly File[]) => {
    close();
    open(<AddPicture opened={opened} id={block.id} side={side} picture={picture} others={others} alt="" />);
  };
  const found = gallery && gallery !== 'failed' ? sectionsFor(gallery.sections, query) : null;
  return (
    <Dialog title={addingTo(block, side)} wide>
      <Field
        type="search"
        name="section"
        label="Найти блок"
        placeholder="отзывы, цены, таблица…"
        hint="Enter вставит первое из&nbsp;найденного."
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          awaited.current = query;
          if (query) list.current?.querySelector('button')?.click();
        }}
      />
      <ul ref={list} className={styles.list}>
        {plain.length > 0 && (
          <li className={`cluster ${styles.plain}`}>
            {plain.map(([name, , source]) => (
              <Button
                key={name}
                size="small"
                variant="secondary"
                onClick={() => (source === null ? choosePictures(onPictures) : onAdd(source))}
              >
                {name}
              </Button>
            ))}
          </li>
        )}
        {found
          ?.filter(({ examples }) => examples.length > 0)
          .map(({ name, russian, url, examples }) => (
            <li key={name}>
              <iframe
                title={`Как выглядит ${russian}`}
                src={withBase(import.meta.env.BASE_URL, url)}
                loading="lazy"
                // Without scripts: the HTML is complete, and starting forty pages would be slow.
                sandbox="allow-same-origin"
                tabIndex={-1}
                inert
              />
              <b>
                {russian} <code>{name}</code>
              </b>
              <p className={tools.buttons}>
                {examples.map((example, index) => (
                  <button
                    key={example}
                    type="button"
                    aria-label={`Вставить ${examples.length > 1 ? `пример ${index + 1} ` : ''}${name}`}
                    onClick={() => onAdd(example)}
                  >
                    {examples.length > 1 ? `Пример ${index + 1}` : 'Вставить'}
                  </button>
                ))}
              </p>
            </li>
          ))}
      </ul>
      {gallery === null && <p>Секции загружаются…</p>}
      {gallery === 'failed' && <p>Секции не&nbsp;загрузились. Закройте окно и&nbsp;откройте его снова.</p>}
      {found?.length === 0 && plain.length === 0 && <p>Ничего не&nbsp;нашлось: попробуйте другое слово.</p>}
    </Dialog>
  );
}
