import { useEffect, useEffectEvent, useRef } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import { Refusal } from '../../../content/preview/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import {
  findBlock,
  findSetting,
  findSpot,
  isEmptiness,
  isUnsaid,
  markedAround,
  type Shows,
  settings,
  textAbove,
  textBehind,
} from './find-spot.ts';
import { type Held, holdTyping } from './held.ts';
import { listenToPage, type PageActs } from './page-events.ts';
import { refusalIn } from './server.ts';
import { type Caret, elementUnder, startTyping, type Typing } from './typing.ts';
import { blockAt, type Standing, useChoice } from './use-choice.ts';
import { usePanels } from './use-panels.ts';
import { readShown, useShown } from './use-shown.ts';
import { useWriting } from './use-writing.ts';
import './Editing.css';

export type PageEditing = ReturnType<typeof usePageEditing>;

const unsaid =
  'Этих слов здесь нет: сайт составляет их сам\u00a0— из\u00a0полей страницы, из\u00a0pages/_site/settings.mdx или своих надписей.';

/**
 * The page while it can be edited: what is pressed opens, what is left is saved.
 * @param source of the page that is open
 */
export function usePageEditing(isOn: boolean, source: PageSource) {
  const { panels, openPanel, closePanel, allClosed } = usePanels();
  const typing = useRef<Typing | null>(null);
  /** What was pressed last: a picture that is pasted belongs there. */
  const lastPressed = useRef<Element | null>(null);
  /** What is pressed is opened in turn; what is typed before it is open is its own. */
  const opening = useRef<Promise<void>>(Promise.resolve());
  const held = useRef<Held | null>(null);
  /** Who waits for the text that is open to be left. */
  const left = useRef<(() => void)[]>([]);

  const shown = useShown(source);
  const { linesOf } = shown;
  const choice = useChoice(source);
  const { chosen, choose } = choice;
  const writing = useWriting(shown, (unsaved) => openPanel({ kind: 'unsaved', ...unsaved }));
  const { say, act, save, saved, drawn, placed, stepBack } = writing;

  const read = (name: string) => readShown(name, shown.source());

  /**
   * What was pressed, and its file as the page shows it at that moment: it may be drawn anew meanwhile, and React may have
   * made another element of it.
   * @returns null where nobody can tell which
   */
  async function pressedNow(
    pressed: Element,
    at: Caret | null,
  ): Promise<{ target: Element; opened: Opened | null } | null> {
    const under = elementUnder(pressed);
    // What was typed there, or what makes other elements stand in their places, comes first.
    await (under ? drawn() : placed());
    const found = textBehind(under ?? pressed, at && 'behind' in at ? at.behind : 0);
    if (!found) return null;
    let target = found;
    const words = target.textContent;
    for (;;) {
      const marked = markedAround(target);
      const before = shown.source();
      const lines = linesOf(marked?.file ?? '');
      const opened = marked && (await readShown(marked.file, before));
      if (shown.source() === before) return { target, opened };
      const isSame = (one: Element) => one.textContent === words;
      // Where a line has come or gone, the element may be another paragraph's of the same words.
      if (target.isConnected && isSame(target) && linesOf(marked?.file ?? '') === lines) continue;
      const [own, ...more] = [...document.querySelectorAll(`#top ${target.localName}`)].filter(isSame);
      if (!own || more.length > 0) return null;
      target = own;
    }
  }

  /** Begins to edit what an element shows: in its place, or in its own source. */
  function begin(pressed: Element, at: Caret | null): Promise<void> {
    typing.current?.end('save');
    lastPressed.current = pressed;
    const own = holdTyping();
    held.current = own;
    const { words } = own;
    const tell = (why: string) =>
      say(words() ? `${why} Набранное не\u00a0записано: «${words()}»`.trim() : why);
    const open = async () => {
      const isLast = () => held.current === own;
      const found = isLast() || words() ? await pressedNow(pressed, at) : null;
      // Another text was pressed since, and nothing was typed for this one.
      if (!isLast() && !words()) return;
      if (!found) return tell('Страница обновилась. Нажмите ещё раз.');
      const said = await openText(found.target, found.opened, at, words);
      if (said !== null) return tell(said);
      if (typing.current) own.press();
      if (!isLast()) typing.current?.end('save');
    };
    const opened = opening.current
      .then(open)
      .catch((error) => tell(refusalIn(error)))
      .finally(() => {
        own.end();
        if (held.current === own) held.current = null;
        // What was pressed since goes on where it was.
        held.current?.focus();
      });
    opening.current = opened.catch(() => {});
    return opened;
  }

  /**
   * Opens what an element shows: for typing in its place, or a window.
   * @param typed what was typed since it was pressed
   * @returns why it cannot be edited; null where it is open
   */
  async function openText(
    target: Element,
    opened: Opened | null,
    at: Caret | null,
    typed: () => string,
  ): Promise<string | null> {
    if (!opened)
      return isEmptiness(target) ? null : 'Этот текст не\u00a0из\u00a0файла страницы: его пишет сам сайт.';
    const [found, block] = [findSpot(target, opened), findBlock(target, opened)];
    choose(block?.element ?? null);
    if (found && found.spot.text !== null) {
      say('');
      startIn(opened, found, at);
      return null;
    }
    // Beside the words: by a press there a text is left.
    if (at && 'x' in at && !found && isEmptiness(target)) return null;
    say('');
    const site = found ? null : await read(settings);
    const setting = site && findSetting(target, site);
    if (site && setting) {
      choose(null);
      if (typeof setting === 'string') {
        openPanel({ kind: 'values', opened: site, id: 'fields', title: 'Настройки сайта', at: setting });
        return typed() ? '' : null;
      }
      startIn(site, setting, at);
      say(`Это записано один раз, в\u00a0${settings}: изменится везде.`);
      return null;
    }
    if (block) {
      const { from, to } = block.block;
      const hint = isUnsaid(target, opened.source.slice(from, to)) ? unsaid : '';
      openPanel({ kind: 'source', opened, block: block.block, hint, typed: typed() });
      return null;
    }
    if (opened.picture !== null && target.closest('[data-scene], picture, img'))
      return 'Это картинка страницы: перетащите сюда другую или вставьте её (Ctrl+V).';
    return isUnsaid(target, opened.source)
      ? unsaid
      : 'Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.';
  }

  /** Lets the writer type in an element that shows a text of a file. */
  function startIn(opened: Opened, { spot, element }: Shows, at: Caret | null): void {
    typing.current?.end('save');
    const above = textAbove(element, opened);
    const own = startTyping({
      element,
      spot,
      at,
      mayJoin: above !== null,
      onCell: (cell) => act(begin(cell, null)),
      onEnd: (said, close) => {
        if (typing.current === own) typing.current = null;
        if (said) save({ opened, spot, ...said }, close);
        if (above && said?.joins) act(begin(above, { fromEnd: said.texts[0]?.length ?? 0, behind: 0 }));
        for (const settle of left.current.splice(0)) settle();
      },
    });
    typing.current = own;
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
      return openPanel({ kind: 'picture', opened, id: 'fields', picture, alt: opened.picture });
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
    openPanel({ kind: 'picture', opened, id: place.id, picture, alt });
  }

  // What is pressed opens at once.
  useEffect(() => {
    if (isOn && source.file in source.texts) readShown(source.file, source).catch(refusalIn);
  }, [isOn, source]);

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
    const [own, before] = [typing.current, saved()];
    const caret = own?.caret();
    own?.end('save');
    const isSaving = saved() !== before;
    if (isSaving || held.current?.words() || panels.some(({ kind }) => kind !== 'add'))
      event.preventDefault();
    // Nobody is told that the writer stays.
    if (isSaving && own && caret) act(begin(own.element, caret));
  });
  // Where a file has gone the page is loaded anew, as soon as all who listen are done: what was typed is kept before.
  const onReload = useEffectEvent(async () => {
    typing.current?.end('save');
    await saved();
    await allClosed();
  });
  /** A server that was started anew has the page loaded anew as soon as it answers: not while somebody types. */
  const onRestart = useEffectEvent(async () => {
    if (typing.current) {
      say('Сервер перезапускается. Пишите дальше: страница обновится, когда вы\u00a0закончите.');
      await new Promise<void>((settle) => left.current.push(settle));
    }
    await saved();
    await allClosed();
    // Who has pressed another text meanwhile, or whose save was refused, is waited for, too.
    if (typing.current) await onRestart();
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
    const restarts = () => onRestart();
    import.meta.hot?.on('vite:beforeFullReload', reloads);
    import.meta.hot?.on('vite:ws:disconnect', restarts);
    return () => {
      onOff();
      heard.abort();
      import.meta.hot?.off('vite:beforeFullReload', reloads);
      import.meta.hot?.off('vite:ws:disconnect', restarts);
    };
  }, [isOn]);

  return { ...choice, ...writing, panels, openPanel, closePanel, read, begin, standing };
}
