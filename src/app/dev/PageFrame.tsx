import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { computer, devices, phone } from '../../devices.ts';
import styles from './PageFrame.module.css';
import { Choice } from './workshop/Choice.tsx';

const widths = devices.map(({ width, name }) => ({ value: width, label: name, number: width }));

interface PageFrameProps {
  /** Accessible name. */
  title: string;
  src: string;
  /** Width at first; on phones a computer's would be too small to read. */
  first?: number;
}

/** A live page in a frame of a phone's, tablet's or computer's width, scaled down if it does not fit. */
export function PageFrame({
  title,
  src,
  first = window.innerWidth < 600 ? phone : computer,
}: PageFrameProps) {
  const [width, setWidth] = useState<number>(first);
  const [height, setHeight] = useState(480);
  // The frame is as high as its content, which changes with the width and when parts open.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = currentTarget.contentWindow as (Window & typeof globalThis) | null;
    const content = inside?.document.getElementById('root');
    if (!inside || !content) return;
    // An observer inside the frame runs whenever the frame is rendered, even if the outer page is idle, and goes with it.
    const observer = new inside.ResizeObserver(() => {
      const { scrollHeight } = content;
      // In dev the frame is empty at first: measuring it now would make it jump twice.
      if (scrollHeight > 0) setHeight(Math.max(60, Math.ceil(scrollHeight)));
    });
    observer.observe(content);
  };
  return (
    <div
      className={styles.root}
      style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
    >
      <Choice legend="Ширина" options={widths} chosen={width} onChoose={setWidth} />
      <div className={styles.stage}>
        <iframe className={styles.frame} title={title} src={src} loading="lazy" onLoad={follow} />
      </div>
    </div>
  );
}
