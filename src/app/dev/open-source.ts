import { editAddress } from '../../site/links.ts';
import type { PageSource } from '../page-data.ts';
import { locate } from './locate.ts';
import './marks.css';

interface OpenSourceOptions {
  /** The page now shown. */
  source: PageSource;
  /** Settings, `repository.edit`. */
  editPattern: string | undefined;
  /** Tells what happens, or why nothing can. */
  say: (text: string) => void;
}

/** Vite's own middleware opens the editor that is running (https://github.com/vitejs/launch-editor). */
async function openEditor(at: string, say: OpenSourceOptions['say']): Promise<void> {
  say(`Открываю ${at}`);
  const address = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(at)}`;
  const isOpen = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOpen) say(`Редактор не открылся. Место в файле: ${at}`);
}

function openAt(at: string, { source, editPattern, say }: OpenSourceOptions): void {
  if (import.meta.env.DEV) void openEditor(at, say);
  else if (editPattern) window.open(editAddress(editPattern, at, source.branch), '_blank', 'noopener');
  else say(`${at}. Чтобы открывать файлы отсюда, задайте repository.edit в settings.mdx`);
}

/**
 * Alt+click opens the source of the block under the pointer: the editor in dev, the repository's web editor in a
 * preview. While Alt is held, the block it would open is outlined and named.
 * @returns stops listening
 */
export function openSourceOnClick(options: OpenSourceOptions): () => void {
  const outline = document.createElement('div');
  outline.className = 'source-outline';
  outline.hidden = true;
  document.body.append(outline);

  const locatedAt = ({ target, altKey, type }: MouseEvent) => {
    if (!(target instanceof Element)) return null;
    // What says "open this" needs no Alt.
    const asked = altKey || (type === 'click' && target.closest('[data-open]') !== null);
    return asked ? locate(target, options.source) : null;
  };
  const onMove = (event: MouseEvent) => {
    const found = locatedAt(event);
    outline.hidden = !found;
    if (!found) return;
    const { top, left, width, height } = found.element.getBoundingClientRect();
    outline.dataset.at = found.at;
    outline.toggleAttribute('data-inside', top < 28);
    const sizes = { top, left, width, height };
    for (const [name, value] of Object.entries(sizes)) outline.style.setProperty(name, `${value}px`);
  };
  const onClick = (event: MouseEvent) => {
    const found = locatedAt(event);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    openAt(found.at, options);
  };
  const hide = () => {
    outline.hidden = true;
  };
  const heard = new AbortController();
  const { signal } = heard;
  document.addEventListener('mousemove', onMove, { passive: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('scroll', hide, { passive: true, signal });
  window.addEventListener('keyup', hide, { signal });
  return () => {
    heard.abort();
    outline.remove();
  };
}
