/** Widths that the page can be framed in. */
export const devices = [
  [390, 'Телефон'],
  [820, 'Планшет'],
  [1280, 'Компьютер'],
] as const;
/** A device is known by its width. */
export type Device = (typeof devices)[number][0];

const frameName = 'preview-frame';

/** The frame that this page stands in, or null: its own ribbon speaks, the one around it waits. */
export const frameAround = (): HTMLIFrameElement | null =>
  window.name === frameName ? (window.frameElement as HTMLIFrameElement | null) : null;

/** As large as the window lets it be: that of the frame, be it this one or the one around. */
function scaleToWindow(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  const scale = Math.min(1, (parent.innerWidth - 24) / Number(frame.width));
  frame.style.height = `${(parent.innerHeight - 32) / scale}px`;
  frame.style.transform = `translateX(-50%) scale(${scale})`;
}

/** Gives the frame around this page another width, or ends it. */
export function turnFrame(frame: HTMLIFrameElement, device: Device | null): void {
  if (device === null) frame.closest('dialog')?.close();
  else {
    frame.width = `${device}`;
    scaleToWindow(frame);
  }
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The page in a frame of a device's width. Whoever walks on inside the frame walks on outside of it when it is closed. */
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
      // The keys are those of the ribbon inside.
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.focus()}
    />
  </dialog>
);
