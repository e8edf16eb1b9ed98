import type { ReactElement } from 'react';
import { type Block, isWithin, type Opened, textsToJoin } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import {
  drawnName,
  elementOf,
  entryAround,
  findBlock,
  finderOf,
  findNumber,
  findSpot,
  footer,
  isEmptySpace,
  isNotInSource,
  markedAround,
  menus,
  plain,
  type ShownText,
  settings,
  sharedText,
} from './find-spot.ts';
import { NotSaved } from './NotSaved.tsx';
import { nothingToJoin, SourceEditor, type TypedBefore } from './SourceEditor.tsx';
import { readShown, refusalIn } from './server.ts';
import { changeCells } from './table.ts';
import { bufferTyping, type Caret, elementUnder, startTyping } from './typing.ts';
import type { OpenNow } from './use-open.tsx';
import type { Typed, Writing } from './use-writing.ts';
import { ValueForm } from './ValueForm.tsx';

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
  if (opened.picture !== null && target.closest('[data-scene], picture'))
    return <ValueForm opened={opened} at="picture" />;
  if (isPicture) throw new Refusal('Этот рисунок не\u00a0из\u00a0файла страницы: его ставит сам сайт.');
  throw new Refusal(hint || 'Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.');
}

/**
 * The file of a pressed element as a page shows it, and the text in it that the element shows; null if there is none.
 * @throws {Refusal} if the page was rendered meanwhile and the element may show something else
 */
async function findShown(
  target: Element,
  shown: Writing['shown'],
): Promise<[Opened | null, ShownText | null]> {
  const file = markedAround(target)?.file;
  const opened = file === undefined ? null : await readShown(file, shown());
  const isSame = !opened || (shown().texts[opened.file] ?? opened.source) === opened.source;
  if (!target.isConnected || !isSame) throw new Refusal(renewed);
  return [opened, opened && findSpot(target, opened)];
}

/** Finds what an element shows of the entry whose card is around it, of several fields, of the settings, or in the footer of the menus. */
async function findElsewhere(
  target: Element,
  opened: Opened,
  page: PageSource,
): Promise<[Opened, ShownText | string] | null> {
  const entryFile = entryAround(target);
  const entry = entryFile === null ? null : await readShown(entryFile, page);
  const inEntry = entry && findSpot(target, entry);
  if (entry && inEntry && inEntry.spot.text !== null) return [entry, inEntry];
  const holder = entry ?? opened;
  const shared = sharedText(target, holder);
  if (shared !== null) return [holder, shared];
  // Elsewhere, the menus' words may be those of another text.
  for (const file of opened.file === footer ? [settings, menus] : [settings]) {
    const site = await readShown(file, page);
    const shown = findSpot(target, site) ?? findNumber(target, site);
    if (shown) return [site, shown];
  }
  return null;
}

/** Returns the function that opens what is pressed, and what the keys lead to from an open text: a joined text, another cell. */
export function createStartEditing(
  { typing, buffer, lastPressed, open, inTurn }: OpenNow,
  writing: Writing,
  choose: (element: HTMLElement | null) => void,
) {
  const { shown, setMessage, act, save, whenCurrent, whenRendered, whenInPlace } = writing;

  /**
   * Opens what an element shows: in place, in a dialog for its source, or in the form of the settings. Nothing if it is empty
   * space.
   * @param own field with the text typed since the press
   * @throws {Refusal} if it cannot be edited, or the typed text cannot be inserted
   */
  async function openText(target: Element, at: Caret | null, own: HTMLTextAreaElement): Promise<void> {
    // A form shows all values of a block or file.
    if (drawnName(target) !== undefined) await whenRendered();
    let [opened, found] = await findShown(target, shown);
    // A press on empty space only closes the open text.
    if (at && 'x' in at && !found && isEmptySpace(target)) {
      if (opened) choose(findBlock(target, opened)?.element ?? null);
      if (own.value.trim()) throw new Refusal('');
      return;
    }
    if (opened && typeof found?.spot.text !== 'string') {
      // A dialog shows the source of a block, so it waits for all changes.
      await whenCurrent(opened.file);
      [opened, found] = await findShown(target, shown);
    }
    if (!opened) throw new Refusal('Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.');
    const block = findBlock(target, opened);
    choose(block?.element ?? null);
    setMessage('');
    const caret = own.dataset.all === undefined ? at : ({ isAll: true } as const);
    const [holder, text] = found
      ? [opened, found]
      : ((await findElsewhere(target, opened, shown())) ?? [opened, null]);
    if (holder.file === settings) choose(null);
    // What is drawn is chosen in a form.
    const drawn = drawnName(target);
    const value = drawn && typeof text === 'object' && text?.spot.text === drawn ? drawn : text;
    if (typeof value === 'string') {
      open(<ValueForm opened={holder} block={found ? block?.block : undefined} at={value} />);
      if (!drawn && holder.file !== settings)
        setMessage('Эти слова\u00a0— в\u00a0нескольких полях: поправьте каждое.');
      if (own.value.trim()) throw new Refusal('');
    } else if (value && value.spot.text !== null) {
      startIn(holder, value, caret);
      if (holder !== opened && [settings, menus].includes(holder.file))
        setMessage(`Это записано один раз, в\u00a0${holder.file}: изменится везде.`);
    } else {
      const fromEnd = at && 'fromEnd' in at ? at.fromEnd : 0;
      open(dialogFor(target, opened, block?.block, { typed: own.value, fromEnd }));
    }
  }

  /**
   * Starts editing what an element shows, in place or in a dialog. What is typed until it is open is inserted then, or kept in a
   * window if it cannot be edited.
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
      // The copy may be gone by now, or a press before this one may have opened and saved the text.
      const original = under ?? elementUnder(pressed);
      // Waits for its own change, if that is still being saved, or for those that may put something else in its place.
      await (original ? whenRendered() : whenInPlace());
      const added = await add?.();
      // Another text was pressed, and nothing was typed for this one.
      if (!isLast() && !own.value) return;
      const target = added ?? original ?? findAgain() ?? (isEmptySpace(pressed) && pressed);
      if (!target) throw new Refusal(renewed);
      await openText(target, at, own);
      await insertBuffered(own, isLast);
      if (!isLast()) typing.current?.end('save');
    };
    return inTurn(() =>
      openPressed()
        .catch((error) => {
          const [words, message] = [own.value.trim(), refusalIn(error)];
          if (words) open(<NotSaved words={words} refusal={error} change={null} />);
          else setMessage(message);
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

  /** Opens an element for typing. */
  function startIn(opened: Opened, { spot, element }: ShownText, at: Caret | null): void {
    typing.current?.end('save');
    const own = startTyping({
      element,
      spot,
      at,
      mayJoin: (side) => {
        const isPossible = textsToJoin(opened, spot, side) !== null;
        if (!isPossible) setMessage(nothingToJoin);
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
    const [upper, lower] = textsToJoin(opened, spot, joins) ?? [spot, spot];
    const { text, from, to } = lower;
    const fromEnd = joins === 'above' ? (texts[0] ?? '').length : (text?.length ?? to - from);
    return startEditing(element, { fromEnd }, async () => {
      const now = await saved;
      const spot = now?.spots.find(({ id }) => id === upper.id);
      const block = now?.blocks.findLast((one) => spot && isWithin(spot, one));
      if (!now || !block) throw new Refusal('');
      return elementOf(block, now) ?? element;
    });
  }

  /** The arguments of `startEditing` for a cell, or for the first one of a row to add. */
  function pressFor(cell: HTMLElement | null, last: HTMLElement): Parameters<typeof startEditing> {
    if (cell) return [cell, { isAll: true }];
    const addRow = () => changeCells(last, { do: 'add', what: 'row' }, writing);
    return [last, null, addRow];
  }

  return startEditing;
}
