import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Block, EditAnswer, Opened, Refused, Spot } from '../../../content/preview/editing.ts';
import {
  elementOf,
  findBlock,
  findSetting,
  findSpot,
  isUnsaid,
  markedAround,
  settings,
} from './find-spot.ts';
import { listenToPage, type PageActs } from './page-events.ts';
import { ask, noAnswer, Refusal, refusalIn, saveBlock, saveTexts } from './server.ts';
import { type Shown, startTyping, type Typing } from './typing.ts';
import './Editing.css';

/** Where a new block may stand beside another. */
export type Side = 'before' | 'after';

/** What stands over the page and waits for the writer. */
export type Panel =
  | { kind: 'source'; opened: Opened; block: Block; hint?: string }
  | { kind: 'values'; opened: Opened; id: string; title: string; at?: string }
  /** Without a block it is the page's own. */
  | { kind: 'picture'; opened: Opened; block: Block | null; picture: File; alt: string }
  | { kind: 'add'; opened: Opened; block: Block; side: Side }
  | {
      kind: 'unsaved';
      opened: Opened;
      spot: Spot;
      texts: readonly string[];
      why: string;
      /** What stands in the file now; null where the file is as it was. */
      theirs: string | null;
      mayForce: boolean;
    };

/** A block, and its file as it was read. */
type BlockOf = Pick<Chosen, 'opened' | 'block'>;

/** The block that the handle speaks of. */
export interface Chosen {
  opened: Opened;
  block: Block;
  element: HTMLElement;
  /** Who chose it by keys goes on by keys. */
  byKeys?: boolean;
}

export interface PageEditing {
  panel: Panel | null;
  setPanel: (panel: Panel | null) => void;
  chosen: Chosen | null;
  choose: (chosen: Chosen | null) => void;
  /** The block that the pointer came to last, or that was chosen. */
  near: Chosen | null;
  said: string;
  /** Says why something that was asked for is not done. */
  act: (doing: Promise<void>) => void;
  /** Begins to edit what an element shows: in its place, or in its own source. */
  begin: (target: Element, at: { x: number; y: number } | null) => Promise<void>;
  /** Opens a window about a block as it stands now: its file may have moved on since it was chosen. */
  show: (chosen: Chosen, panelOf: (now: BlockOf) => Panel) => void;
  /**
   * Takes up what a change has made of a file.
   * @param moved why it was not made where the file has moved on meanwhile
   * @throws {Refusal} where it has
   */
  take: (opened: Opened, answer: EditAnswer, moved?: string) => Opened;
  /** Chooses a block at its new place; the element is the one before until the page is drawn. */
  follow: (moved: Chosen) => void;
  stepBack: (direction: 'undo' | 'redo') => Promise<void>;
  /** Saves what was typed over what stands in the file. */
  force: (unsaved: Pick<Extract<Panel, { kind: 'unsaved' }>, 'opened' | 'spot' | 'texts'>) => Promise<void>;
}

const unsaid =
  'Этих слов здесь нет: сайт составляет их сам\u00a0— из\u00a0полей страницы, из\u00a0pages/_site/settings.mdx или своих надписей.';

const gone = 'Этого текста в\u00a0файле больше нет.';
const unclear = 'Таких текстов несколько, и\u00a0который из\u00a0них ваш, уже не\u00a0понять.';

/** Longer than any page takes to be drawn anew; a change that shows nowhere is never told. */
const patience = 3000;

/** Settles when the page has been drawn from what was saved. */
async function untilDrawn(): Promise<void> {
  const signs = ['vite:afterUpdate', 'content:update'];
  let draws = () => {};
  await new Promise<void>((settle) => {
    draws = () => requestAnimationFrame(() => requestAnimationFrame(() => settle()));
    for (const sign of signs) import.meta.hot?.on(sign, draws);
    setTimeout(settle, patience);
  });
  for (const sign of signs) import.meta.hot?.off(sign, draws);
}

/**
 * The page while it can be edited: what is pressed opens, what is left is saved.
 * @param file of the page that is open
 */
export function usePageEditing(isOn: boolean, file: string): PageEditing {
  const [panel, showPanel] = useState<Panel | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [near, setNear] = useState<Chosen | null>(null);
  const [said, say] = useState('');
  const typing = useRef<Typing | null>(null);
  const saving = useRef(Promise.resolve());
  /** What waits for the window to be closed; null while none is open. */
  const closed = useRef<(() => void) | null>(null);
  const drawn = useRef<Promise<void> | null>(null);
  /** What was pressed last: a picture that is pasted belongs there. */
  const pressed = useRef<Element | null>(null);
  /** What was typed and stands in the page until React draws it of the file. */
  const undrawn = useRef(new Set<Shown>());

  function restoreAll(): void {
    for (const { restore } of undrawn.current) restore();
    undrawn.current.clear();
  }

  function setPanel(next: Panel | null): void {
    closed.current?.();
    closed.current = next && (() => {});
    showPanel(next);
  }

  function choose(next: Chosen | null): void {
    setChosen(next);
    setNear(next);
  }

  /** The tools speak of the block as it stands now. */
  function renew(now: Opened): void {
    const renewed = (before: Chosen | null) => {
      if (before?.opened.file !== now.file) return before;
      const block = now.blocks.find(({ id }) => id === before.block.id);
      return block ? { ...before, opened: now, block, byKeys: false } : null;
    };
    setChosen(renewed);
    setNear(renewed);
  }

  function act(doing: Promise<void>): void {
    doing.catch((error) => say(refusalIn(error)));
  }

  function take(
    opened: Opened,
    answer: EditAnswer,
    moved = `Файл ${opened.file} изменился. Попробуйте ещё раз.`,
  ): Opened {
    if ('conflict' in answer) throw new Refusal(moved);
    say(`Сохранено: ${opened.file}`);
    renew(answer.done);
    drawn.current = untilDrawn();
    return answer.done;
  }

  function follow(moved: Chosen): void {
    choose(moved);
    void drawn.current?.then(() => {
      const element = elementOf(moved.block, moved.opened);
      setChosen((now) => (element && now === moved ? { ...moved, element } : now));
    });
  }

  async function save(opened: Opened, spot: Spot, texts: readonly string[], shown: Shown | null) {
    say('Сохраняю…');
    // Before it is asked for: the page may be drawn anew before the answer is here.
    if (shown) undrawn.current.add(shown);
    const answer = await saveTexts(opened, spot, texts).catch(
      (error): Refused => ({ refusal: refusalIn(error) }),
    );
    if ('done' in answer) return void take(opened, answer);
    const now = 'conflict' in answer ? answer.conflict : opened;
    const isAlike = ({ text }: Spot) => text === spot.text;
    const alone = ({ spots }: Opened) => {
      const [one, ...more] = spots.filter(isAlike);
      return more.length === 0 ? one : undefined;
    };
    // Lines have come or gone above it: it stands elsewhere, as it was.
    const moved = now !== opened && alone(opened) && alone(now);
    if (moved) return save(now, moved, texts, shown);
    if (shown) undrawn.current.delete(shown);
    shown?.restore();
    // Where texts have come or gone, another may have its id.
    const isMoved = now.spots.length !== opened.spots.length;
    const theirs =
      'conflict' in answer ? (isMoved ? undefined : now.spots.find(({ id }) => id === spot.id)) : null;
    say('Не\u00a0сохранено');
    const why =
      'refusal' in answer
        ? answer.refusal
        : 'Пока вы писали, этот текст в\u00a0файле изменили. Выберите, какой останется.';
    setPanel({
      kind: 'unsaved',
      opened: now,
      texts,
      why,
      spot: theirs ?? spot,
      theirs: theirs === null ? null : (theirs?.text ?? (now.spots.some(isAlike) ? unclear : gone)),
      // What was refused is refused again.
      mayForce: theirs === null ? why === noAnswer : theirs !== undefined,
    });
  }

  async function begin(target: Element, at: { x: number; y: number } | null, isAgain = false): Promise<void> {
    const marked = markedAround(target);
    if (!marked) return say('Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.');
    const opened = await ask('open', marked.file);
    const block = findBlock(target, opened);
    choose(block && { opened, ...block });
    pressed.current = target;
    const found = findSpot(target, marked, opened);
    say('');
    if (found && found.spot.text !== null) return startIn(opened, found, block?.block ?? null, at);
    if (drawn.current && !isAgain) {
      // The marks are still those of the lines before the last save.
      await drawn.current;
      drawn.current = null;
      return begin(target, at, true);
    }
    const site = found ? null : await ask('open', settings);
    const setting = site && findSetting(target, site);
    if (site && setting) {
      choose(null);
      if (typeof setting === 'string')
        return setPanel({
          kind: 'values',
          opened: site,
          id: 'fields',
          title: 'Настройки сайта',
          at: setting,
        });
      startIn(site, setting, null, at);
      say(`Это записано один раз, в\u00a0${settings}: изменится везде.`);
    } else if (block) {
      const { from, to } = block.block;
      const isElsewhere = isUnsaid(target, opened.source.slice(from, to));
      setPanel({ kind: 'source', opened, block: block.block, hint: isElsewhere ? unsaid : '' });
    } else if (opened.picture !== null && target.closest('[data-scene], picture, img'))
      say('Это картинка страницы: перетащите сюда другую или вставьте её (Ctrl+V).');
    else
      say(
        isUnsaid(target, opened.source)
          ? unsaid
          : 'Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.',
      );
  }

  /** Lets the writer type in an element that shows a text of a file. */
  function startIn(
    opened: Opened,
    { spot, element }: { spot: Spot; element: HTMLElement },
    block: Block | null,
    at: { x: number; y: number } | null,
  ): void {
    typing.current = startTyping({
      element,
      spot,
      at,
      onRich: (markdown, behind) => act(putBelow(opened, block, markdown, behind)),
      onEnd: (texts, shown) => {
        typing.current = null;
        if (texts) saving.current = save(opened, spot, texts, shown);
      },
    });
  }

  /**
   * Ends what is typed, and puts MDX below its block: below the list, where it is an item.
   * @param behind how many blocks it may have become that stand above; null where all its words were taken away
   */
  async function putBelow(
    opened: Opened,
    block: Block | null,
    markdown: string,
    behind: number | null,
  ): Promise<void> {
    typing.current?.end(behind === null ? 'cancel' : 'save');
    await saving.current;
    const now = await ask('open', opened.file);
    const here = now.blocks.find(({ id }) => id === block?.id);
    const list = now.blocks.find(({ id, kind }) => kind === 'list' && id === here?.parent);
    if (!here) return say('Сюда такой текст не\u00a0вставить: выберите абзац или пункт списка.');
    const siblings = now.blocks.filter(({ parent }) => parent === here.parent);
    const below = list ?? siblings[siblings.indexOf(here) + Math.max(0, (behind ?? 0) - 1)] ?? here;
    const where = behind === null && below.kind === 'paragraph' ? 'instead' : 'after';
    take(now, await saveBlock(now, below, { do: where, source: markdown }));
  }

  async function standing({ opened, block, element }: Chosen): Promise<BlockOf> {
    await saving.current;
    const now = await ask('open', opened.file);
    if (now.source === opened.source) return { opened: now, block };
    await drawn.current;
    const found = findBlock(element, now);
    if (!found) throw new Refusal(`Файл ${opened.file} изменился. Выберите блок ещё раз.`);
    return { opened: now, block: found.block };
  }

  async function comeNear(target: Element): Promise<void> {
    const opened = await ask('open', file);
    const found = findBlock(target, opened);
    // Unless the pointer has gone on meanwhile.
    if (found && target.matches('[data-edit-hover]')) setNear({ opened, ...found });
  }

  /** Chooses the block before or behind the chosen one, or the first of the page. */
  async function walk(file: string, step: 1 | -1): Promise<void> {
    // Enter is for the block that comes, not for the one that is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const opened = await ask('open', chosen?.opened.file ?? file);
    const shown = opened.blocks.flatMap((block) => {
      const element = elementOf(block, opened);
      return element ? { opened, block, element } : [];
    });
    const next = shown[shown.findIndex(({ block }) => block.id === chosen?.block.id) + step] ?? shown.at(0);
    if (!next) return;
    next.element.scrollIntoView({ block: 'center' });
    choose({ ...next, byKeys: true });
  }

  /** Asks what a picture shows, to put it into the block around an element, or below. */
  async function takePicture(target: Element, picture: File): Promise<void> {
    const marked = markedAround(target);
    const opened = marked && (await ask('open', marked.file));
    const block = opened && findBlock(target, opened)?.block;
    if (opened && !block && opened.picture !== null)
      return setPanel({ kind: 'picture', opened, block: null, picture, alt: opened.picture });
    if (!opened || !block) return say('Сюда картинку не\u00a0поставить: выберите абзац или секцию.');
    const written = ({ from, to }: Block) => opened.source.slice(from, to);
    if (/^<\w+\b[^>]*?\simage="/.test(written(block)))
      return say(
        'Портрет меняют так: снимок\u00a0— в\u00a0public/people, его адрес\u00a0— в\u00a0«Свойства», поле image.',
      );
    const around = ({ parent }: Block) => opened.blocks.find(({ id }) => id === parent);
    // Among the items of a list, or of a section, no picture may stand.
    let place = block;
    for (let outer = around(place); outer; outer = around(place)) {
      if (
        outer.kind !== 'list' &&
        (place.kind !== 'section' || /^<\w+\b[^>]*?\spicture="/.test(written(place)))
      )
        break;
      place = outer;
    }
    const alt = /^!\[(.*?)\]\(/.exec(written(place))?.[1] ?? '';
    setPanel({ kind: 'picture', opened, block: place, picture, alt });
  }

  async function stepBack(direction: 'undo' | 'redo'): Promise<void> {
    const { files } = await ask(direction);
    restoreAll();
    say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
  }

  const acts: PageActs = {
    isTyping: () => typing.current !== null,
    endTyping: () => typing.current?.end('save'),
    cancelTyping: () => typing.current?.end('cancel'),
    begin: (target, at) => act(begin(target, at)),
    // Nobody asked for it: it is passed over in silence.
    comeNear: (target) => void comeNear(target).catch(refusalIn),
    walk: (way) => act(walk(file, way)),
    stepBack: (direction) => act(stepBack(direction)),
    placeOfPasted: () => chosen?.element ?? pressed.current,
    takePicture: (target, picture) => act(takePicture(target, picture)),
  };
  const actsNow = useEffectEvent(() => acts);
  /** What is typed would go with the page: it is saved while the browser asks, and a window keeps its own. */
  const holds = useEffectEvent(() => {
    const before = saving.current;
    typing.current?.end('save');
    return saving.current !== before || (panel !== null && panel.kind !== 'add');
  });

  useEffect(() => {
    if (!isOn) return;
    const stop = listenToPage(() => actsNow());
    const onLeave = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    // Where a file has gone the page is loaded anew, as soon as all who listen are done: what was typed is kept before.
    const onReload = async () => {
      typing.current?.end('save');
      await saving.current;
      while (closed.current) {
        await new Promise<void>((settle) => {
          closed.current = settle;
        });
        await saving.current;
      }
    };
    import.meta.hot?.on('vite:beforeFullReload', onReload);
    const draws = () => {
      for (const { drop } of undrawn.current) drop();
    };
    import.meta.hot?.on('vite:beforeUpdate', draws);
    import.meta.hot?.on('content:update', draws);
    return () => {
      typing.current?.end('save');
      removeEventListener('beforeunload', onLeave);
      setChosen(null);
      setNear(null);
      stop();
      import.meta.hot?.off('vite:beforeFullReload', onReload);
      import.meta.hot?.off('vite:beforeUpdate', draws);
      import.meta.hot?.off('content:update', draws);
    };
  }, [isOn]);

  return {
    panel,
    setPanel,
    chosen,
    choose,
    near,
    said,
    act,
    begin,
    show: (at, panelOf) => act(standing(at).then((now) => setPanel(panelOf(now)))),
    take,
    follow,
    stepBack,
    force: ({ opened, spot, texts }) => {
      saving.current = save(opened, spot, texts, null);
      return saving.current;
    },
  };
}
