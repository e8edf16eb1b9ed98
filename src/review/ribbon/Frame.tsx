import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Widths that the page can be framed in. */
const devices = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof devices;
export const deviceNames: Record<Device, string> = {
  phone: 'Телефон',
  tablet: 'Планшет',
  desktop: 'Компьютер',
};

const frameName = 'preview-frame';
/** Whether this page is the one in the frame: the ribbon around it speaks for both. */
export const isFramed = () => window.name === frameName && window.parent !== window;

/** What the ribbons of the page and of the frame in it tell each other; null closes the frame. */
interface Told {
  /** Outwards: which change is open, and of how many. */
  position?: Position | null;
  /** Inwards: to the next change, or back. */
  step?: 1 | -1;
}
export interface Position {
  active: number;
  count: number;
}

const eventName = 'preview-told';
const tell = (whom: Window, told: Told) => whom.dispatchEvent(new CustomEvent(eventName, { detail: told }));
/** To the ribbon around the frame. */
export const tellOut = (position: Position | null) => tell(window.parent, { position });
/** To the ribbon in the frame; false where there is none. */
export function tellIn(step: 1 | -1): boolean {
  const inner = document.querySelector('preview-ribbon')?.shadowRoot?.querySelector('iframe')?.contentWindow;
  if (inner) tell(inner, { step });
  return inner !== undefined && inner !== null;
}

/** Listens to the other ribbon. Returns where the walk in the frame stands, or null. */
export function useOther(step: (by: 1 | -1) => void, close: () => void): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  const onTold = useEffectEvent(({ detail }: CustomEvent<Told>) => {
    if (detail.step) step(detail.step);
    if (detail.position !== undefined) setPosition(detail.position);
    if (detail.position === null) close();
  });
  useEffect(() => {
    const listen = (event: Event) => onTold(event as CustomEvent<Told>);
    addEventListener(eventName, listen);
    return () => removeEventListener(eventName, listen);
  }, []);
  return position;
}

/** The page in a frame of a device's width, as large as the window lets it be. */
export function Frame({ device }: { device: Device }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const scaleToWindow = () => {
      const scale = Math.min(1, (innerWidth - 24) / devices[device]);
      Object.assign(frame.current?.style ?? {}, {
        width: `${devices[device]}px`,
        height: `${(innerHeight - 100) / scale}px`,
        transform: `translateX(-50%) scale(${scale})`,
      });
    };
    scaleToWindow();
    addEventListener('resize', scaleToWindow);
    return () => removeEventListener('resize', scaleToWindow);
  }, [device]);
  useLayoutEffect(() => {
    const shown = frame.current?.contentWindow;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      // Whoever walked on inside the frame walks on outside of it.
      const inside = shown?.location.href;
      if (inside && inside !== 'about:blank' && inside !== location.href) location.assign(inside);
    };
  }, []);
  return (
    <div className="frame">
      <iframe ref={frame} name={frameName} title="Страница в другой ширине" src={location.href} />
    </div>
  );
}
