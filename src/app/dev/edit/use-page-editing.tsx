import { Fragment, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import { Refusal } from '../../../content/preview/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { AddBlock, type Side } from './AddBlock.tsx';
import { AddPicture, type AddPictureProps } from './AddPicture.tsx';
import {
  blocksAround,
  findBlock,
  findSetting,
  findSpot,
  isEmptiness,
  isUnsaid,
  markedAround,
  type Shows,
  settings,
  textAbove,
} from './find-spot.ts';
import { NotSaved } from './NotSaved.tsx';
import { listenToPage, type PageActs } from './page-events.ts';
import { readShown } from './read-shown.ts';
import { SourceEditor, type SourceEditorProps } from './SourceEditor.tsx';
import { refusalIn } from './server.ts';
import { type Caret, elementUnder, holdTyping, startTyping, type Typing } from './typing.ts';
import { blockAt, type Standing, useChoice } from './use-choice.ts';
import { useWriting } from './use-writing.ts';
import { ValueForm, type ValueFormProps } from './ValueForm.tsx';
import './Editing.css';

export type PageEditing = ReturnType<typeof usePageEditing>;

const unsaid =
  'Этих слов здесь нет: сайт составляет их сам\u00a0— из\u00a0полей страницы, из\u00a0pages/_site/settings.mdx или своих надписей.';

/**
 * Page editing: pressed text opens, and is saved when left.
 * @param source of the current page
 */
export function usePageEditing(isOn: boolean, source: PageSource) {
  /** Open dialogs, the last one on top: an unsaved text may appear while another dialog is open. */
  const [windows, setWindows] = useState<readonly ReactElement[]>([]);
  const count = useRef(0);
  const typing = useRef<Typing | null>(null);
  /** The element pressed last, where a pasted picture belongs. */
  const lastPressed = useRef<Element | null>(null);
  /** Queue of presses, which are opened in turn. */
  const opening = useRef<Promise<void>>(Promise.resolve());
  const held = useRef<HTMLTextAreaElement | null>(null);

  const choice = useChoice(source);
  const { chosen, choose } = choice;
  const writing = useWriting(source, (unsaved) =>
    openWindow((onClose) => <NotSaved {...unsaved} save={(typed) => act(save(typed))} onClose={onClose} />),
  );
  const { say, act, save, shown, drawn, moved, stepBack } = writing;

  function openWindow(draw: (onClose: () => void) => ReactElement): void {
    const key = String(count.current++);
    const element = draw(() => setWindows((all) => all.filter((one) => one.key !== key)));
    setWindows((all) => [...all, <Fragment key={key}>{element}</Fragment>]);
  }
  const openSource = (at: Omit<SourceEditorProps, 'write' | 'onClose'>) =>
    openWindow((onClose) => <SourceEditor {...at} write={writing.write} onClose={onClose} />);
  const openPicture = (at: Omit<AddPictureProps, 'write' | 'onClose'>) =>
    openWindow((onClose) => <AddPicture {...at} write={writing.write} onClose={onClose} />);
  const openValues = (at: Omit<ValueFormProps, 'write' | 'onPicture' | 'onClose'>) => {
    const { opened, id } = at;
    const onPicture = (picture: File) => openPicture({ opened, id, picture, alt: opened.picture ?? '' });
    openWindow((onClose) => (
      <ValueForm {...at} write={writing.write} onPicture={onPicture} onClose={onClose} />
    ));
  };
  const openAdd = ({ opened, block, side }: { opened: Opened; block: Block; side: Side }) =>
    openWindow((onClose) => {
      const add = (source: string) => {
        onClose();
        choose(null);
        act(writing.write(opened, { do: 'block', id: block.id, change: { do: side, source } }));
      };
      const addPicture = (picture: File) => {
        onClose();
        openPicture({ opened, id: block.id, side, picture, alt: '' });
      };
      return <AddBlock side={side} block={block} onAdd={add} onPicture={addPicture} onClose={onClose} />;
    });

  const read = (name: string) => readShown(name, shown());

  /**
   * The pressed element with its file as shown at that moment.
   * @returns null if the page was rendered meanwhile and the element may show something else
   */
  async function pressedNow(pressed: Element): Promise<{ target: Element; opened: Opened | null } | null> {
    const under = elementUnder(pressed);
    const target = under ?? pressed;
    // Its own change, if it is still being saved; or those that may put something else in its place.
    await (under ? drawn() : moved());
    const file = markedAround(target)?.file;
    const opened = file === undefined ? null : await read(file);
    const isSame = !opened || (shown().texts[opened.file] ?? opened.source) === opened.source;
    return target.isConnected && isSame ? { target, opened } : null;
  }

  /** Starts editing what an element shows, in place or in a dialog. */
  function begin(pressed: Element, at: Caret | null): Promise<void> {
    typing.current?.end('save');
    lastPressed.current = pressed;
    const own = holdTyping();
    held.current = own;
    const isLast = () => held.current === own;
    const tell = (why: string) => {
      const words = own.value.trim();
      say(words ? `${why} Набранное не\u00a0записано: «${words}»`.trim() : why);
    };
    const open = async () => {
      // Another text was pressed, and nothing was typed for this one.
      if (!isLast() && !own.value) return;
      const found = await pressedNow(pressed);
      if (!found) return tell('Страница обновилась. Нажмите ещё раз.');
      const said = await openText(found.target, found.opened, at, () => own.value.trim());
      if (said !== null) return tell(said);
      if (own.value) typing.current?.insert(own.value.split('\n'));
      if (!isLast()) typing.current?.end('save');
    };
    const opened = opening.current
      .then(open)
      .catch((error) => tell(refusalIn(error)))
      .finally(() => {
        own.remove();
        if (isLast()) held.current = null;
        // Returns focus to the text pressed since.
        held.current?.focus();
      });
    opening.current = opened.catch(() => {});
    return opened;
  }

  /**
   * Opens what an element shows, for typing in place or in a dialog.
   * @param typed text typed since the press
   * @returns why it cannot be edited; null if it is open
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
    // A press on empty space only closes the open text.
    if (at && 'x' in at && !found && isEmptiness(target)) return null;
    say('');
    const site = found ? null : await read(settings);
    const setting = site && findSetting(target, site);
    if (site && setting) {
      choose(null);
      if (typeof setting === 'string') {
        openValues({ opened: site, id: 'fields', title: 'Настройки сайта', at: setting });
        return typed() ? '' : null;
      }
      startIn(site, setting, at);
      say(`Это записано один раз, в\u00a0${settings}: изменится везде.`);
      return null;
    }
    if (block) {
      const { from, to } = block.block;
      const hint = isUnsaid(target, opened.source.slice(from, to)) ? unsaid : '';
      openSource({ opened, block: block.block, hint, typed: typed() });
      return null;
    }
    if (opened.picture !== null && target.closest('[data-scene], picture, img'))
      return 'Это картинка страницы: перетащите сюда другую или вставьте её (Ctrl+V).';
    return isUnsaid(target, opened.source)
      ? unsaid
      : 'Этот текст собран из\u00a0нескольких мест: нажмите на\u00a0само слово.';
  }

  /** Opens an element for typing. */
  function startIn(opened: Opened, { spot, element }: Shows, at: Caret | null): void {
    typing.current?.end('save');
    const above = spot.grows && spot.kind !== 'field' ? textAbove(element) : null;
    const own = startTyping({
      element,
      spot,
      at,
      mayJoin: above !== null,
      onCell: (cell) => act(begin(cell, null)),
      onEnd: (said, close) => {
        if (typing.current === own) typing.current = null;
        if (said) act(save({ opened, spot, ...said }, close));
        if (above && said?.joins) act(begin(above, { fromEnd: said.texts[0]?.length ?? 0 }));
      },
    });
    typing.current = own;
  }

  /**
   * The block of an element once all changes are rendered, since it may have moved.
   * @throws {Refusal} if it no longer exists
   */
  async function standing({ opened }: Standing, element: () => Element | null): Promise<Standing> {
    await drawn();
    const found = await blockAt(element(), shown());
    if (!found) throw new Refusal(`Файл ${opened.file} изменился. Выберите блок ещё раз.`);
    return found;
  }

  /** Opens the dialog for a picture, to be put into the block around an element or below it. */
  async function takePicture(target: Element, picture: File): Promise<void> {
    const marked = markedAround(target);
    const opened = marked && (await read(marked.file));
    const block = opened && findBlock(target, opened)?.block;
    if (opened && !block && opened.picture !== null)
      return openPicture({ opened, id: 'fields', picture, alt: opened.picture });
    if (!opened || !block) return say('Сюда картинку не\u00a0поставить: выберите абзац или секцию.');
    const written = ({ from, to }: Block) => opened.source.slice(from, to);
    if (/^<\w+\b[^>]*?\simage="/.test(written(block)))
      return say(
        'Портрет меняют так: снимок\u00a0— в\u00a0public/people, его адрес\u00a0— в\u00a0«Свойства», поле image.',
      );
    // Lists and sections of items cannot contain pictures.
    const place = blocksAround(block, opened).findLast((one, index, blocks) => {
      const outer = blocks[index - 1];
      const isPart = one.kind === 'section' && !/^<\w+\b[^>]*?\spicture="/.test(written(one));
      return !outer || (outer.kind !== 'list' && !isPart);
    }) as Block;
    const alt = /^!\[(.*?)\]\(/.exec(written(place))?.[1] ?? '';
    openPicture({ opened, id: place.id, picture, alt });
  }

  // Reads the file in advance, so that a press opens at once.
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
  /** Saves typed text when the page is left, and asks for confirmation if that is not certain. */
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    const isTyped = typing.current?.end('save');
    if (isTyped || held.current?.value || windows.length > 0) event.preventDefault();
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
    return () => {
      onOff();
      heard.abort();
    };
  }, [isOn]);

  return { ...choice, ...writing, windows, openAdd, openSource, openValues, read, begin, standing };
}
