import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

export interface AddPictureProps {
  picture: File;
  /** What is said of the picture that stands there now. */
  alt: string;
  onSave: (alt: string) => Promise<void>;
  onClose: () => void;
}

/** A picture that was chosen, dropped or pasted, and what it shows in words. */
export function AddPicture({ picture, alt, onSave, onClose }: AddPictureProps) {
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
