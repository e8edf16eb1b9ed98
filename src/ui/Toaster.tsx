import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';

/** The only file that knows react-toastify; loaded by toast.ts. */

export type ToastKind = 'success' | 'error' | 'info';

/** Puts the container into the page, where it stands empty until there is something to say. */
export function mount() {
  if (document.querySelector('.Toastify')) return;
  const host = document.createElement('div');
  document.body.append(host);
  flushSync(() =>
    createRoot(host).render(
      <ToastContainer
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        draggable
        theme="light"
        role="none"
      />,
    ),
  );
  // The status region of toast.ts speaks; the container would say everything twice.
  host.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
}

export function show(message: string, kind: ToastKind) {
  mount();
  toast(message, { type: kind, toastId: `${kind}:${message}` });
}
