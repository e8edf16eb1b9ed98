import { editAddress } from '../../site/links.ts';
import type { PageSource } from '../page-data.ts';
import { locate } from './locate.ts';
import './marks.css';

interface OpenSourceOptions {
  source: PageSource;
  /** `repository.edit` in settings. */
  editPattern: string | undefined;
  showMessage: (text: string) => void;
}

/** Vite's middleware that opens the running editor (https://github.com/vitejs/launch-editor). */
async function openEditor(at: string, showMessage: OpenSourceOptions['showMessage']): Promise<void> {
  showMessage(`Открываю ${at}`);
  const address = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(at)}`;
  const isOpen = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOpen) showMessage(`Редактор не открылся. Место в файле: ${at}`);
}

function openAt(at: string, { source, editPattern, showMessage }: OpenSourceOptions): void {
  if (import.meta.env.DEV) void openEditor(at, showMessage);
  else if (editPattern) window.open(editAddress(editPattern, at, source.branch), '_blank', 'noopener');
  else showMessage(`${at}. Чтобы открывать файлы отсюда, задайте repository.edit в settings.mdx`);
}

/**
 * Alt+click opens the source of the block under the pointer, in dev in the editor, in previews in the repository's web editor.
 * While Alt is pressed, the block is outlined (marks.css).
 * @returns function that stops listening
 */
export function openSourceOnClick(options: OpenSourceOptions): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent) => {
    const { target, altKey } = event;
    // PlaceButton needs no Alt.
    if (!(target instanceof Element) || !(altKey || target.closest('[data-open]'))) return;
    const at = locate(target, options.source);
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    openAt(at, options);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { capture: true, signal });
  const onAlt = ({ altKey }: MouseEvent | KeyboardEvent) => root.toggleAttribute('data-alt', altKey);
  document.addEventListener('mousemove', onAlt, { passive: true, signal });
  addEventListener('keyup', onAlt, { signal });
  return () => listening.abort();
}
