import { Button } from '../../../ui/Button.tsx';
import { Actions, Dialog } from './Dialog.tsx';

export interface UnsavedProps {
  title: string;
  /** Why it is not saved. */
  why: string;
  /** What was typed: nothing of it is lost. */
  typed: string;
  /** What stands in the file now; null where the file is as it was. */
  theirs: string | null;
  /** Saves all the same; null where that cannot be. */
  onForce: (() => void) | null;
  onClose: () => void;
}

/** What was typed and could not be saved, with a clear choice. */
export function Unsaved({ title, why, typed, theirs, onForce, onClose }: UnsavedProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{why}</p>
      <label>
        Ваш текст
        <textarea readOnly rows={4} value={typed} />
      </label>
      {theirs !== null && (
        <label>
          Теперь в&nbsp;файле
          <textarea readOnly rows={4} value={theirs} />
        </label>
      )}
      <Actions>
        {onForce && (
          <Button size="small" onClick={onForce}>
            Сохранить мой текст
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onClose}>
          Оставить как в&nbsp;файле
        </Button>
      </Actions>
    </Dialog>
  );
}
