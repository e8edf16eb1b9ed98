import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { classNames } from '../../../src/class-names.ts';
import { withBase } from '../../../src/content/files/paths.ts';
import { useLabels, useSite } from '../../../src/site/hooks.ts';
import { videoPage } from '../../../src/site/links.ts';
import { explain } from '../../../src/site/notice.ts';
import { lazyReady, preloadable } from '../../../src/site/preloadable.tsx';
import button from '../../../src/ui/Button.module.css';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './VideoButton.module.css';

/** Loaded on the first press. */
export const player = preloadable(
  'mdx-components/_shared/VideoModal/ModalPlayer.tsx',
  () => import('./ModalPlayer.tsx'),
);
const ModalPlayer = lazyReady(player, (module) => module.ModalPlayer);

/**
 * Follows the link if the player failed to load. Long after the press, browsers block new tabs, so this tab is used;
 * offline, a notice is shown, since any page would be empty.
 */
function leave(address: string): void {
  if (!navigator.onLine) explain('part');
  else if (navigator.userActivation?.isActive === false) location.assign(address);
  else window.open(address, '_blank', 'noopener');
}

export interface VideoButtonProps {
  label: string;
  /** Size of the triangle. */
  size?: 20 | 24 | undefined;
  className?: string | undefined;
}

/**
 * «Как это работает»: opens the product video; the triangle marks it as a video. In the HTML it is a link to the video's
 * page or to the film itself; hydration gives it the role of a button but keeps the element, so that focus is not lost.
 * The player loads on the first click.
 */
export function VideoButton({ label, size, className }: VideoButtonProps) {
  const { kind } = useLabels().video;
  const { settings } = useSite();
  const page = videoPage(settings);
  const address = page.startsWith('/') ? withBase(import.meta.env.BASE_URL, page) : page;
  const [shown, setShown] = useState<'progress' | 'player' | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Pressed twice.
    if (shown) return;
    const link = event.currentTarget;
    setShown('progress');
    player.load().then(
      () => setShown('player'),
      () => {
        setShown(null);
        // Not if the visitor has gone to another page meanwhile.
        if (link.isConnected) leave(address);
      },
    );
  };
  const space = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <>
      <a
        className={classNames('no-print', button.root, styles.root, className)}
        data-variant="secondary"
        href={address}
        target="_blank"
        rel="noopener"
        data-keep=""
        onClick={click}
        {...(ready && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: space })}
      >
        <span>
          <Icon name="play" size={size} className={styles.icon} />
        </span>
        <span className={button.label}>
          {label}
          <span className="visually-hidden"> ({kind})</span>
        </span>
      </a>
      {shown === 'progress' && <span className="on-its-way" />}
      {shown === 'player' && (
        <Suspense fallback={null}>
          <ModalPlayer video={settings.video} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
