import { useEffect } from 'react';
import { type Block, isWithin, type Opened } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { AddPicture } from './AddPicture.tsx';
import { blocksAround, elementOf, findBlock, markedAround, whenThere } from './find-spot.ts';
import { NotSaved } from './NotSaved.tsx';
import { readShown, refusalIn } from './server.ts';
import { createStartEditing } from './start-editing.tsx';
import { changeCells, type TableChange } from './table.ts';
import { type PageBlock, useChoice } from './use-choice.ts';
import { useOpen } from './use-open.tsx';
import { useWriting } from './use-writing.ts';
import './Editing.css';

export type PageEditing = ReturnType<typeof usePageEditing>;

/**
 * The block around an element, or the page's fields, to which a picture can be added, with the text of the picture that is there;
 * null if there is none.
 * @throws {Refusal} if the picture is replaced elsewhere
 */
function pictureTarget(target: Element, opened: Opened): { id: string; alt: string } | null {
  const block = findBlock(target, opened)?.block;
  if (!block) return opened.picture === null ? null : { id: 'fields', alt: opened.picture };
  const written = ({ from, to }: Block) => opened.source.slice(from, to);
  if (/^<\w+\b[^>]*?\simage="/.test(written(block)))
    throw new Refusal(
      'Портрет меняют так: снимок\u00a0— в\u00a0public/people, его адрес\u00a0— в\u00a0«Свойства», поле image.',
    );
  // Lists and sections of items cannot contain pictures.
  const place = blocksAround(block, opened).findLast((one, index, blocks) => {
    const outer = blocks[index - 1];
    const isPart = one.kind === 'section' && !one.mayShowPicture;
    return !outer || (outer.kind !== 'list' && !isPart);
  }) as Block;
  return { id: place.id, alt: /^!\[(.*?)\]\(/.exec(written(place))?.[1] ?? '' };
}

/**
 * Page editing: pressed text opens, and is saved when left.
 * @param source of the current page
 */
export function usePageEditing(isOn: boolean, source: PageSource) {
  const openNow = useOpen();
  const { open, openNext, inTurn, typing, buffer, lastPressed } = openNow;
  const choice = useChoice(source);
  const writing = useWriting(source, (unsaved) => open(<NotSaved {...unsaved} />));
  const startEditing = createStartEditing(openNow, writing, choice.choose);

  /** Opens a file once the page shows all saved changes: a dialog with earlier words could not be saved. */
  const readCurrent = (name: string) => writing.whenRendered().then(() => readShown(name, writing.shown()));

  /**
   * Changes a table at the cell pressed last, and opens what was added.
   * @throws {Refusal} if it is unknown which row or column to remove
   */
  async function changeTableAt({ element }: PageBlock, change: TableChange): Promise<void> {
    const cells = () => [...element.querySelectorAll('td, th')];
    const pressed = () => cells().find((one) => one === lastPressed.current?.closest('td, th'));
    const changed = (cell: Element) => changeCells(cell, change, writing);
    if (change.do === 'add') {
      const cell = pressed() ?? cells().at(-1) ?? element;
      return startEditing(cell, { isAll: true }, () => changed(cell));
    }
    // Pressed twice, the second row is removed from the table without the first.
    await inTurn(async () => {
      const cell = pressed();
      if (!cell) throw new Refusal('Сначала нажмите на\u00a0клетку.');
      await changed(cell);
    });
  }

  /**
   * Opens the dialog for pictures, to be put into the block around an element or below it.
   * @throws {Refusal} if there is no place for them
   */
  const receivePictures = (target: Element | null, picture: File, others: readonly File[]): Promise<void> =>
    openNext(async () => {
      const marked = markedAround(target);
      const opened = marked && (await readCurrent(marked.file));
      const place = opened && pictureTarget(marked.element, opened);
      if (!opened || !place) throw new Refusal('Сюда картинку не\u00a0поставить: выберите абзац или секцию.');
      return <AddPicture opened={opened} {...place} picture={picture} others={others} />;
    });

  /** Brings an added block into sight and opens its text, or chooses it if it has no plain one. */
  function showAdded(block: Block | undefined, now: Opened): void {
    if (!block) return;
    const element = elementOf(block, now);
    // Not once the file was changed again, or another block chosen.
    const isStillMeant = () =>
      writing.shown().texts[now.file] === now.source && (!element || choice.latest() === element);
    void whenThere(block, now, element).then(() => isStillMeant() && showAdded(block, now));
    // Another text was pressed meanwhile.
    if (!element || typing.current || buffer.current) return;
    element.scrollIntoView({ block: 'center' });
    const isPlain = block.kind !== 'section' && now.spots.some((spot) => spot.text && isWithin(spot, block));
    if (isPlain) writing.act(startEditing(element.querySelector('th, li, p') ?? element, { isAll: true }));
    else choice.choose(element, true);
  }

  // Reads the file in advance, so that a press opens its text at once.
  useEffect(() => {
    if (isOn && source.file in source.texts) readShown(source.file, source).catch(refusalIn);
  }, [isOn, source]);

  return {
    ...choice,
    ...writing,
    ...openNow,
    /** In its turn, since words may have been typed for a text that is still opening. */
    undoOrRedo: (direction: 'undo' | 'redo') => inTurn(() => writing.undoOrRedo(direction)),
    readCurrent,
    startEditing,
    changeTableAt,
    receivePictures,
    showAdded,
    /** The element that a pasted picture is put into or below. */
    pasteTarget: () => choice.latest() ?? lastPressed.current,
  };
}
