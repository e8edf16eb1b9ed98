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
import { serviceOf } from '../../../src/content/video-services.ts';
import { useLabels, usePage, useSite } from '../../../src/site/hooks.ts';
import { filmFile, videoPage } from '../../../src/site/links.ts';
import { Link } from '../../../src/ui/Link.tsx';
import { useModal } from '../../../src/ui/use-modal.ts';
import styles from './ModalPlayer.module.css';

/**
 * The only file that uses react-modal-video 2.0.2. The library shows the frame and its close button; the native
 * `<dialog>` around it adds what the library lacks: Escape, an inert page behind, the top layer, focus that returns.
 */

/** The library's props used here; its types do not know that `children` replace the frame. */
interface PlayerProps {
  isOpen: true;
  channel: 'custom';
  classNames: typeof classNames;
  aria: { openMessage: string; dismissBtnMessage: string };
  onClose: () => void;
  children: ReactNode;
}

// A CommonJS module: bundlers and Node disagree on its default export.
const ModalVideo = ((imported as { default?: unknown }).default ?? imported) as ComponentClass<PlayerProps>;

/** Without lifecycle methods: they leak a key and a resize listener and move the focus on each render. */
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
  const { lang } = usePage();
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
    const button = element.querySelector('button');
    button?.setAttribute('lang', lang);
    button?.focus();

    // The library cancels every key pressed inside it; stopped here, keys keep their native behaviour.
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      // The close button is last: Tab moves from it to the first link again, not to the browser's controls. Inside a
      // film, Tab moves through its own controls; the frame of a service has its own order.
      if (event.key !== 'Tab' || event.shiftKey || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      const link = element.querySelector('a');
      (event.target === link ? element.querySelector<HTMLElement>('iframe, video') : link)?.focus();
    };
    element.addEventListener('keydown', keep);
    // The second press of a double one, beside the film, would close what the first has opened.
    element.addEventListener('click', (event) => event.detail > 1 && event.stopPropagation(), true);
    return () => element.removeEventListener('keydown', keep);
  }, [lang]);

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
        {/* A way on if the service is slow, blocked or down, or if the browser supports none of the formats. */}
        <Link
          lang={lang}
          className={styles.elsewhere}
          href={videoPage(settings)}
          target="_blank"
          rel="noopener"
        >
          {service ? labels.video.elsewhere(service.name) : labels.video.file}
        </Link>
        {service ? (
          <iframe
            className={`filling ${styles.video}`}
            title={video.title}
            src={service.player(video.id)}
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
 * The product's own film. It has no sound, so it may start by itself. Its captions describe it; they are below it,
 * where they are read aloud and where a phone, whose picture is too small for text, can show them.
 */
function Film({ video }: Pick<ModalPlayerProps, 'video'>) {
  const labels = useLabels().video;
  const [caption, setCaption] = useState('');
  const file = (ending: Parameters<typeof filmFile>[1]) =>
    withBase(import.meta.env.BASE_URL, filmFile(video, ending));
  const listen = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const track = currentTarget.textTracks[0];
    if (!track) return;
    // Read here and not drawn over the picture; the film's own controls can do that.
    track.mode = 'hidden';
    track.oncuechange = () => {
      const cue = track.activeCues?.[0];
      setCaption(cue instanceof VTTCue ? cue.text : '');
    };
  };
  return (
    <>
      <video
        className={`filling ${styles.video}`}
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
