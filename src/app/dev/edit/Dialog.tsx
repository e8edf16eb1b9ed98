import { createContext, type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../../content/writers/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, type FieldProps } from '../../../ui/Field.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { CloseContext } from './context.ts';
import styles from './Dialog.module.css';
import { isComposing } from './typing.ts';

/** The last refusal of what a dialog would save. */
const RefusalContext = createContext<Refusal | null>(null);

interface DialogProps {
  title: string;
  /** Small text beside the title: a position in a file. */
  place?: string;
  /** Wide enough for a section's source or form. */
  wide?: boolean;
  /** Labels of the buttons: `save` submits the form, `leave` closes the dialog. */
  buttons?: { save: string; leave: string } | undefined;
  /**
   * Saves the values of the fields; the dialog then closes. After a refusal it stays open, shows it, and focuses an invalid field.
   * Without it, a dialog can only be closed.
   */
  onSave?: ((values: FormData) => Promise<unknown>) | null;
  /** What it says while it saves, if that takes a while; closing it does not stop that. */
  saving?: string;
  /** Text above the buttons, replaced by a refusal unless that is about a field. */
  hint?: string;
  /** Whether closing would lose text, by default that of fields: then Escape, and leaving the page, ask for confirmation. */
  isChanged?: (dialog: HTMLElement) => boolean;
  children: ReactNode;
}

/** The options of a choice, or of a list of suggestions. */
export const Options = ({ of }: { of: readonly string[] }) =>
  of.map((value) => <option key={value}>{value}</option>);

/** Whether a field has another text than at first; those with a value in React's state never do. */
const isTyped = (dialog: HTMLElement): boolean =>
  [...dialog.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

/** A native modal dialog, which handles Escape, makes the page inert and returns focus. */
export function Dialog({
  title,
  place,
  wide,
  buttons = { save: 'Сохранить', leave: 'Не менять' },
  onSave = null,
  saving = '',
  hint = '',
  isChanged = isTyped,
  children,
}: DialogProps) {
  const onClose = use(CloseContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  useModal(dialog);
  const isLost = () => dialog.current !== null && isChanged(dialog.current);
  useEffect(() => {
    const wrong = refusal && dialog.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    // With its reason, which the buttons would cover.
    wrong?.parentElement?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => isLost() && !isSaving && event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    setSaving(true);
    try {
      await onSave?.(new FormData(event.currentTarget));
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    } finally {
      setSaving(false);
    }
  };
  const leaving = onSave ? buttons.leave : 'Закрыть';
  const leave = () => {
    if (!isLost() || window.confirm('Закрыть и\u00a0потерять написанное?')) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`sheet ${styles.dialog}`}
      data-wide={wide}
      aria-label={title}
      onCancel={(event) => {
        // The `cancel` event of a file input bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        // Otherwise browsers close the dialog on a second Escape without asking.
        event.preventDefault();
        leave();
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        {place && <code>{place}</code>}
      </header>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <RefusalContext value={refusal}>{children}</RefusalContext>
        <footer className={styles.foot}>
          <p className={styles.message} role="status">
            {(isSaving && saving) || (refusal?.refused.field ? '' : refusal?.message || hint)}
          </p>
          {onSave && (
            <Button type="submit" size="small" busy={isSaving}>
              {buttons.save}
            </Button>
          )}
          {/* With nothing left to save, the field that had focus may be gone. */}
          <Button key={leaving} autoFocus={!onSave} size="small" variant="secondary" onClick={onClose}>
            {isSaving && saving ? 'Закрыть' : leaving}
          </Button>
        </footer>
      </form>
    </dialog>
  );
}

/** A field of a dialog, with what is wrong in it if the last refusal is about it. */
export function DialogField(field: FieldProps) {
  const refusal = use(RefusalContext);
  const isMeant = refusal?.refused.field === field.name;
  return <Field {...field} error={isMeant ? refusal?.message : field.error} />;
}
