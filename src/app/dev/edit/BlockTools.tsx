import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Block } from '../../../content/preview/editing.ts';
import tools from '../buttons.module.css';
import { addingTo, nameOf, type Side } from './AddBlock.tsx';
import styles from './BlockTools.module.css';
import { blocksAround, elementOf } from './find-spot.ts';
import { copied } from './typing.ts';
import type { Standing } from './use-choice.ts';
import type { PageEditing } from './use-page-editing.tsx';

/** Position of a new block relative to another. */
const sides = [
  { side: 'before', sign: '+↑', name: 'Добавить выше' },
  { side: 'after', sign: '+↓', name: 'Добавить ниже' },
] as const;

/** Operations on a whole block. */
const changes = [
  { change: 'up', words: '↑', name: 'Выше' },
  { change: 'down', words: '↓', name: 'Ниже' },
  { change: 'copy', words: 'Копия', name: undefined },
  { change: 'remove', words: 'Удалить', name: undefined },
] as const;

/**
 * Keeps a tool at its position over the page while the page scrolls or changes.
 * @param place computes the position in the window; it may hide the tool
 */
function useStanding(
  tool: RefObject<HTMLElement | null>,
  place: (tool: HTMLElement) => { top: number; left: number },
): void {
  useLayoutEffect(() => {
    const stand = () => {
      if (!tool.current) return;
      const { top, left } = place(tool.current);
      tool.current.style.top = `${top}px`;
      tool.current.style.left = `${left}px`;
    };
    stand();
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener('scroll', stand, { passive: true, signal });
    addEventListener('resize', stand, { signal });
    const watched = new ResizeObserver(stand);
    watched.observe(document.body);
    return () => {
      watched.disconnect();
      heard.abort();
    };
  });
}

/** Box of an element, or of its editable copy, in the window. */
function standOf(element: Element): DOMRect {
  const before = element.previousElementSibling;
  return (before?.hasAttribute(copied) ? before : element).getBoundingClientRect();
}

interface BlockHandleProps extends PageEditing {
  chosen: Standing;
}

/** A button of the handle; one with an icon has an accessible name. */
interface Tool {
  words: string;
  name?: string | undefined;
  does: () => Promise<void>;
}

/** Toolbar above the chosen block: its kind, its ancestors and operations. */
export function BlockHandle({
  chosen,
  byKeys,
  act,
  begin,
  choose,
  latest,
  openAdd,
  openSource,
  openValues,
  standing,
  write,
}: BlockHandleProps) {
  const { opened, block, element } = chosen;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  /** Queue of operations: the next may be requested before the last one is saved. */
  const inTurn = useRef(Promise.resolve());
  // In a layout effect: a key pressed before it would find the focus gone.
  const reached = byKeys ? element : null;
  useLayoutEffect(() => {
    if (reached) first.current?.focus({ preventScroll: true });
  }, [reached]);
  useStanding(root, (own) => {
    const { top, left, bottom } = standOf(element);
    own.hidden = !element.isConnected || bottom < 0 || top > innerHeight;
    const above = top - own.offsetHeight - 8;
    return { top: Math.max(8, above), left: Math.max(8, Math.min(left, innerWidth - own.offsetWidth - 8)) };
  });

  const now = () => standing(chosen, latest);
  const make = async (change: (typeof changes)[number]['change']) => {
    const at = await now();
    const beside = (blocks: readonly Block[]) => blocks.filter(({ parent }) => parent === at.block.parent);
    const place = beside(at.opened.blocks).indexOf(at.block) + (change === 'up' ? -1 : 1);
    await write(at.opened, { do: 'block', id: at.block.id, change: { do: change } }, (written) => {
      const next = change === 'remove' ? undefined : beside(written.blocks)[place];
      choose(next ? elementOf(next, written) : null);
    });
  };
  const openProps = async () => {
    const { opened, block } = await now();
    openValues({ opened, id: block.id, title: `Свойства ${nameOf(block)}` });
  };
  const parts: Tool[] = [
    { words: 'Править', does: async () => begin((await now()).element, null) },
    { words: 'Исходный текст', does: async () => openSource(await now()) },
    ...(block.kind === 'section' ? [{ words: 'Свойства', does: openProps }] : []),
    ...changes.map(({ words, name, change }) => ({
      words,
      name,
      does: () => (inTurn.current = inTurn.current.catch(() => {}).then(() => make(change))),
    })),
    ...sides.map(({ sign, name, side }) => ({
      words: sign,
      name,
      does: async () => openAdd({ ...(await now()), side }),
    })),
  ];
  return (
    <div
      ref={root}
      className={`${tools.buttons} ${styles.handle}`}
      data-tool=""
      role="toolbar"
      aria-label="Блок страницы"
      lang="ru"
    >
      <span className={styles.path}>
        {blocksAround(block, opened).map((one) => (
          <button
            key={one.id}
            type="button"
            aria-current={one === block || undefined}
            onClick={() => {
              const shown = elementOf(one, opened);
              if (shown) choose(shown);
            }}
          >
            {nameOf(one)}
          </button>
        ))}
      </span>
      {parts.map(({ words, name, does }, index) => (
        <button
          key={words}
          ref={index === 0 ? first : null}
          type="button"
          aria-label={name}
          title={name}
          onClick={() => act(does())}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface AddBetweenProps extends Pick<PageEditing, 'act' | 'openAdd' | 'standing'> {
  /** The block under the pointer, or one inside it. */
  near: Standing;
}

/** «+» above and below a block: opens the dialog for a new block there. */
export function AddBetween({ near, act, openAdd, standing }: AddBetweenProps) {
  const { opened } = near;
  const around = blocksAround(near.block, opened);
  const [block] = around;
  const element = around.map((one) => elementOf(one, opened)).find((shown) => shown !== null) ?? near.element;
  const add = async (side: Side) => {
    const now = await standing(near, () => near.element);
    openAdd({ opened: now.opened, block: blocksAround(now.block, now.opened)[0], side });
  };
  return sides.map(({ side }) => (
    <Plus
      key={side}
      side={side}
      element={element}
      label={addingTo(block, side)}
      onClick={() => act(add(side))}
    />
  ));
}

/** Half of the gap between paragraphs, so that the button covers no text. */
const clear = 12;

interface PlusProps {
  side: Side;
  element: HTMLElement;
  label: string;
  onClick: () => void;
}

function Plus({ side, element, label, onClick }: PlusProps) {
  const root = useRef<HTMLButtonElement>(null);
  useStanding(root, (own) => {
    const { top, bottom, left, width } = standOf(element);
    const at = { left: left + width / 2, top: side === 'before' ? top - clear : bottom + clear };
    // Not over the header or the toolbar, which has its own buttons.
    const under = document.elementsFromPoint(at.left, at.top).find((one) => one !== own);
    own.hidden = !under?.closest('#top') || under.closest('#top > header') !== null;
    return at;
  });
  return (
    <button
      ref={root}
      type="button"
      className={styles.plus}
      data-tool=""
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      +
    </button>
  );
}
