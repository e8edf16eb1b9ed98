import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseContext } from './context.ts';
import { refusalIn } from './server.ts';

interface DialogButtonProps<Answer> {
  label: string;
  /** Asks the server for what the dialog shows; what it refuses is said beside the button. */
  request: () => Promise<Answer>;
  dialog: (answer: Answer) => ReactNode;
}

/** Button in the writers' bar that opens a dialog. */
export function DialogButton<Answer>({ label, request, dialog }: DialogButtonProps<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState('');
  const open = () => {
    setRefusal('');
    request().then(setAnswer, (error) => setRefusal(refusalIn(error)));
  };
  return (
    <>
      <button type="button" onClick={open}>
        {label}
      </button>
      <span role="status">{refusal}</span>
      {answer !== null && <DialogOutside onClose={() => setAnswer(null)}>{dialog(answer)}</DialogOutside>}
    </>
  );
}

/** A dialog of the writers' bar, outside of it: the bar is dark, and a form has the site's theme. */
export const DialogOutside = ({ onClose, children }: { onClose: () => void; children: ReactNode }) =>
  createPortal(
    <div className="no-print" data-tool="" lang="ru">
      <CloseContext value={onClose}>{children}</CloseContext>
    </div>,
    document.body,
  );
