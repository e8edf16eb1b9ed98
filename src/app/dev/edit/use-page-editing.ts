import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import { Refusal } from '../../../content/preview/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import {
  findBlock,
  findSetting,
  findSpot,
  isUnsaid,
  markedAround,
  type Shows,
  settings,
} from './find-spot.ts';
import { listenToPage, type PageActs } from './page-events.ts';

import { elementUnder, startTyping, type Typing } from './typing.ts';
import { blockAt, type Standing, useChoice } from './use-choice.ts';
import { readShown, useShown } from './use-shown.ts';
import { type Unsaved, useWriting } from './use-writing.ts';
import './Editing.css';

/** Where a new block may stand beside another. */
export type Side = 'before' | 'after';

/** What stands over the page and waits for the writer. */
export type Panel =
  | { kind: 'source'; opened: Opened; block: Block; hint?: string }
  | { kind: 'values'; opened: Opened; id: string; title: string; at?: string }
  | { kind: 'picture'; opened: Opened; id: string; picture: File; alt: string }
  | { kind: 'add'; opened: Opened; block: Block; side: Side }
  | ({ kind: 'unsaved' } & Unsaved);

export type PageEditing = ReturnType<typeof usePageEditing>;

const unsaid =
  'Этих слов здесь нет: сайт составляет их сам\u00a0— из\u00a0полей страницы, из\u00a0pages/_site/settings.mdx или своих надписей.';

/**
 * The page while it can be edited: what is pressed opens, what is left is saved.
 * @param source of the page that is open
 */
export function usePageEditing(isOn: boolean, source: PageSource) {
  const [panel, showPanel] = useState<Panel | null>(null);
  const typing = useRef<Typing | null>(null);
  /** What waits for the window to be closed; null while none is open. */
  const closed = useRef<(() => void) | null>(null);
  /** What was pressed last: a picture that is pasted belongs there. */
  const lastPressed = useRef<Element | null>(null);

  function setPanel(next: Panel | null): void {
    closed.current?.();
    closed.current = next && (() => {});
    showPanel(next);
  }

  const shown = useShown(source);
  const { linesOf } = shown;
  const choice = useChoice(source);
  const { chosen, choose } = choice;
  const writing = useWriting(shown, (unsaved) => setPanel({ kind: 'unsaved', ...unsaved }));
  const { say, act, save, saved, drawn, stepBack } = writing;

  const read = (name: string) => readShown(name, shown.source());

  /**
   * What was pressed, once the page shows all that was saved: React may have made another element of it.
   * @returns null where nobody can tell which
   */
  async function settled(pressed: Element): Promise<Element | null> {
    const file = markedAround(pressed)?.file ?? '';
    const [under, words, lines] = [elementUnder(pressed), pressed.textContent, linesOf(file)];
    await drawn();
    if (under) return under;
    const isSame = (one: Element) => one.textContent === words;
    // Where a line has come or gone, the element may be another paragraph's of the same words.
    if (pressed.isConnected && isSame(pressed) && linesOf(file) === lines) return pressed;
    const [own, ...more] = [...document.querySelectorAll(`#top ${pressed.localName}`)].filter(isSame);
    return own && more.length === 0 ? own : null;
  }

  /** Begins to edit what an element shows: in its place, or in its own source. */
  async function begin(pressed: Element, at: { x: number; y: number } | null): Promise<void> {
    lastPressed.current = pressed;
    const target = await settled(pressed);
    const words = target?.textContent;
    const marked = markedAround(target);
    if (target && !marked) return say('Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.');
    const opened = marked && (await read(marked.file));
    if (lastPressed.current !== pressed) return;
    if (!target?.isConnected || target.textContent !== words || !opened)
      return say('Страница обновилась. Нажмите ещё раз.');
    say('');
    const [found, block] = [findSpot(target, opened), findBlock(target, opened)];
    choose(block?.element ?? null);
    if (found && found.spot.text !== null) return startIn(opened, found, at);
    const site = found ? null : await read(settings);
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
      startIn(site, setting, at);
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
  function startIn(opened: Opened, { spot, element }: Shows, at: { x: number; y: number } | null): void {
    typing.current = startTyping({
      element,
      spot,
      at,
      onEnd: (said, close) => {
        typing.current = null;
        if (said) save({ opened, spot, ...said }, close);
      },
    });
  }

  /**
   * The block of an element once the page shows all that was written: it may have moved on since it was chosen.
   * @throws {Refusal} where there is none any more
   */
  async function standing({ opened }: Standing, element: () => Element | null): Promise<Standing> {
    await drawn();
    const found = await blockAt(element(), shown.source());
    if (!found) throw new Refusal(`Файл ${opened.file} изменился. Выберите блок ещё раз.`);
    return found;
  }

  /** Asks what a picture shows, to put it into the block around an element, or below. */
  async function takePicture(target: Element, picture: File): Promise<void> {
    const marked = markedAround(target);
    const opened = marked && (await read(marked.file));
    const block = opened && findBlock(target, opened)?.block;
    if (opened && !block && opened.picture !== null)
      return setPanel({ kind: 'picture', opened, id: 'fields', picture, alt: opened.picture });
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
    setPanel({ kind: 'picture', opened, id: place.id, picture, alt });
  }

  const actsNow = useEffectEvent(
    (): PageActs => ({
      typing: typing.current,
      begin: (target, at) => act(begin(target, at)),
      comeNear: choice.comeNear,
      walk: (step) => act(choice.walk(step)),
      stepBack: (direction) => act(stepBack(direction)),
      placeOfPasted: chosen?.element ?? lastPressed.current,
      takePicture: (target, picture) => act(takePicture(target, picture)),
    }),
  );
  /** What is typed would go with the page: it is saved while the browser asks, and a window keeps its own. */
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    const before = saved();
    typing.current?.end('save');
    if (saved() !== before || (panel !== null && panel.kind !== 'add')) event.preventDefault();
  });
  // Where a file has gone the page is loaded anew, as soon as all who listen are done: what was typed is kept before.
  const onReload = useEffectEvent(async () => {
    typing.current?.end('save');
    await saved();
    while (closed.current) {
      await new Promise<void>((settle) => {
        closed.current = settle;
      });
      await saved();
    }
  });
  const onOff = useEffectEvent(() => {
    typing.current?.end('save');
    choose(null);
  });

  useEffect(() => {
    if (!isOn) return;
    const heard = new AbortController();
    const { signal } = heard;
    listenToPage(() => actsNow(), signal);
    addEventListener('beforeunload', (event) => onLeave(event), { signal });
    const reloads = () => onReload();
    import.meta.hot?.on('vite:beforeFullReload', reloads);
    return () => {
      onOff();
      heard.abort();
      import.meta.hot?.off('vite:beforeFullReload', reloads);
    };
  }, [isOn]);

  return { ...choice, ...writing, panel, setPanel, read, begin, standing };
}
