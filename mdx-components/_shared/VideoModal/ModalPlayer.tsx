import { type ComponentClass, type ReactNode, useEffect, useRef } from 'react';
import imported from 'react-modal-video';
import type { Settings } from '../../../src/content/schemas/settings.ts';
import { useLabels, useSite } from '../../../src/site/hooks.ts';
import { videoPage } from '../../../src/site/links.ts';
import { embedUrl, serviceNames } from './embed.ts';
import styles from './ModalPlayer.module.css';

/**
 * The only file that knows react-modal-video 2.0.2. The library shows the frame and its close button; the native
 * `<dialog>` around it brings what the library lacks: Escape, an inert page behind, the top layer, focus that returns.
 */

/** The part of the library's props used here; its types forget that `children` replace the frame. */
interface PlayerProps {
  isOpen: true;
  channel: 'custom';
  classNames: typeof classNames;
  aria: { openMessage: string; dismissBtnMessage: string };
  onClose: () => void;
  children: ReactNode;
}

// A CommonJS module: bundlers and Node disagree about where its default export is.
const ModalVideo = ((imported as { default?: unknown }).default ?? imported) as ComponentClass<PlayerProps>;

/** Without its life cycle: that one leaks a key and a resize listener and pulls focus away on each render. */
class Player extends ModalVideo {
  override componentDidMount() {}
  override componentDidUpdate() {}
  override componentWillUnmount() {}
}

const classNames = {
  modalVideoEffect: 'video-effect',
  modalVideo: styles.overlay ?? '',
  modalVideoClose: styles.overlay ?? '',
  modalVideoBody: styles.body ?? '',
  modalVideoInner: styles.inner ?? '',
  modalVideoIframeWrap: styles.frame ?? '',
  modalVideoCloseBtn: styles.close ?? '',
};

export interface ModalPlayerProps {
  video: Settings['video'];
  onClose: () => void;
}

export function ModalPlayer({ video, onClose }: ModalPlayerProps) {
  const labels = useLabels();
  const { settings } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    // The library's own dialog role (with a misspelt aria-modal) would be a second dialog inside this one.
    const overlay = element.querySelector('[role="dialog"]');
    overlay?.setAttribute('role', 'presentation');
    for (const name of ['area-modal', 'aria-label', 'tabindex']) overlay?.removeAttribute(name);
    element.querySelector('button')?.focus();

    // The library cancels every key pressed inside it; stopped here, the keys keep their native meaning.
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      // The close button is last: forward from it comes the first link again, not the browser's own controls.
      if (event.key !== 'Tab' || event.shiftKey) return;
      event.preventDefault();
      const link = element.querySelector('a');
      (event.target === link ? element.querySelector('iframe') : link)?.focus();
    };
    element.addEventListener('keydown', keep);
    return () => {
      element.removeEventListener('keydown', keep);
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title}
      onCancel={onClose}
      onClose={onClose}
    >
      <Player
        isOpen
        channel="custom"
        classNames={classNames}
        aria={{ openMessage: video.title, dismissBtnMessage: labels.video.close }}
        onClose={onClose}
      >
        {/* The service may be slow, blocked or away: its own page is a way on. */}
        <a className={styles.elsewhere} href={videoPage(settings)} target="_blank" rel="noopener">
          {labels.video.elsewhere(serviceNames[video.channel])}
        </a>
        <iframe
          className={styles.video}
          title={video.title}
          src={embedUrl(video)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Player>
    </dialog>
  );
}
