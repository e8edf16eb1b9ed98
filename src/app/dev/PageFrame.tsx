import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { computer, devices, phone } from '../../devices.ts';
import styles from './PageFrame.module.css';
import { Choice } from './workshop/Choice.tsx';

const widths = devices.map(({ width, name }) => ({ value: width, label: name, number: width }));

interface PageFrameProps {
  /** Accessible name. */
  title: string;
  src: string;
}

/** A live page in a frame of a phone's, tablet's or computer's width, scaled down if it does not fit. */
export function PageFrame({ title, src }: PageFrameProps) {
  const [chosen, setWidth] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [available, setAvailable] = useState(0);
  const [height, setHeight] = useState(480);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The frame is as high as its content, which changes with the width and when parts open.
  const observer = useRef<ResizeObserver>(null);
  const follow = () => {
    observer.current?.disconnect();
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    const content = inside?.document.getElementById('root');
    if (!inside || !content) return;
    // An observer inside the frame runs whenever the frame is rendered, even if the outer page is idle.
    observer.current = new inside.ResizeObserver(() => {
      const { scrollHeight } = content;
      // In dev the frame is empty at first: measuring it now would make it jump twice.
      if (scrollHeight > 0) setHeight(Math.max(60, Math.ceil(scrollHeight)));
    });
    observer.current.observe(content);
  };
  useEffect(() => () => observer.current?.disconnect(), []);

  // On phones a desktop frame would be too small to read, so it is the default only if there is room.
  const width = chosen ?? (available > 0 && available < 600 ? phone : computer);
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  const sizes = { '--width': `${width}px`, '--height': `${height}px`, '--scale': scale } as CSSProperties;
  return (
    <div className={styles.root} style={sizes}>
      <Choice legend="Ширина" options={widths} chosen={width} onChoose={setWidth} />
      <div ref={stage} className={styles.stage}>
        <iframe ref={frame} className={styles.frame} title={title} src={src} loading="lazy" onLoad={follow} />
      </div>
      {scale < 0.999 && <p className="fine-print">Показано в масштабе {Math.round(scale * 100)}&nbsp;%.</p>}
    </div>
  );
}
