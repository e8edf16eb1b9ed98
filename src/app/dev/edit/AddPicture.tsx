import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './AddPicture.module.css';
import { Actions, Dialog } from './Dialog.tsx';

export interface AddPictureProps {
  picture: File;
  /** What the picture shows that stands there now; empty where none does. */
  alt: string;
  /** A sentence on why the last try was refused. */
  refusal: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** A picture that was dropped or pasted, and what it shows in words. */
export function AddPicture({ picture, alt, refusal, onSave, onClose }: AddPictureProps) {
  const [said, say] = useState(alt);
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(said);
  };
  return (
    <Dialog title="Картинка" place={picture.name} onClose={onClose}>
      <form className={styles.root} onSubmit={save}>
        {address && <img src={address} alt="" />}
        <label>
          Что на&nbsp;ней видно
          <input required value={said} onChange={({ target }) => say(target.value)} />
        </label>
        <p role="status">{refusal}</p>
        <Actions>
          <Button type="submit" size="small">
            Поставить на&nbsp;страницу
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Не&nbsp;ставить
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
