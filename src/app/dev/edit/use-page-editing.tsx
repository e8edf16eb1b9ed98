import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Block, type Opened, textsToJoin } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { AddPicture } from './AddPicture.tsx';
import { CloseContext } from './context.ts';
import {
  blocksAround,
  elementOf,
  entryAround,
  findBlock,
  finderOf,
  findSetting,
  findSpot,
  isEmptySpace,
  isIn,
  isNotInSource,
  markedAround,
  plain,
  type ShownText,
  settings,
  sharedText,
} from './find-spot.ts';
import { NotSaved } from './NotSaved.tsx';
import { SourceEditor, type TypedBefore } from './SourceEditor.tsx';
import { readShown, refusalIn } from './server.ts';
import { changeTable, type TableChange } from './table.ts';
import { bufferTyping, type Caret, elementUnder, startTyping, type Typing } from './typing.ts';
import { blockAt, type PageBlock, useChoice } from './use-choice.ts';
import { type Typed, useWriting } from './use-writing.ts';
import { ValueForm } from './ValueForm.tsx';
import './Editing.css';

export type PageEditing = ReturnType<typeof usePageEditing>;

const renewed = 'Страница обновилась. Нажмите ещё раз.';
const notInSource =
  'Этих слов здесь нет: сайт составляет их сам\u00a0— из\u00a0полей страницы, из\u00a0pages/_site/settings.mdx или своих надписей.';

/**
 * The dialog for an element whose text cannot be edited in place.
 * @throws {Refusal} if it is in no block of the file
 */
function dialogFor(
  target: Element,
  opened: Opened,
  block: Block | undefined,
  typed: TypedBefore,
): ReactElement {
  const isPicture = plain(target.textContent) === '' && target.closest('[data-scene], picture, img, svg');
  // Its icon, scene or portrait is chosen there.
  if (block?.kind === 'section' && isPicture) return <ValueForm opened={opened} block={block} />;
  const hint = isNotInSource(target, opened.source.slice(block?.from, block?.to)) ? notInSource : '';
  if (block) return <SourceEditor opened={opened} block={block} hint={hint} {...typed} />;
  if (opened.picture !== null && target.closest('[data-scene], picture, img'))
    throw new Refusal('Это картинка страницы: перетащите сюда другую или вставьте её (Ctrl+V).');
  throw new Refusal(hint || 'Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.');
}

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
    const isPart = one.kind === 'section' && !/^<\w+\b[^>]*?\spicture="/.test(written(one));
    return !outer || (outer.kind !== 'list' && !isPart);
  }) as Block;
  return { id: place.id, alt: /^!\[(.*?)\]\(/.exec(written(place))?.[1] ?? '' };
}

/**
 * Page editing: pressed text opens, and is saved when left.
 * @param source of the current page
 */
export function usePageEditing(isOn: boolean, source: PageSource) {
  /** Open dialogs, the last one on top: a text that could not be saved may open one above another. */
  const [dialogs, setDialogs] = useState<readonly ReactElement[]>([]);
  const count = useRef(0);
  const typing = useRef<Typing | null>(null);
  /** The element pressed last, where a pasted picture belongs. */
  const lastPressed = useRef<Element | null>(null);
  /** Settles when no dialog is open. */
  const closed = useRef<Promise<unknown>>(Promise.resolve());
  /** Settles when all acts so far are done. */
  const done = useRef<Promise<unknown>>(Promise.resolve());
  /** Field for typing until the text pressed last is open. */
  const buffer = useRef<HTMLTextAreaElement | null>(null);

  /** Opens a dialog above those that are open. */
  function open(dialog: ReactElement): void {
    const key = String(count.current++);
    const earlier = closed.current;
    // What was pressed again, before it came, will not be wanted after it.
    if (!buffer.current?.value) buffer.current = null;
    const own = new Promise<void>((resolve) => {
      const close = () => {
        setDialogs((all) => all.filter((one) => one.key !== key));
        resolve();
      };
      const shown = (
        <CloseContext key={key} value={close}>
          {dialog}
        </CloseContext>
      );
      // At once: what is typed until it has the focus would be lost.
      flushSync(() => setDialogs((all) => [...all, shown]));
    });
    closed.current = own.then(() => earlier);
  }

  const choice = useChoice(source);
  const { choose } = choice;
  const writing = useWriting(source, (unsaved) => open(<NotSaved {...unsaved} />));
  const { setMessage, act, save, shown, whenRendered, whenCurrent, whenInPlace } = writing;

  const read = (name: string) => readShown(name, shown());
  /** Opens a file once the page shows all saved changes: a dialog with earlier words could not be saved. */
  const readCurrent = (name: string) => whenRendered().then(() => read(name));

  /** Carries out what depends on how the page looks, one act after another and without a dialog: opening a text, changing a block. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const own = done.current.then(() => closed.current).then(act);
    done.current = own.catch(() => {});
    return own;
  }

  /**
   * The file of a pressed element as the page shows it, and the text in it that the element shows; null if there is none.
   * @throws {Refusal} if the page was rendered meanwhile and the element may show something else
   */
  async function findShown(target: Element): Promise<[Opened | null, ShownText | null]> {
    const file = markedAround(target)?.file;
    const opened = file === undefined ? null : await read(file);
    const isSame = !opened || (shown().texts[opened.file] ?? opened.source) === opened.source;
    if (!target.isConnected || !isSame) throw new Refusal(renewed);
    return [opened, opened && findSpot(target, opened)];
  }

  /**
   * Starts editing what an element shows, in place or in a dialog. What is typed until it is open is inserted then, or shown in
   * the message if it cannot be edited.
   * @param add adds the element to edit first; then `pressed` is an element beside it
   */
  function startEditing(pressed: Element, at: Caret | null, add?: () => Promise<Element>): Promise<void> {
    const under = elementUnder(pressed);
    typing.current?.end('save');
    lastPressed.current = under ?? pressed;
    const findAgain = finderOf(pressed);
    const own = bufferTyping();
    buffer.current = own;
    const isLast = () => buffer.current === own;
    const openPressed = async () => {
      // Another text was pressed, and nothing was typed for this one.
      if (!isLast() && !own.value) return;
      // The copy may be gone by now, or a press before this one may have opened and saved the text.
      const original = under ?? elementUnder(pressed);
      // Waits for its own change, if that is still being saved, or for those that may put something else in its place.
      await (original ? whenRendered() : whenInPlace());
      const target = (await add?.()) ?? original ?? findAgain() ?? (isEmptySpace(pressed) && pressed);
      if (!target) throw new Refusal(renewed);
      await openText(target, at, own);
      await insertBuffered(own, isLast);
      if (!isLast()) typing.current?.end('save');
    };
    return inTurn(() =>
      openPressed()
        .catch((error) => {
          // A refusal without a sentence tells of the typed words only.
          const words = own.value.trim();
          const unsaved = words && ` Набранное не\u00a0записано: «${words}»`;
          setMessage((refusalIn(error) + unsaved).trim());
        })
        .finally(() => {
          own.remove();
          if (isLast()) buffer.current = null;
          // Returns focus to the text pressed since.
          buffer.current?.focus();
        }),
    );
  }

  /** Inserts what was typed before the text was open: what follows a Tab into the next cells, if they can be opened. */
  async function insertBuffered(own: HTMLTextAreaElement, isLast: () => boolean): Promise<void> {
    const [words = '', ...inCells] = own.value.split('\t');
    if (words) typing.current?.insert(words.split('\n'));
    if (inCells.length === 0) return;
    own.value = inCells.join('\t');
    const next: Parameters<typeof startEditing>[] = [];
    typing.current?.toCell(1, (...cell) => next.push(pressFor(...cell)));
    const [target, at = null, add] = next[0] ?? [];
    if (!target) return typing.current?.insert([` ${inCells.join(' ')}`]);
    // Collects what is typed until the cell is open.
    if (isLast()) own.focus({ preventScroll: true });
    await whenRendered();
    await openText((await add?.()) ?? target, at, own);
    await insertBuffered(own, isLast);
  }

  /**
   * Opens what an element shows: in place, in a dialog for its source, or in the form of the settings. Nothing if it is empty
   * space.
   * @param own field with the text typed since the press
   * @throws {Refusal} if it cannot be edited, or the typed text cannot be inserted
   */
  async function openText(target: Element, at: Caret | null, own: HTMLTextAreaElement): Promise<void> {
    let [opened, found] = await findShown(target);
    // A press on empty space only closes the open text.
    if (at && 'x' in at && !found && isEmptySpace(target)) {
      if (opened) choose(findBlock(target, opened)?.element ?? null);
      if (own.value.trim()) throw new Refusal('');
      return;
    }
    if (opened && typeof found?.spot.text !== 'string') {
      // A dialog shows the source of a block, so it waits for all changes.
      await whenCurrent(opened.file);
      [opened, found] = await findShown(target);
    }
    if (!opened) throw new Refusal('Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.');
    const block = findBlock(target, opened);
    choose(block?.element ?? null);
    setMessage('');
    const caret = own.dataset.all === undefined ? at : ({ isAll: true } as const);
    const [holder, text] = found
      ? [opened, found]
      : ((await findElsewhere(target, opened)) ?? [opened, null]);
    if (holder.file === settings) choose(null);
    if (typeof text === 'string') {
      open(<ValueForm opened={holder} at={text} />);
      if (holder.file !== settings) setMessage('Эти слова\u00a0— в\u00a0нескольких полях: поправьте каждое.');
      if (own.value.trim()) throw new Refusal('');
    } else if (text && text.spot.text !== null) {
      startIn(holder, text, caret);
      if (holder.file === settings) setMessage(`Это записано один раз, в\u00a0${settings}: изменится везде.`);
    } else {
      const fromEnd = at && 'fromEnd' in at ? at.fromEnd : 0;
      open(dialogFor(target, opened, block?.block, { typed: own.value, fromEnd }));
    }
  }

  /** Finds what an element shows of the entry whose card is around it, of several fields, or of the settings. */
  async function findElsewhere(
    target: Element,
    opened: Opened,
  ): Promise<[Opened, ShownText | string] | null> {
    const entryFile = entryAround(target);
    const entry = entryFile === null ? null : await read(entryFile);
    const inEntry = entry && findSpot(target, entry);
    if (entry && inEntry && inEntry.spot.text !== null) return [entry, inEntry];
    const holder = entry ?? opened;
    const shared = sharedText(target, holder);
    if (shared !== null) return [holder, shared];
    const site = await read(settings);
    const setting = findSetting(target, site);
    return setting ? [site, setting] : null;
  }

  /** Opens an element for typing. */
  function startIn(opened: Opened, { spot, element }: ShownText, at: Caret | null): void {
    typing.current?.end('save');
    const own = startTyping({
      element,
      spot,
      at,
      mayJoin: (side) => {
        const isPossible = textsToJoin(opened, spot.id, side) !== null;
        if (!isPossible) setMessage('Присоединять не\u00a0к\u00a0чему: рядом не\u00a0текст.');
        return isPossible;
      },
      onCell: (cell, last) => act(startEditing(...pressFor(cell, last))),
      onEnd: (typed, close) => {
        if (typing.current === own) typing.current = null;
        if (!typed) return;
        const change = { opened, spot, ...typed };
        const saved = save(change, close);
        act(saved);
        if (typed.joins) act(openSeam(change, element, saved));
      },
    });
    typing.current = own;
  }

  /** Opens two joined texts with the caret between them. */
  function openSeam(
    { opened, spot, texts, joins = 'above' }: Typed,
    element: HTMLElement,
    saved: Promise<Opened | null>,
  ): Promise<void> {
    const [upper, lower] = textsToJoin(opened, spot.id, joins) ?? [spot, spot];
    const { text, from, to } = lower;
    const fromEnd = joins === 'above' ? (texts[0] ?? '').length : (text?.length ?? to - from);
    return startEditing(element, { fromEnd }, async () => {
      const now = await saved;
      const spot = now?.spots.find(({ id }) => id === upper.id);
      const block = now?.blocks.findLast((one) => spot && isIn(spot, one));
      if (!now || !block) throw new Refusal('');
      return elementOf(block, now) ?? element;
    });
  }

  /** The arguments of `startEditing` for a cell, or for the first one of a row to add. */
  function pressFor(cell: HTMLElement | null, last: HTMLElement): Parameters<typeof startEditing> {
    if (cell) return [cell, { isAll: true }];
    const addRow = () => changeCells(markedAround(last)?.file ?? '', last, { do: 'add', what: 'row' });
    return [last, null, addRow];
  }

  /**
   * The block of an element once all changes are rendered, since they may have moved it.
   * @throws {Refusal} if it no longer exists
   */
  async function currentBlock(file: string, element: () => Element | null): Promise<PageBlock> {
    await whenRendered();
    const found = await blockAt(element(), shown());
    if (!found) throw new Refusal(`Файл ${file} изменился. Выберите блок ещё раз.`);
    return found;
  }

  /**
   * Changes the table of a cell.
   * @returns the first new cell
   */
  async function changeCells(file: string, at: Element, change: TableChange): Promise<Element> {
    const { opened, block } = await currentBlock(file, () => at);
    const cell = at.closest<HTMLTableCellElement>('td, th');
    const row = cell?.closest('tr')?.rowIndex ?? 0;
    const column = cell?.cellIndex ?? 0;
    const source = changeTable(opened.source.slice(block.from, block.to), change, row, column);
    const now = await writing.write(opened, { do: 'block', id: block.id, change: { do: 'replace', source } });
    await whenRendered();
    const rows = elementOf(block, now)?.querySelectorAll('tr');
    return (change.what === 'row' ? rows?.[row + 1]?.cells[0] : rows?.[0]?.cells[column + 1]) ?? at;
  }

  /**
   * Changes a table at the cell pressed last, and opens what was added.
   * @throws {Refusal} if it is unknown which row or column to remove
   */
  async function changeTableAt({ opened, element }: PageBlock, change: TableChange): Promise<void> {
    const cells = [...element.querySelectorAll('td, th')];
    const pressed = lastPressed.current?.closest('td, th');
    const known = cells.find((one) => one === pressed);
    if (!known && change.do === 'remove') throw new Refusal('Сначала нажмите на\u00a0клетку.');
    const cell = known ?? cells.at(-1) ?? element;
    const changed = () => changeCells(opened.file, cell, change);
    if (change.do === 'add') await startEditing(cell, { isAll: true }, changed);
    else await changed();
  }

  /**
   * Opens the dialog for pictures, to be put into the block around an element or below it.
   * @throws {Refusal} if there is no place for them
   */
  async function receivePictures(target: Element, picture: File, others: readonly File[]): Promise<void> {
    const marked = markedAround(target);
    const opened = marked && (await readCurrent(marked.file));
    const place = opened && pictureTarget(target, opened);
    if (!opened || !place) throw new Refusal('Сюда картинку не\u00a0поставить: выберите абзац или секцию.');
    open(<AddPicture opened={opened} {...place} picture={picture} others={others} />);
  }

  /** Brings an added block into sight and opens its text, or chooses it if it has no plain one. */
  function showAdded(block: Block | undefined, now: Opened): void {
    const element = block && elementOf(block, now);
    // Another text was pressed meanwhile.
    if (!element || typing.current || buffer.current) return;
    element.scrollIntoView({ block: 'center' });
    const isPlain = block.kind !== 'section' && now.spots.some((spot) => spot.text && isIn(spot, block));
    if (isPlain) writing.act(startEditing(element.querySelector('th, li, p') ?? element, { isAll: true }));
    else choose(element, true);
  }

  // Reads the file in advance, so that a press opens its text at once.
  useEffect(() => {
    if (isOn && source.file in source.texts) readShown(source.file, source).catch(refusalIn);
  }, [isOn, source]);

  return {
    ...choice,
    ...writing,
    dialogs,
    open,
    readCurrent,
    inTurn,
    startEditing,
    currentBlock,
    changeTableAt,
    receivePictures,
    showAdded,
    /** The open text. */
    typing: () => typing.current,
    /** Whether words were typed for a text that is not open yet. */
    isBuffered: () => Boolean(buffer.current?.value),
    /** The element that a pasted picture is put into or below. */
    pasteTarget: () => choice.latest() ?? lastPressed.current,
  };
}
