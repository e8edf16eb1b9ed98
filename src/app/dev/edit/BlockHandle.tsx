import { useEffect, useRef } from 'react';
import type { BlockChange } from '../../../content/preview/editing.ts';
import { sides } from './AddBetween.tsx';
import styles from './BlockHandle.module.css';
import { nameOf } from './block-source.ts';
import { blocksAround, elementOf } from './find-spot.ts';
import { saveBlock } from './server.ts';
import type { Chosen, PageEditing } from './use-page-editing.ts';
import { useStanding } from './use-standing.ts';

export interface BlockHandleProps extends Pick<PageEditing, 'begin' | 'choose' | 'setPanel' | 'take'> {
  chosen: Chosen;
}

/** Stands over a block: what it is, what it stands in, and what may be done with it as a whole. */
export function BlockHandle({ chosen, begin, choose, setPanel, take }: BlockHandleProps) {
  const { opened, block, element } = chosen;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen.byKeys) first.current?.focus({ preventScroll: true });
  }, [chosen]);
  useStanding(root, (own) => {
    const { top, left, bottom } = element.getBoundingClientRect();
    own.hidden = !element.isConnected || bottom < 0 || top > innerHeight;
    const above = top - own.offsetHeight - 8;
    return { top: Math.max(8, above), left: Math.max(8, Math.min(left, innerWidth - own.offsetWidth - 8)) };
  });

  const change = async (wanted: BlockChange) => {
    take(opened, await saveBlock(opened, block, wanted));
    choose(null);
  };
  return (
    <div ref={root} className={styles.root} data-tool="" role="toolbar" aria-label="Блок страницы" lang="ru">
      <span className={styles.path}>
        {blocksAround(block, opened).map((one) => (
          <button
            key={one.id}
            type="button"
            aria-current={one === block || undefined}
            onClick={() => {
              const shown = elementOf(one, opened);
              if (shown) choose({ opened, block: one, element: shown });
            }}
          >
            {nameOf(one)}
          </button>
        ))}
      </span>
      <button ref={first} type="button" onClick={() => void begin(element, null)}>
        Править
      </button>
      <button type="button" onClick={() => setPanel({ kind: 'source', opened, block, refusal: '' })}>
        Исходный текст
      </button>
      {block.kind === 'section' && (
        <button
          type="button"
          onClick={() =>
            setPanel({ kind: 'values', opened, id: block.id, title: `Свойства ${nameOf(block)}` })
          }
        >
          Свойства
        </button>
      )}
      <button type="button" aria-label="Выше" title="Выше" onClick={() => void change({ do: 'up' })}>
        ↑
      </button>
      <button type="button" aria-label="Ниже" title="Ниже" onClick={() => void change({ do: 'down' })}>
        ↓
      </button>
      <button type="button" onClick={() => void change({ do: 'copy' })}>
        Копия
      </button>
      <button type="button" onClick={() => void change({ do: 'remove' })}>
        Удалить
      </button>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-label={side === 'before' ? 'Добавить выше' : 'Добавить ниже'}
          title={side === 'before' ? 'Добавить выше' : 'Добавить ниже'}
          onClick={() => setPanel({ kind: 'add', opened, block, side, beside: nameOf(block) })}
        >
          {side === 'before' ? '+↑' : '+↓'}
        </button>
      ))}
    </div>
  );
}
