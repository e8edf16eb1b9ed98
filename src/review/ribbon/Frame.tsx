import { useLayoutEffect, useRef } from 'react';
import { useEvent } from './use-event.ts';

/** Widths that the page can be framed in. */
export const devices = [
  [390, 'Телефон'],
  [820, 'Планшет'],
  [1280, 'Компьютер'],
] as const;
/** A device is known by its width. */
export type Device = (typeof devices)[number][0];

const frameName = 'preview-frame';
/** Whether this page is the one in the frame: its own ribbon speaks, the one around it is silent. */
const isFramed = () => window.name === frameName && window.parent !== window;

/** The width that this page is framed in, or null. */
export const framedIn = (): Device | null =>
  (isFramed() && devices.map(([width]) => width).find((width) => width === innerWidth)) || null;

/** This page, or the one in its frame, asks for another width. */
export const widthEvent = 'preview-width';
/** Asks the outer page for a frame of another width, or for none. */
export const askWidth = (device: Device | null): boolean =>
  (isFramed() ? window.parent : window).dispatchEvent(new CustomEvent(widthEvent, { detail: device }));

/** The page in a frame of a device's width, as large as the window lets it be. */
export function Frame({ device }: { device: Device }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scaleToWindow = () => {
    const scale = Math.min(1, (innerWidth - 24) / device);
    Object.assign(frame.current?.style ?? {}, {
      width: `${device}px`,
      height: `${(innerHeight - 32) / scale}px`,
      transform: `translateX(-50%) scale(${scale})`,
    });
  };
  useLayoutEffect(scaleToWindow);
  useEvent(window, 'resize', scaleToWindow);
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
      <iframe
        ref={frame}
        name={frameName}
        title="Страница в другой ширине"
        src={location.href}
        // The keys are those of the ribbon inside.
        onLoad={() => frame.current?.contentWindow?.focus()}
      />
    </div>
  );
}
