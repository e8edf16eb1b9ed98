import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled';
import { documentLabels } from '../site/labels.ts';
import { Icon } from './Icon.tsx';
import iconButton from './IconButton.module.css';

/** The only file that uses react-toastify; loaded by toast.ts. */

export type ToastKind = 'success' | 'error' | 'info';

/** Replaces the library's button, which is in English, too small for a finger, and shows no focus. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`${iconButton.root} toast-close`}
      aria-label={documentLabels().toast.close}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon name="x" />
    </button>
  );
}

/** Mounts the container, which is empty until there is a message. */
export function mount() {
  if (document.querySelector('.Toastify')) return;
  const host = document.createElement('div');
  // Light in both themes, to stand out from the page.
  host.dataset.theme = 'light';
  document.body.append(host);
  flushSync(() =>
    createRoot(host).render(
      <ToastContainer
        aria-label={documentLabels().toast.list}
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        closeButton={CloseButton}
        hideProgressBar
        draggable
        role="none"
      />,
    ),
  );
  // The status region of toast.ts announces messages; the container would repeat them.
  host.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
}

/** Shows a message in the place of the one before: «не получилось» does not stay beside «отправлено». */
export function show(message: string, kind: ToastKind) {
  mount();
  toast.dismiss();
  // Without an id of its own: one would be taken for that of the same message, which is still leaving.
  toast(message, { type: kind });
}
