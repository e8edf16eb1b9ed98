import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import tools from '../buttons.module.css';
import { AddBlock, addingTo } from './AddBlock.tsx';
import { choosePictures } from './AddPicture.tsx';
import styles from './BlockTools.module.css';
import { addedTo, blocksAround, elementOf, plain, type Side, siblingOf } from './find-spot.ts';
import { SourceEditor } from './SourceEditor.tsx';
import type { TableChange } from './table.ts';
import { currentBlock, type PageBlock } from './use-choice.ts';
import type { PageEditing } from './use-page-editing.tsx';
import { ValueForm } from './ValueForm.tsx';

/** Steps from a block to the one that is chosen after an operation on it. */
const steps = { up: -1, down: 1, copy: 1, remove: 0 };

/** Marks the element of a block that a tool is for (Editing.css). */
function useMark(element: HTMLElement, tool: 'handle' | 'plus'): void {
  useLayoutEffect(() => {
    const name = `data-${tool}-here`;
    element.setAttribute(name, '');
    return () => element.removeAttribute(name);
  }, [element, tool]);
}

/** Marks for words of an open text, which keeps focus and selection. */
const marks = [
  { key: 'KeyB', name: 'Жирный: Ctrl+B', sign: <b>Ж</b> },
  { key: 'KeyI', name: 'Курсив: Ctrl+I', sign: <i>К</i> },
  { key: 'KeyK', name: 'Ссылка: Ctrl+K', sign: <Icon name="link" /> },
] as const;

const selectWordsFirst = 'Нажмите на\u00a0слова и\u00a0выделите те, которым нужен знак.';

/** What «Править» opens of a block: the first cell of a table, since Tab leads to the others. */
const firstOf = ({ element }: PageBlock) => element.querySelector(':scope > thead th') ?? element;

/** Toolbar of the chosen block, in the writers' bar, since beside the block it would cover its neighbours: kind, ancestors, operations. */
export function BlockHandle({ editing, chosen }: { editing: PageEditing; chosen: PageBlock }) {
  const { byKeys, act, inTurn, startEditing, choose, latest, openNext, receivePictures, typing, write } =
    editing;
  const { opened, block, element } = chosen;
  const first = useRef<HTMLButtonElement>(null);
  // In a layout effect, since a key may be pressed before a later one.
  const focusedFor = byKeys ? element : null;
  useLayoutEffect(() => {
    if (focusedFor) first.current?.focus({ preventScroll: true });
  }, [focusedFor]);
  useMark(element, 'handle');

  const now = () => currentBlock(latest, editing);
  const change = (kind: keyof typeof steps) => () => {
    const isByKeys = Boolean(first.current?.parentElement?.querySelector(':focus-visible'));
    // The next may be requested before this one is saved.
    return inTurn(async () => {
      const at = await now();
      await write(at.opened, { do: 'block', id: at.block.id, change: { do: kind } }, (written) => {
        const next =
          kind === 'copy'
            ? addedTo(at.opened, at.block.id, 'after', written)
            : siblingOf(at.block, steps[kind], at.opened, written);
        // Keys go on with the next block; a second click must not remove it.
        const isChosen = next && (kind !== 'remove' || isByKeys);
        choose(isChosen ? elementOf(next, written) : null, kind === 'remove');
        // The page may show it in the same element, so that the toolbar stays.
        if (kind === 'remove') first.current?.focus({ preventScroll: true });
      });
    });
  };
  const add = (side: Side) => () => openNext(async () => <AddBlock {...(await now())} side={side} />);
  const openSource = () => openNext(async () => <SourceEditor {...(await now())} />);
  const openProps = () => openNext(async () => <ValueForm {...(await now())} />);
  const putPictures = (picture: File, others: readonly File[]) =>
    act(receivePictures(latest() ?? element, picture, others));
  const inTable = (change: TableChange) => async () => editing.changeTableAt(await now(), change);
  // Shown by a sign where there is one.
  const buttons = [
    { name: 'Править', run: async () => startEditing(firstOf(await now()), null) },
    { name: 'Исходный текст', sign: <Icon name="code" />, run: openSource },
    ...(block.kind === 'section'
      ? [{ name: 'Свойства', sign: <Icon name="settings-2" />, run: openProps }]
      : []),
    ...(block.mayShowPicture || block.label === 'картинка'
      ? [{ name: 'Другая картинка', run: async () => choosePictures(putPictures) }]
      : []),
    ...(block.kind === 'table'
      ? [
          { name: '+ строка', run: inTable({ do: 'add', what: 'row' }) },
          { name: '− строка', run: inTable({ do: 'remove', what: 'row' }) },
          { name: '+ столбец', run: inTable({ do: 'add', what: 'column' }) },
          { name: '− столбец', run: inTable({ do: 'remove', what: 'column' }) },
        ]
      : []),
    { name: 'Выше', sign: '↑', run: change('up') },
    { name: 'Ниже', sign: '↓', run: change('down') },
    { name: 'Добавить выше', sign: '+↑', run: add('before') },
    { name: 'Добавить ниже', sign: '+↓', run: add('after') },
    { name: 'Копия', run: change('copy') },
    { name: 'Удалить', run: change('remove') },
  ];
  return (
    <div
      className={`${tools.buttons} ${styles.handle}`}
      role="toolbar"
      aria-label={`Блок страницы: ${block.label} «${plain(element.textContent).slice(0, 60)}»`}
    >
      <span className={styles.path}>
        {blocksAround(block, opened).map((one) => (
          <button
            key={one.id}
            type="button"
            aria-current={one === block || undefined}
            onClick={() => choose(elementOf(one, opened) ?? element)}
          >
            {one.label}
          </button>
        ))}
      </span>
      {block.kind !== 'section' &&
        marks.map(({ key, name, sign }) => (
          <button
            key={key}
            type="button"
            aria-label={name}
            title={name}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => typing.current?.mark(key) || editing.setMessage(selectWordsFirst)}
          >
            {sign}
          </button>
        ))}
      {buttons.map(({ name, sign, run }, index) => (
        <button
          key={name}
          ref={index === 0 ? first : null}
          type="button"
          aria-label={name}
          title={name}
          onClick={() => act(run())}
        >
          {sign ?? name}
        </button>
      ))}
    </div>
  );
}

/** Opens the dialog for a new block beside the outermost block around an element. */
export const addBeside = (editing: PageEditing, element: () => Element | null, side: Side): Promise<void> =>
  editing.openNext(async () => {
    const { opened, block } = await currentBlock(element, editing);
    return <AddBlock opened={opened} block={blocksAround(block, opened)[0]} side={side} />;
  });

/**
 * «+» above and below the outermost block around another: opens the dialog for a new block there.
 * @param near the innermost block under the pointer, or the chosen one
 */
export function AddBetween({ editing, near }: { editing: PageEditing; near: PageBlock }) {
  const { opened } = near;
  const around = blocksAround(near.block, opened);
  const [block] = around;
  const element = around.map((one) => elementOf(one, opened)).find((shown) => shown !== null) ?? near.element;
  useMark(element, 'plus');
  return (['before', 'after'] as const).map((side) => (
    <button
      key={side}
      type="button"
      className={styles.plus}
      data-side={side}
      title={addingTo(block, side)}
      aria-label={addingTo(block, side)}
      onClick={() => editing.act(addBeside(editing, () => near.element, side))}
    >
      +
    </button>
  ));
}
