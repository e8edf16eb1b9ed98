import { useState } from 'react';
import type { Opened } from '../../../content/writers/editing.ts';
import type { Side } from './AddBlock.tsx';
import { Dialog } from './Dialog.tsx';
import { bytesOf } from './server.ts';
import type { Writing } from './use-writing.ts';

export interface AddPictureProps extends Pick<Writing, 'write'> {
  opened: Opened;
  /** The block for the picture; `fields` for the page itself. */
  id: string;
  picture: File;
  /** Number of files that were dropped together with it. */
  others?: number;
  /** Position of the picture as a new block. */
  side?: Side | undefined;
  /** `alt` of the current picture. */
  alt: string;
  onClose: () => void;
}

/** Dialog for a chosen, dropped or pasted picture, which asks for its `alt`. */
export function AddPicture({ opened, id, side, picture, others = 0, alt, write, onClose }: AddPictureProps) {
  const [newAlt, setAlt] = useState(alt);
  const [address] = useState(() => URL.createObjectURL(picture));
  return (
    <Dialog
      title="Картинка"
      place={picture.name}
      hint={others > 0 ? 'Картинки ставят по\u00a0одной: остальные перетащите после этой.' : ''}
      buttons={{ save: 'Поставить на\u00a0страницу', leave: 'Не\u00a0ставить' }}
      onSave={async () => {
        const data = await bytesOf(picture);
        await write(opened, { do: 'picture', id, side, name: picture.name, alt: newAlt, data });
      }}
      isChanged={() => newAlt !== alt}
      onClose={onClose}
    >
      <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />
      <label>
        Что на&nbsp;ней видно
        <input required value={newAlt} onChange={({ target }) => setAlt(target.value)} />
      </label>
    </Dialog>
  );
}
