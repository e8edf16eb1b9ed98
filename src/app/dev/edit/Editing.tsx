import { useEffect, useState } from 'react';
import { AddBetween } from './AddBetween.tsx';
import { AddBlock } from './AddBlock.tsx';
import { AddPicture } from './AddPicture.tsx';
import { BlockHandle } from './BlockHandle.tsx';
import styles from './Editing.module.css';
import { SourceEditor } from './SourceEditor.tsx';
import { open, saveBlock, savePicture, saveSource } from './server.ts';
import { Unsaved } from './Unsaved.tsx';
import { usePageEditing } from './use-page-editing.ts';
import { ValueForm } from './ValueForm.tsx';

const kept = 'edit-on';

/**
 * Dev only, in the writers' bar: turns the page into one that can be edited, and says what is saved.
 * @param file of the page that is open
 */
export function Editing({ file }: { file: string }) {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(kept) !== null);
  const editing = usePageEditing(isOn, file);
  const { panel, setPanel, said } = editing;

  useEffect(() => {
    if (isOn) sessionStorage.setItem(kept, '');
    else sessionStorage.removeItem(kept);
  }, [isOn]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The key's place, whatever letter the layout has there.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyE') return;
      event.preventDefault();
      setOn((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isOn}
          title="Править слова прямо на странице: Alt+E. С клавишей Ctrl страница отвечает как посетителю"
          onClick={() => setOn(!isOn)}
        >
          Правка
        </button>
        {isOn && (
          <>
            <button
              type="button"
              onClick={async () => {
                const opened = await open(file);
                setPanel({ kind: 'values', opened, id: 'fields', title: 'Поля страницы' });
              }}
            >
              Поля
            </button>
            <button type="button" title="Ctrl+Z" onClick={() => void editing.stepBack('undo')}>
              Отменить
            </button>
            <button type="button" title="Ctrl+Shift+Z" onClick={() => void editing.stepBack('redo')}>
              Вернуть
            </button>
          </>
        )}
        <p className={styles.said} role="status">
          {isOn && (said || 'Нажмите на\u00a0слова, чтобы изменить их')}
        </p>
      </div>
      {isOn && editing.chosen && !panel && <BlockHandle {...editing} chosen={editing.chosen} />}
      {isOn && editing.near && !panel && <AddBetween near={editing.near} setPanel={setPanel} />}
      {panel?.kind === 'source' && (
        <SourceEditor
          {...panel}
          onClose={() => setPanel(null)}
          onSave={async (source) => {
            const { opened, block } = panel;
            const answer = block
              ? await saveBlock(opened, block, { do: 'replace', source })
              : await saveSource(opened, source);
            editing.finish(panel, answer);
          }}
        />
      )}
      {panel?.kind === 'values' && (
        <ValueForm
          {...panel}
          take={editing.take}
          onPicture={(picture) => {
            const { opened } = panel;
            const alt = opened.picture ?? '';
            setPanel({ kind: 'picture', opened, block: null, picture, alt, refusal: '' });
          }}
          onClose={() => setPanel(null)}
        />
      )}
      {panel?.kind === 'picture' && (
        <AddPicture
          {...panel}
          onClose={() => setPanel(null)}
          onSave={async (alt) => {
            const { opened, block, picture } = panel;
            editing.finish(panel, await savePicture(opened, block, picture, alt));
          }}
        />
      )}
      {panel?.kind === 'add' && (
        <AddBlock
          {...panel}
          onClose={() => setPanel(null)}
          onAdd={async (source) => {
            const { block, side } = panel;
            setPanel(null);
            editing.choose(null);
            // What was typed before this was asked for is saved by now.
            const opened = await open(panel.opened.file);
            const beside = opened.blocks.find(({ id }) => id === block.id) ?? block;
            editing.take(opened, await saveBlock(opened, beside, { do: side, source }));
          }}
        />
      )}
      {panel?.kind === 'unsaved' && (
        <Unsaved
          title="Не&nbsp;сохранено"
          why={panel.why}
          typed={panel.texts.join('\n\n')}
          theirs={panel.theirs}
          onForce={
            panel.theirs !== null && panel.opened.spots.some(({ id }) => id === panel.spot.id)
              ? () => void editing.force(panel.opened, panel.spot, panel.texts)
              : null
          }
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}
