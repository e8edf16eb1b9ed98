import {
  type ComponentClass,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import imported from 'react-modal-video';
import { withBase } from '../../../src/content/files/paths.ts';
import type { Settings } from '../../../src/content/schemas/settings.ts';
import { useLabels, useSite } from '../../../src/site/hooks.ts';
import { filmFile, videoPage } from '../../../src/site/links.ts';
import { Link } from '../../../src/ui/Link.tsx';
import { useModal } from '../../../src/ui/use-modal.ts';
import { serviceOf } from './embed.ts';
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
  const service = serviceOf(video);
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The library's own dialog role (with a misspelt aria-modal) would be a second dialog inside this one.
    const overlay = element.querySelector('[role="dialog"]');
    overlay?.setAttribute('role', 'presentation');
    for (const name of ['area-modal', 'aria-label', 'tabindex']) overlay?.removeAttribute(name);
    element.querySelector('button')?.focus();

    // The library cancels every key pressed inside it; stopped here, the keys keep their native meaning.
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      // The close button is last: forward from it comes the first link again, not the browser's own controls.
      // A film's own controls come one by one; a service's frame has its own order.
      if (event.key !== 'Tab' || event.shiftKey || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      const link = element.querySelector('a');
      (event.target === link ? element.querySelector<HTMLElement>('iframe, video') : link)?.focus();
    };
    element.addEventListener('keydown', keep);
    return () => element.removeEventListener('keydown', keep);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title}
      lang={video.lang ?? 'ru'}
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
        {/* The service may be slow, blocked or away, and a browser without these formats: a way on. */}
        <Link className={styles.elsewhere} href={videoPage(settings)} target="_blank" rel="noopener">
          {service ? labels.video.elsewhere(service.name) : labels.video.file}
        </Link>
        {service ? (
          <iframe
            className={styles.video}
            title={video.title}
            src={service.player}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Film video={video} />
        )}
      </Player>
    </dialog>
  );
}

/**
 * The product's own film: no sound, so it may start by itself. Its captions tell what it shows; they stand below it, where
 * they are read aloud, and where they can be read on a phone, whose picture is too small for its own words.
 */
function Film({ video }: Pick<ModalPlayerProps, 'video'>) {
  const labels = useLabels().video;
  const [caption, setCaption] = useState('');
  const file = (ending: Parameters<typeof filmFile>[1]) =>
    withBase(import.meta.env.BASE_URL, filmFile(video, ending));
  const listen = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const track = currentTarget.textTracks[0];
    if (!track) return;
    // Read, and not drawn over the picture; whoever wants that has the film's own controls.
    track.mode = 'hidden';
    track.oncuechange = () => {
      const cue = track.activeCues?.[0];
      setCaption(cue instanceof VTTCue ? cue.text : '');
    };
  };
  return (
    <>
      <video
        className={styles.video}
        aria-label={video.title}
        poster={file('jpg')}
        controls
        autoPlay
        muted
        playsInline
        onLoadStart={listen}
      >
        <source src={file('webm')} type="video/webm" />
        <source src={file('mp4')} type="video/mp4" />
        <track kind="captions" src={file('vtt')} srcLang={video.lang ?? 'ru'} label={labels.captions} />
      </video>
      <p className={styles.caption} aria-live="polite">
        {caption}
      </p>
    </>
  );
}
