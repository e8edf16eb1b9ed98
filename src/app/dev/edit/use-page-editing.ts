import { useEffect, useRef, useState } from 'react';
import type { Block, EditAnswer, Opened, Spot } from '../../../content/preview/editing.ts';
import { elementOf, findBlock, findSpot, markedAround } from './find-spot.ts';
import { forget, open, saveBlock, saveTexts, step } from './server.ts';
import { type Shown, startTyping, type Typing } from './typing.ts';
import './typing.css';

/** What stands over the page and waits for the writer. */
export type Panel =
  | { kind: 'source'; opened: Opened; block: Block | null; refusal: string }
  | { kind: 'values'; opened: Opened; id: string; title: string }
  | { kind: 'picture'; opened: Opened; block: Block; picture: File; alt: string; refusal: string }
  | { kind: 'add'; opened: Opened; block: Block; after: string }
  | {
      kind: 'unsaved';
      opened: Opened;
      spot: Spot;
      texts: readonly string[];
      why: string;
      theirs: string | null;
    };

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
  said: string;
  say: (text: string) => void;
  /** Begins to edit what an element shows: in its place, or in its own source. */
  begin: (target: Element, at: { x: number; y: number } | null) => Promise<void>;
  /** Tells what became of a change; true when it was made. */
  take: (opened: Opened, answer: EditAnswer) => boolean;
  stepBack: (direction: 'undo' | 'redo') => Promise<void>;
  /** Saves what was typed over what stands in the file. */
  force: (opened: Opened, spot: Spot, texts: readonly string[]) => Promise<void>;
}

/** Whether the pointer is over the editor's own things. */
const isTool = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-tool], [data-problems]') !== null;
const inPage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest('#top') !== null && !isTool(target);

const isDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null;

const saved = (file: string) => `Сохранено: ${file}`;

/** Longer than any page takes to be drawn anew; a change that shows nowhere is never told. */
const patience = 3000;

/** Settles with the first of these events of Vite's client. */
function first(...names: string[]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of names) import.meta.hot?.off(name, done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, patience);
    for (const name of names) import.meta.hot?.on(name, done);
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Settles when the page has been drawn from what was saved. */
async function untilDrawn(): Promise<void> {
  await first('vite:afterUpdate', 'content:update');
  await frame();
  await frame();
}

/**
 * The page while it can be edited: what is pressed opens, what is left is saved.
 * @param file of the page that is open
 */
export function usePageEditing(isOn: boolean, file: string): PageEditing {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [said, say] = useState('');
  const typing = useRef<Typing | null>(null);
  const saving = useRef(Promise.resolve());
  const drawn = useRef<Promise<void> | null>(null);
  /** What was typed and stands in the page until React draws it of the file. */
  const undrawn = useRef(new Set<Shown>());

  function restoreAll(): void {
    for (const { restore } of undrawn.current) restore();
    undrawn.current.clear();
  }

  /** The handle speaks of the block as it stands now. */
  function renew(now: Opened): void {
    choose((before) => {
      if (before?.opened.file !== now.file) return before;
      const block = now.blocks.find(({ id }) => id === before.block.id);
      return block ? { ...before, opened: now, block, byKeys: false } : null;
    });
  }

  function take(opened: Opened, answer: EditAnswer): boolean {
    if ('done' in answer) {
      say(saved(opened.file));
      renew(answer.done);
      drawn.current = untilDrawn();
      return true;
    }
    say('refusal' in answer ? answer.refusal : `Файл ${opened.file} изменился. Попробуйте ещё раз.`);
    return false;
  }

  async function save(opened: Opened, spot: Spot, texts: readonly string[], shown: Shown | null) {
    say('Сохраняю…');
    // Before it is asked for: the page may be drawn anew before the answer is here.
    if (shown) undrawn.current.add(shown);
    const answer = await saveTexts(opened, spot, texts).catch(
      (): EditAnswer => ({ refusal: 'Сервер не\u00a0отвечает.' }),
    );
    if ('done' in answer) {
      say(saved(opened.file));
      renew(answer.done);
      drawn.current = untilDrawn();
      return;
    }
    if (shown) undrawn.current.delete(shown);
    shown?.restore();
    const now = 'conflict' in answer ? answer.conflict : opened;
    const theirs = 'conflict' in answer ? now.spots.find(({ id }) => id === spot.id) : null;
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
      theirs: theirs === null ? null : (theirs?.text ?? 'Этого текста в\u00a0файле больше нет.'),
    });
  }

  async function begin(target: Element, at: { x: number; y: number } | null, isAgain = false): Promise<void> {
    const marked = markedAround(target);
    if (!marked) return say('Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.');
    const opened = await open(marked.file);
    if (!opened.spots) return say('Этот файл здесь не\u00a0открыть.');
    const block = findBlock(target, opened);
    if (block) choose({ opened, ...block });
    const found = findSpot(target, marked, opened);
    if (found && found.spot.text !== null) {
      const { spot, element } = found;
      say('');
      typing.current = startTyping({
        element,
        spot,
        at,
        onRich: (markdown) => void putBelow(opened, block?.block ?? null, markdown),
        onEnd: (texts, shown) => {
          typing.current = null;
          saving.current = texts ? save(opened, spot, texts, shown) : Promise.resolve();
        },
      });
    } else if (drawn.current && !isAgain) {
      // The marks are still those of the lines before the last save.
      await drawn.current;
      drawn.current = null;
      await begin(target, at, true);
    } else if (block) setPanel({ kind: 'source', opened, block: block.block, refusal: '' });
    else say('Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.');
  }

  /** Ends what is typed, and puts MDX below its block: below the list, where it is an item. */
  async function putBelow(opened: Opened, block: Block | null, markdown: string): Promise<void> {
    typing.current?.end('save');
    await saving.current;
    const now = await open(opened.file);
    const here = now.blocks.find(({ id }) => id === block?.id);
    const list = now.blocks.find(({ id, kind }) => kind === 'list' && id === here?.parent);
    const below = list ?? here;
    if (below) take(now, await saveBlock(now, below, { do: 'after', source: markdown }));
    else say('Сюда такой текст не\u00a0вставить: выберите абзац или пункт списка.');
  }

  /** Chooses the block before or behind the chosen one, or the first of the page. */
  async function walk(file: string, step: 1 | -1): Promise<void> {
    const opened = await open(chosen?.opened.file ?? file);
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
    const opened = marked && (await open(marked.file));
    const block = opened && findBlock(target, opened)?.block;
    if (!opened || !block) return say('Сюда картинку не\u00a0поставить: выберите абзац или секцию.');
    const list = opened.blocks.find(({ id, kind }) => kind === 'list' && id === block.parent);
    const place = list ?? block;
    const alt = /^!\[(.*?)\]\(/.exec(opened.source.slice(place.from, place.to))?.[1] ?? '';
    setPanel({ kind: 'picture', opened, block: place, picture, alt, refusal: '' });
  }

  async function stepBack(direction: 'undo' | 'redo'): Promise<void> {
    const answer = await step(direction);
    if ('refusal' in answer) return say(answer.refusal);
    restoreAll();
    say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${answer.files.join(', ')}`);
  }

  async function force(opened: Opened, spot: Spot, texts: readonly string[]): Promise<void> {
    setPanel(null);
    await save(opened, spot, texts, null);
  }

  const act = useRef({ begin, stepBack, takePicture, walk, chosen });
  act.current = { begin, stepBack, takePicture, walk, chosen };

  useEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset.editing = '';
    // Links lead nowhere (client/follow-links.ts): a press is for their words.
    dataset.still = '';
    let hovered: Element | null = null;
    const hover = (element: Element | null) => {
      if (element === hovered) return;
      hovered?.removeAttribute('data-edit-hover');
      hovered = element;
      hovered?.setAttribute('data-edit-hover', '');
    };
    const onMove = ({ target }: MouseEvent) => {
      if (typing.current) return hover(null);
      const marked = inPage(target) ? markedAround(target) : null;
      hover(marked?.element ?? null);
    };
    const onClick = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      // With a key held the page answers as for a visitor.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !inPage(target)) return;
      if (target.closest('[contenteditable]')) {
        event.preventDefault();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      hover(null);
      void act.current.begin(target, { x: clientX, y: clientY });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const way = event.altKey ? { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key] : undefined;
      if (way && !typing.current && !isDialog(event.target)) {
        event.preventDefault();
        return void act.current.walk(file, way);
      }
      if (typing.current || isTool(event.target) || !(event.ctrlKey || event.metaKey)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!isRedo && event.code !== 'KeyZ') return;
      event.preventDefault();
      void act.current.stepBack(isRedo ? 'redo' : 'undo');
    };
    const onDragOver = (event: DragEvent) => {
      if (inPage(event.target) && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDropOrPaste = (event: DragEvent | ClipboardEvent) => {
      const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
      const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      // What is pasted belongs to the block that was pressed last.
      const target = event.type === 'drop' ? event.target : act.current.chosen?.element;
      // Beside the words that are copied, Word and Excel give a picture of them.
      const isWords = event.type === 'paste' && data?.getData('text/plain') !== '';
      if (!picture || isWords || isTool(event.target) || !inPage(target ?? null)) return;
      event.preventDefault();
      typing.current?.end('save');
      void act.current.takePicture(target as Element, picture);
    };
    const changed = ({ file }: { file: string }) => forget(file);
    document.addEventListener('mousemove', onMove, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDropOrPaste);
    document.addEventListener('paste', onDropOrPaste);
    const draws = () => {
      for (const { drop } of undrawn.current) drop();
    };
    import.meta.hot?.on('content:saved', changed);
    import.meta.hot?.on('vite:beforeUpdate', draws);
    import.meta.hot?.on('content:update', draws);
    return () => {
      typing.current?.end('save');
      hover(null);
      choose(null);
      delete dataset.editing;
      delete dataset.still;
      document.removeEventListener('mousemove', onMove);
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDropOrPaste);
      document.removeEventListener('paste', onDropOrPaste);
      import.meta.hot?.off('content:saved', changed);
      import.meta.hot?.off('vite:beforeUpdate', draws);
      import.meta.hot?.off('content:update', draws);
    };
  }, [isOn, file]);

  return { panel, setPanel, chosen, choose, said, say, begin, take, stepBack, force };
}
