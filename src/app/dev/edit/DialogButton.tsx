import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseContext } from './context.ts';
import { refusalIn } from './server.ts';

interface DialogButtonProps {
  label: string;
  /** Makes the dialog of the server's answer; what it refuses is said beside the button. */
  request: () => Promise<ReactNode>;
}

/** Button in the writers' bar that opens a dialog. */
export function DialogButton({ label, request }: DialogButtonProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [refusal, setRefusal] = useState('');
  const open = () => {
    setRefusal('');
    request().then(setDialog, (error) => setRefusal(refusalIn(error)));
  };
  return (
    <>
      <button type="button" onClick={open}>
        {label}
      </button>
      <span role="status">{refusal}</span>
      {dialog && <DialogOutside onClose={() => setDialog(null)}>{dialog}</DialogOutside>}
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
