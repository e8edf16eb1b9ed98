import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usePage } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import styles from './SearchButton.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';

type Dialog = ComponentType<SearchDialogProps>;

/** Ctrl+K, or Cmd+K on a Mac; by the key's place, so also with a Russian keyboard. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

/** Whether a key writes into the search while its field is on its way: where another field has the focus it writes there. */
const writes = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  /^(?:.|Backspace)$/u.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea'));

/** Of a question in the address: nobody types more, and it goes into a field. */
const longest = 200;

/** Opens the site search. Its code and its index are loaded with the first use, not with the page. */
export function SearchButton() {
  const text = shell.search;
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState('');
  const { url } = usePage();
  const [page, setPage] = useState(url);
  // What could not be had on the last page is no news on this one.
  if (page !== url) {
    setPage(url);
    setFailed(false);
  }

  const show = useCallback(() => {
    setOpen(true);
    setFailed(false);
    withTimeout(import('./SearchDialog.tsx')).then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        setOpen(false);
        setFailed(true);
      },
    );
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setAsked('');
  }, []);

  // Search engines are told of this address (src/app/structured/site-things.ts).
  useEffect(() => {
    const question = new URLSearchParams(location.search).get('q')?.trim().slice(0, longest);
    if (!question) return;
    setAsked(question);
    show();
  }, [show]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      show();
    };
    // While capturing: React stops a key in a part that it has not taken over.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [show]);

  const isOnItsWay = open && !Dialog;
  // What is typed meanwhile stands in the field when it comes.
  useLayoutEffect(() => {
    if (!isOnItsWay) return;
    const onKey = (event: KeyboardEvent) => {
      if (!writes(event)) return;
      event.preventDefault();
      setAsked((typed) => (event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key));
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOnItsWay]);

  // Back and forward show another page, over which the search would lie.
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  // The hint in the same words as the name: other ones would be read after it.
  const name = `${text.open} (Ctrl\u00a0+\u00a0K)`;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={iconButton.root}
        title={name}
        aria-haspopup="dialog"
        aria-busy={isOnItsWay || undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Icon name="search" />
        <span className="visually-hidden">{name}</span>
      </button>
      {failed && (
        <p className={styles.failed} role="alert">
          {text.away}
        </p>
      )}
      {isOnItsWay && <span className="on-its-way" />}
      {open && Dialog && <Dialog asked={asked} onClose={close} />}
    </div>
  );
}
