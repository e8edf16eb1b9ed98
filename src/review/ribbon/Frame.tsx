import { type CSSProperties, useEffect, useRef } from 'react';
import { devices } from '../../devices.ts';
import { Button } from '../parts/controls.tsx';

interface DevicesProps {
  /** Width of the open frame. */
  width?: number;
  choose: (width: number) => void;
}

/** Buttons for the widths of the frame. */
export const Devices = ({ width, choose }: DevicesProps) =>
  devices.map(({ width: one, name }) => (
    <Button key={one} name={name} isOn={width ? width === one : undefined} press={() => choose(one)} />
  ));

/** The dialog with the frame in which this page is shown, if any. */
export const frameAround = () => window.frameElement?.closest('dialog');

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

interface FrameProps extends Required<DevicesProps> {
  close: () => void;
}

/**
 * The page in a frame of a device's width, scaled to the window, with a ribbon of its own. When it is closed, the window
 * goes to the page that it shows.
 */
export function Frame({ width, choose, close }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The ribbon inside handles keys.
  const focus = () => frame.current?.focus();
  useEffect(focus);
  function goOn(): void {
    close();
    const inside = frame.current?.contentDocument?.location.href;
    if (inside && inside !== location.href) location.assign(inside);
  }
  return (
    <dialog ref={open} className="frame" aria-label="Страница на экране устройства" onClose={goOn}>
      <form method="dialog" className="acts">
        <Devices width={width} choose={choose} />
        <button type="submit" className="button">
          Закрыть
        </button>
      </form>
      <iframe
        ref={frame}
        title="Страница"
        src={location.href}
        width={width}
        style={{ '--scale': Math.min(1, innerWidth / width) } as CSSProperties}
        onLoad={focus}
      />
    </dialog>
  );
}
