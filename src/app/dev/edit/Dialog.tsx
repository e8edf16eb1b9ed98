import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** What stands beside the title, small: a place in a file. */
  place?: string;
  onClose: () => void;
  /** Room for a whole section's source or form. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal window of the editor: native, so Escape, the inert page behind it and the focus that returns come with it. */
export function Dialog({ title, place, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      data-tool=""
      aria-labelledby={id}
      lang="ru"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {place && <code>{place}</code>}
      </header>
      {children}
    </dialog>
  );
}

/** The buttons below what a dialog holds. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <p className={styles.actions}>{children}</p>
);

/** Saves or not. In a form the first button sends it; elsewhere it does what it is given. */
export const SaveActions = ({ onSave, onClose }: { onSave?: () => void; onClose: () => void }) => (
  <Actions>
    <Button type={onSave ? 'button' : 'submit'} size="small" {...(onSave && { onClick: onSave })}>
      Сохранить
    </Button>
    <Button size="small" variant="secondary" onClick={onClose}>
      Не менять
    </Button>
  </Actions>
);
