import { editAddress } from '../../site/links.ts';
import { notify } from '../../ui/toast.ts';
import type { PageSource } from '../page-data.ts';
import { locate } from './locate.ts';
import './marks.css';

/** Vite's middleware that opens the running editor (https://github.com/vitejs/launch-editor). */
async function openEditor(at: string): Promise<void> {
  void notify(`Открываю ${at}`);
  const address = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(at)}`;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) void notify(`Редактор не открылся. Место в файле: ${at}`);
}

function openAt(at: string, editPattern: string | undefined, { branch }: PageSource): void {
  if (import.meta.env.DEV) void openEditor(at);
  else if (editPattern) window.open(editAddress(editPattern, at, branch), '_blank', 'noopener');
  else void notify(`${at}. Чтобы открывать файлы отсюда, задайте repository.edit в settings.mdx`);
}

/**
 * Alt+click opens the source of the block under the pointer, in dev in the editor, in previews in the repository's web editor.
 * While Alt is pressed, the block is outlined (marks.css).
 * @param editPattern `repository.edit` in settings
 * @returns function that stops listening
 */
export function openSourceOnClick(source: PageSource, editPattern: string | undefined): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent) => {
    const { target, altKey } = event;
    // PlaceButton needs no Alt.
    if (!(target instanceof Element) || !(altKey || target.closest('[data-open]'))) return;
    const at = locate(target, source);
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    openAt(at, editPattern, source);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { capture: true, signal });
  const onAlt = ({ altKey }: MouseEvent | KeyboardEvent) => root.toggleAttribute('data-alt', altKey);
  document.addEventListener('mousemove', onAlt, { passive: true, signal });
  addEventListener('keyup', onAlt, { signal });
  return () => listening.abort();
}
