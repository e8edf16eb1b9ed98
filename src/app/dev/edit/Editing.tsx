import { type ReactElement, useEffectEvent, useLayoutEffect, useState } from 'react';
import { recall, remember } from '../../../browser-storage.ts';
import { type Block, fileId, type Opened } from '../../../content/writers/editing.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PageSource } from '../../page-data.ts';
import tools from '../buttons.module.css';
import styles from '../WriterBar.module.css';
import { AddBlock } from './AddBlock.tsx';
import { AddBetween, addBeside, BlockHandle } from './BlockTools.tsx';
import { EditingContext, editingKey } from './context.ts';
import { Outside } from './Outside.tsx';
import { usePageEvents } from './page-events.ts';
import { SourceEditor } from './SourceEditor.tsx';
import { usePageEditing } from './use-page-editing.tsx';
import { ValueForm } from './ValueForm.tsx';

/**
 * Dev only, in the writers' bar: switches page editing on and off, and shows the state of saving.
 * @param source of the current page
 * @param onStart called when it is switched on: the page is needed then
 */
export function Editing({ source, onStart }: { source: PageSource; onStart: () => void }) {
  const { file } = source;
  const [isOn, setOn] = useState(() => recall('sessionStorage', editingKey) === true);
  const editing = usePageEditing(isOn, source);
  const { dialogs, openNext, chosen, near, said, act, undoOrRedo, readCurrent } = editing;
  usePageEvents(isOn, editing);

  const toggle = () => {
    if (!isOn) onStart();
    remember('sessionStorage', editingKey, !isOn);
    setOn(!isOn);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By `code`, so that it works with any keyboard layout.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyE') return;
    event.preventDefault();
    toggle();
  });
  // In a layout effect, since the key may be pressed as soon as the button is seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  /** Opens a dialog for the last block of the page, or the source of the whole file if it cannot be parsed. */
  const openFor = (dialog: (opened: Opened, block: Block) => ReactElement) =>
    openNext(async () => {
      const opened = await readCurrent(file);
      // A file without any has a block of its own (src/edit/spots.ts).
      const block = opened.blocks.findLast(({ parent }) => parent === null) as Block;
      if (block.id !== fileId) return dialog(opened, block);
      const hint = 'Пока в\u00a0файле ошибка, его правят целиком.';
      return <SourceEditor opened={opened} block={block} hint={hint} />;
    });
  const openFields = () => openFor((opened) => <ValueForm opened={opened} />);
  const openAdding = () =>
    chosen?.opened.file === file
      ? addBeside(editing, editing.latest, 'after')
      : openFor((opened, block) => <AddBlock opened={opened} block={block} side="after" />);
  const commands = [
    { name: 'Поля', icon: <Icon name="settings-2" />, title: 'Поля страницы', run: openFields },
    {
      name: 'Добавить',
      icon: <Icon name="plus" />,
      title: 'Добавить блок: за\u00a0выбранным или в\u00a0конец страницы',
      run: openAdding,
    },
    {
      icon: <Icon name="rotate-cw" className={styles.back} />,
      title: 'Отменить: Ctrl+Z',
      run: () => undoOrRedo('undo'),
    },
    { icon: <Icon name="rotate-cw" />, title: 'Вернуть: Ctrl+Shift+Z', run: () => undoOrRedo('redo') },
  ];
  return (
    <EditingContext value={editing}>
      {/* Above the tools, which must not move when a press on them saves a text. They replace the hint, so that the bar stays low. */}
      <p className={styles.state} role="status">
        {isOn &&
          (said.message ? (
            <span key={said.count} className={styles.said}>
              {said.message}
            </span>
          ) : (
            !chosen && (
              <>
                Нажмите на&nbsp;слова, чтобы изменить их.
                <span className={styles.hint}> С&nbsp;Ctrl страница отвечает как посетителю</span>
              </>
            )
          ))}
      </p>
      {/* Also behind a dialog, which returns focus to its button. */}
      {isOn && chosen && <BlockHandle editing={editing} chosen={chosen} />}
      <div className={`${tools.buttons} ${styles.row}`}>
        <button
          type="button"
          aria-pressed={isOn}
          title="Править слова прямо на странице: Alt+E"
          onClick={toggle}
        >
          <Icon name="notebook-pen" />
          Правка
        </button>
        {isOn &&
          commands.map(({ name, icon, title, run }) => (
            <button key={title} type="button" title={title} onClick={() => act(run())}>
              {icon}
              {name && <span>{name}</span>}
            </button>
          ))}
      </div>
      <Outside>
        {isOn && near && <AddBetween editing={editing} near={near} />}
        {dialogs}
      </Outside>
    </EditingContext>
  );
}
