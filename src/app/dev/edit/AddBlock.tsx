import { useState } from 'react';
import { withBase } from '../../../content/files/paths.ts';
import { type Gallery, workshopFiles } from '../../../content/preview/workshop.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { sectionsFor } from '../../workshop/gallery-search.ts';
import { SearchField } from '../../workshop/SearchField.tsx';
import { useJson } from '../../workshop/useJson.ts';
import styles from './AddBlock.module.css';
import { Dialog } from './Dialog.tsx';

export interface AddBlockProps {
  /** Where it will stand. */
  side: 'before' | 'after';
  /** The block there, in the reader's words. */
  beside: string;
  onAdd: (source: string) => void;
  onClose: () => void;
}

/** The gallery's sections, each as it looks, to be put beside a block as a complete example. */
export function AddBlock({ side, beside, onAdd, onClose }: AddBlockProps) {
  const gallery = useJson<Gallery>(workshopFiles.gallery);
  const [query, setQuery] = useState('');
  const shown = gallery && gallery !== 'failed' ? sectionsFor(gallery.sections, query) : [];
  return (
    <Dialog
      title={`Добавить ${side === 'before' ? 'перед блоком' : 'после блока'} «${beside}»`}
      wide
      onClose={onClose}
    >
      <SearchField
        label="Найти секцию"
        placeholder="отзывы, цены, баннер…"
        value={query}
        onChange={setQuery}
      />
      <ul className={styles.list}>
        <li>
          <Button size="small" variant="secondary" onClick={() => onAdd('Новый абзац.')}>
            Абзац
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAdd('## Новый раздел')}>
            Заголовок
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAdd('- Новый пункт')}>
            Список
          </Button>
        </li>
        {shown
          .filter(({ examples }) => examples.length > 0)
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
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              ))}
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
