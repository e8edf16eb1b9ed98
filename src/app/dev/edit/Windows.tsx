import type { EditAnswer, Opened } from '../../../content/preview/editing.ts';
import { AddBlock } from './AddBlock.tsx';
import { AddPicture } from './AddPicture.tsx';
import { Dialog } from './Dialog.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { saveBlock, savePicture } from './server.ts';
import type { PageEditing, Panel } from './use-page-editing.ts';
import { ValueForm } from './ValueForm.tsx';

const movedOn = 'Файл тем временем изменили. Скопируйте свой текст и\u00a0откройте это окно заново.';

export interface WindowsProps {
  panel: Panel;
  editing: PageEditing;
}

/** The window that stands over the page and waits for the writer. */
export function Windows({ panel, editing }: WindowsProps) {
  const { take, setPanel, choose, act } = editing;
  const onClose = () => setPanel(null);
  const { opened } = panel;
  const keep = (before: Opened, answer: EditAnswer) => take(before, answer, movedOn);
  switch (panel.kind) {
    case 'source':
      return (
        <SourceEditor
          {...panel}
          onClose={onClose}
          onSave={async (source) => {
            keep(opened, await saveBlock(opened, panel.block, { do: 'replace', source }));
          }}
        />
      );
    case 'values':
      return <ValueForm {...panel} take={keep} onClose={onClose} />;
    case 'picture':
      return (
        <AddPicture
          {...panel}
          onClose={onClose}
          onSave={async (alt) => {
            keep(opened, await savePicture(opened, panel.block, panel.picture, alt));
          }}
        />
      );
    case 'add': {
      const add = async (source: string) => {
        onClose();
        choose(null);
        take(opened, await saveBlock(opened, panel.block, { do: panel.side, source }));
      };
      return <AddBlock {...panel} onClose={onClose} onAdd={(source) => act(add(source))} />;
    }
    case 'unsaved':
      return <Unsaved {...panel} onClose={onClose} onForce={() => editing.force(panel)} />;
  }
}

type UnsavedProps = Extract<Panel, { kind: 'unsaved' }> & {
  onForce: () => Promise<void>;
  onClose: () => void;
};

/** What was typed and could not be saved, with a clear choice: nothing of it is lost. */
function Unsaved({ texts, why, theirs, mayForce, onForce, onClose }: UnsavedProps) {
  const again = theirs === null ? 'Сохранить ещё раз' : 'Сохранить мой текст';
  return (
    <Dialog
      title="Не&nbsp;сохранено"
      buttons={{ save: mayForce ? again : null, leave: 'Оставить как в\u00a0файле' }}
      onSave={async () => void onForce()}
      onClose={onClose}
    >
      <p>{why}</p>
      <label>
        Ваш текст
        <textarea readOnly rows={4} value={texts.join('\n\n')} />
      </label>
      {theirs !== null && (
        <label>
          Теперь в&nbsp;файле
          <textarea readOnly rows={4} value={theirs} />
        </label>
      )}
    </Dialog>
  );
}
