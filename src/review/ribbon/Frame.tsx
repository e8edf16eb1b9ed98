import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Widths that the page can be framed in. */
export const devices = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof devices;
export const deviceNames: Record<Device, string> = {
  phone: 'Телефон',
  tablet: 'Планшет',
  desktop: 'Компьютер',
};

/** The name by which the ribbon inside knows that it is framed. */
export const frameName = 'preview-frame';
export const isFramed = () => window.name === frameName && window.parent !== window;

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

/** Outside of the frame: where the walk inside stands; null without a frame. */
export function useFramedPosition(close: () => void): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  const onMessage = useEffectEvent(({ data, origin }: MessageEvent<Told>) => {
    if (origin !== location.origin || !data || typeof data !== 'object') return;
    if (data.previewClose) {
      setPosition(null);
      close();
    } else if (data.previewPosition) setPosition(data.previewPosition);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<Told>) => onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return position;
}

/** The page in a frame of a device's width, as large as the window lets it be. */
export function Frame({ device, name }: { device: Device; name: string }) {
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
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      // Whoever walked on inside the frame walks on outside of it.
      const inside = shown?.location.href;
      if (inside && inside !== 'about:blank' && inside !== location.href) location.assign(inside);
    };
  }, []);
  return (
    <div className="frame">
      <iframe ref={frame} name={name} title="Страница в другой ширине" src={location.href} />
    </div>
  );
}
