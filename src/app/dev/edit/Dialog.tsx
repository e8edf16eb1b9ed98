import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './Dialog.module.css';
import { refusalIn } from './server.ts';

export interface DialogProps {
  title: string;
  /** What stands beside the title, small: a place in a file. */
  place?: string;
  /** Room for a whole section's source or form. */
  wide?: boolean;
  /** What the buttons below say: `save` sends the form, `leave` closes the window. Without it there are none. */
  buttons?: { save: string | null; leave: string };
  /** Saves what the window holds; then it closes. A refusal is shown, and the window stays. */
  onSave?: () => Promise<unknown>;
  /** Stands above the buttons until a try to save was refused. */
  hint?: string;
  /** Whether closing it would lose what was written in it: then Escape asks first. */
  isChanged?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What most windows ask. */
export const saveOrLeave = { save: 'Сохранить', leave: 'Не менять' };

/** A modal window of the editor: native, so Escape, the inert page behind it and the focus that returns come with it. */
export function Dialog({
  title,
  place,
  wide,
  buttons,
  onSave,
  hint = '',
  isChanged = () => false,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState('');
  const id = useId();
  useModal(dialog);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await onSave?.().then(onClose, (error) => setRefusal(refusalIn(error)));
  };
  const leave = () => {
    if (!isChanged() || window.confirm('Закрыть и\u00a0потерять написанное?')) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      data-tool=""
      aria-labelledby={id}
      lang="ru"
      onCancel={(event) => {
        // A file's choice that is cancelled tells it to all that stands around its field.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Left to the browser, the second one would close it whatever is said here.
        event.preventDefault();
        leave();
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {place && <code>{place}</code>}
      </header>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        {children}
        {buttons && (
          <>
            <p className={styles.said} role="status">
              {refusal || hint}
            </p>
            <p className={styles.buttons}>
              {buttons.save && (
                <Button type="submit" size="small">
                  {buttons.save}
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={onClose}>
                {buttons.leave}
              </Button>
            </p>
          </>
        )}
      </form>
    </dialog>
  );
}
