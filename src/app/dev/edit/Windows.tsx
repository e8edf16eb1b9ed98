import { useState } from 'react';
import type { EditAnswer, Opened } from '../../../content/preview/editing.ts';
import { AddBlock } from './AddBlock.tsx';
import { Dialog } from './Dialog.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { ask, saveBlock, savePicture } from './server.ts';
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
      return (
        <ValueForm
          {...panel}
          take={keep}
          onPicture={(picture) =>
            setPanel({ kind: 'picture', opened, block: null, picture, alt: opened.picture ?? '' })
          }
          onClose={onClose}
        />
      );
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
        // What was typed before this was asked for is saved by now.
        const now = await ask('open', opened.file);
        const beside = now.blocks.find(({ id }) => id === panel.block.id) ?? panel.block;
        take(now, await saveBlock(now, beside, { do: panel.side, source }));
      };
      return <AddBlock {...panel} onClose={onClose} onAdd={(source) => act(add(source))} />;
    }
    case 'unsaved':
      return <Unsaved {...panel} onClose={onClose} onForce={() => editing.force(panel)} />;
  }
}

type PictureProps = Extract<Panel, { kind: 'picture' }> & {
  onSave: (alt: string) => Promise<void>;
  onClose: () => void;
};

/** A picture that was dropped or pasted, and what it shows in words. */
function AddPicture({ picture, alt, onSave, onClose }: PictureProps) {
  const [said, say] = useState(alt);
  const [address] = useState(() => URL.createObjectURL(picture));
  return (
    <Dialog
      title="Картинка"
      place={picture.name}
      buttons={{ save: 'Поставить на\u00a0страницу', leave: 'Не\u00a0ставить' }}
      onSave={() => onSave(said)}
      onClose={onClose}
    >
      <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />
      <label>
        Что на&nbsp;ней видно
        <input required value={said} onChange={({ target }) => say(target.value)} />
      </label>
    </Dialog>
  );
}

type UnsavedProps = Extract<Panel, { kind: 'unsaved' }> & {
  onForce: () => Promise<void>;
  onClose: () => void;
};

/** What was typed and could not be saved, with a clear choice: nothing of it is lost. */
function Unsaved({ opened, spot, texts, why, theirs, onForce, onClose }: UnsavedProps) {
  const mayForce = theirs !== null && opened.spots.some(({ id }) => id === spot.id);
  return (
    <Dialog
      title="Не&nbsp;сохранено"
      buttons={{ save: mayForce ? 'Сохранить мой текст' : null, leave: 'Оставить как в\u00a0файле' }}
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
