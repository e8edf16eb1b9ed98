import { CopyButton } from '../../../ui/CopyButton.tsx';
import { AddBlock } from './AddBlock.tsx';
import { AddPicture } from './AddPicture.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { OpenPanel } from './panels.ts';
import { SourceEditor } from './SourceEditor.tsx';
import type { PageEditing } from './use-page-editing.ts';
import type { Typed, Unsaved } from './use-writing.ts';
import { ValueForm } from './ValueForm.tsx';

export interface WindowsProps
  extends Pick<PageEditing, 'openPanel' | 'closePanel' | 'choose' | 'act' | 'write' | 'save'> {
  panel: OpenPanel;
}

/** The window that stands over the page and waits for the writer. */
export function Windows({ panel, openPanel, closePanel, choose, act, write, save }: WindowsProps) {
  const onClose = () => closePanel(panel);
  switch (panel.kind) {
    case 'source':
      return <SourceEditor {...panel} write={write} onClose={onClose} />;
    case 'values':
      return <ValueForm {...panel} write={write} onClose={onClose} />;
    case 'picture':
      return <AddPicture {...panel} write={write} onClose={onClose} />;
    case 'add': {
      const { opened, block, side } = panel;
      const add = (source: string) => {
        onClose();
        choose(null);
        act(write(opened, { do: 'block', id: block.id, change: { do: side, source } }));
      };
      const addPicture = (picture: File) => {
        onClose();
        openPanel({ kind: 'picture', opened, id: block.id, side, picture, alt: '' });
      };
      return <AddBlock {...panel} onClose={onClose} onAdd={add} onPicture={addPicture} />;
    }
    case 'unsaved':
      return <NotSaved {...panel} save={save} onClose={onClose} />;
  }
}

interface NotSavedProps extends Unsaved {
  save: (typed: Typed) => void;
  onClose: () => void;
}

/** What was typed and could not be saved, with a clear choice: nothing of it is lost. */
function NotSaved({ opened, spot, texts, below, joins, why, now, mayPass, save, onClose }: NotSavedProps) {
  // Where texts have come or gone, another may have its id.
  const isKnown = now?.spots.length === opened.spots.length;
  const theirs = isKnown ? now.spots.find(({ id }) => id === spot.id) : undefined;
  const own = [...texts, ...(below ? [below.source] : [])].join('\n\n');
  const again = mayPass ? 'Сохранить ещё раз' : null;
  return (
    <Dialog
      title="Не&nbsp;сохранено"
      buttons={{
        save: theirs ? 'Сохранить мой текст' : again,
        leave: now || mayPass ? 'Оставить как в\u00a0файле' : 'Закрыть',
      }}
      isChanged={() => own !== ''}
      onSave={async () => save({ opened: now ?? opened, spot: theirs ?? spot, texts, below, joins })}
      onClose={onClose}
    >
      <p>{now ? 'Пока вы писали, этот текст в\u00a0файле изменили. Выберите, какой останется.' : why}</p>
      <label>
        Ваш текст
        <textarea readOnly rows={4} value={own} />
      </label>
      {own && (
        <CopyButton text={own} label="Скопировать набранное" className={styles.copy}>
          Скопировать
        </CopyButton>
      )}
      {now && (
        <label>
          Теперь в&nbsp;файле
          <textarea readOnly rows={4} value={theirs ? (theirs.text ?? theirs.shown) : gone} />
        </label>
      )}
    </Dialog>
  );
}

const gone = 'Этого текста в\u00a0файле больше нет, или таких теперь несколько.';
