import { el } from './dom.ts';

/** Widths that the page can be framed in. */
export const devices = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof devices;
export const deviceNames: Record<Device, string> = {
  phone: 'Телефон',
  tablet: 'Планшет',
  desktop: 'Компьютер',
};

/** The name by which the ribbon inside knows that it is framed. */
const frameName = 'preview-frame';
export const isFramed = () => window.name === frameName && window.parent !== window;

/** The page in a frame of a device's width. */
export interface Frame {
  open: (device: Device) => void;
  close: () => void;
  device: () => Device | null;
  element: () => HTMLIFrameElement | null;
  /** Where the walk through the changes stands inside. */
  position: () => Position | null;
}

/** Which change is open, and of how many. */
export interface Position {
  active: number;
  count: number;
}

/** Inside the frame: tells the ribbon around it where the walk stands. */
export const tellPosition = (position: Position): void =>
  window.parent.postMessage({ previewPosition: position }, location.origin);

/** Inside the frame: asks the ribbon around it to close the frame. */
export const tellClose = (): void => window.parent.postMessage({ previewClose: true }, location.origin);

interface Told {
  previewPosition?: Position;
  previewClose?: true;
}

/**
 * @param moved called when the walk inside the frame has moved on
 * @param asked called when somebody inside the frame wants it closed
 */
export function createFrame(root: ShadowRoot, moved: () => void, asked: () => void): Frame {
  let position: Position | null = null;
  let current: { device: Device; box: HTMLElement; frame: HTMLIFrameElement } | null = null;

  function fitWindow(): void {
    if (!current) return;
    const { frame, device } = current;
    const scale = Math.min(1, (innerWidth - 24) / devices[device]);
    frame.style.width = `${devices[device]}px`;
    frame.style.height = `${(innerHeight - 100) / scale}px`;
    frame.style.transform = `translateX(-50%) scale(${scale})`;
  }
  addEventListener('resize', fitWindow);
  addEventListener('message', ({ data, origin, source }: MessageEvent<Told>) => {
    if (origin !== location.origin || !current || source !== current.frame.contentWindow) return;
    if (data?.previewClose) return asked();
    if (!data?.previewPosition) return;
    position = data.previewPosition;
    moved();
  });

  return {
    open: (device) => {
      if (!current) {
        const frame = el('iframe', {
          name: frameName,
          title: 'Страница в другой ширине',
          src: location.href,
        });
        const box = el('div', { class: 'frame' }, frame);
        root.prepend(box);
        document.documentElement.style.overflow = 'hidden';
        current = { device, box, frame };
      }
      current.device = device;
      fitWindow();
    },
    close: () => {
      if (!current) return;
      // Whoever walked on inside the frame walks on outside of it.
      const inside = current.frame.contentWindow?.location.href;
      current.box.remove();
      current = null;
      position = null;
      document.documentElement.style.overflow = '';
      if (inside && inside !== 'about:blank' && inside !== location.href) location.assign(inside);
    },
    device: () => current?.device ?? null,
    element: () => current?.frame ?? null,
    position: () => position,
  };
}
