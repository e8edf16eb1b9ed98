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
  /** What had the focus when the writer was asked whether to close it. */
  const [asked, setAsked] = useState<Element | null>(null);
  const id = useId();
  useModal(dialog);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await onSave?.().then(onClose, (error) => setRefusal(refusalIn(error)));
  };
  const leave = () => {
    if (asked) goBack();
    else if (isChanged()) setAsked(document.activeElement);
    else onClose();
  };
  const goBack = () => {
    if (asked instanceof HTMLElement) asked.focus();
    setAsked(null);
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
              {asked ? 'Закрыть и\u00a0потерять написанное?' : refusal || hint}
            </p>
            {asked ? (
              // Of one button React would make the other while it is pressed, which would send the form.
              <p key="asked" className={styles.buttons}>
                <Button size="small" autoFocus onClick={goBack}>
                  Вернуться к&nbsp;тексту
                </Button>
                <Button size="small" variant="secondary" onClick={onClose}>
                  Закрыть
                </Button>
              </p>
            ) : (
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
            )}
          </>
        )}
      </form>
    </dialog>
  );
}
