/** Widths of the frame. */
export const devices = [
  [390, 'Телефон'],
  [820, 'Планшет'],
  [1280, 'Компьютер'],
] as const;
/** Device name by width. */
export type Device = (typeof devices)[number][0];

const frameName = 'preview-frame';

/** Returns the frame around this page, or null. In a frame only the inner ribbon is active. */
export const frameAround = (): HTMLIFrameElement | null =>
  window.name === frameName ? (window.frameElement as HTMLIFrameElement | null) : null;

/** Scales the frame so that it fits into the window. */
function scaleToWindow(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  const scale = Math.min(1, (parent.innerWidth - 24) / Number(frame.width));
  frame.style.height = `${(parent.innerHeight - 32) / scale}px`;
  frame.style.transform = `translateX(-50%) scale(${scale})`;
}

/** Changes the width of the frame around this page, or closes it. */
export function resizeFrame(frame: HTMLIFrameElement, device: Device | null): void {
  if (device === null) frame.closest('dialog')?.close();
  else {
    frame.width = `${device}`;
    scaleToWindow(frame);
  }
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The page in a frame of a device's width. When it is closed, the window goes to the page that the frame shows. */
export const Frame = ({ device, close }: { device: Device; close: () => void }) => (
  <dialog
    ref={open}
    className="frame"
    onClose={({ currentTarget }) => {
      close();
      const inside = currentTarget.querySelector('iframe')?.contentWindow?.location.href;
      if (inside && inside !== location.href) location.assign(inside);
    }}
  >
    <iframe
      ref={scaleToWindow}
      name={frameName}
      title="Страница в другой ширине"
      src={location.href}
      width={device}
      // The ribbon inside handles keys.
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.focus()}
    />
  </dialog>
);
