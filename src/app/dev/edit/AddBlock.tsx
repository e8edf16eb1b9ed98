import { useState } from 'react';
import { withBase } from '../../../content/files/paths.ts';
import type { Block } from '../../../content/preview/editing.ts';
import { workshopFiles } from '../../../content/preview/workshop.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useJson } from '../use-json.ts';
import type { Gallery } from '../workshop/gallery-data.ts';
import { sectionsFor } from '../workshop/gallery-search.ts';
import styles from './AddBlock.module.css';
import { addingTo } from './BlockTools.tsx';
import { Dialog } from './Dialog.tsx';
import type { Side } from './use-panels.ts';

export interface AddBlockProps {
  /** Where it will stand, beside a block. */
  side: Side;
  block: Block;
  onAdd: (source: string) => void;
  onClose: () => void;
}

/** What is no section. */
const words = [
  ['Абзац', 'Новый абзац.'],
  ['Заголовок', '## Новый раздел'],
  ['Список', '- Новый пункт'],
] as const;

/** The gallery's sections, each as it looks, to be put beside a block as a complete example. */
export function AddBlock({ side, block, onAdd, onClose }: AddBlockProps) {
  const gallery = useJson<Gallery>(workshopFiles.gallery);
  const [query, setQuery] = useState('');
  const found = gallery && gallery !== 'failed' ? sectionsFor(gallery.sections, query) : null;
  return (
    <Dialog title={addingTo(block, side)} wide onClose={onClose}>
      <Field
        type="search"
        name="section"
        label="Найти секцию"
        placeholder="отзывы, цены, баннер…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className={styles.list}>
        <li>
          {words.map(([name, source]) => (
            <Button key={name} size="small" variant="secondary" onClick={() => onAdd(source)}>
              {name}
            </Button>
          ))}
        </li>
        {found
          ?.filter(({ examples }) => examples.length > 0)
          .map(({ name, russian, url, examples }) => (
            <li key={name}>
              <iframe
                title={`Как выглядит ${russian}`}
                src={withBase(import.meta.env.BASE_URL, url)}
                loading="lazy"
                // Its HTML is complete: forty pages whose scripts start would keep the writer waiting.
                sandbox="allow-same-origin"
                tabIndex={-1}
                inert
              />
              <b>
                {russian} ({name})
              </b>
              {examples.map((example, index) => (
                <Button key={example} size="small" variant="secondary" onClick={() => onAdd(example)}>
                  {examples.length > 1 ? `Вставить пример ${index + 1}` : 'Вставить'}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              ))}
            </li>
          ))}
      </ul>
      {gallery === 'failed' && <p>Секции не&nbsp;загрузились. Закройте окно и&nbsp;откройте его снова.</p>}
      {found?.length === 0 && <p>Ничего не&nbsp;нашлось: попробуйте другое слово.</p>}
    </Dialog>
  );
}
