import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usePage } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import styles from './SearchButton.module.css';

type Dialog = typeof import('./SearchDialog.tsx').SearchDialog;

/** Ctrl+K, or Cmd+K on a Mac; by `code`, so that it works with a Russian layout too. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

/** Whether a key's text belongs to the search field that is still loading; not if another field has focus. */
const writes = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  /^(?:.|Backspace)$/u.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea'));

/** Maximum length of a query in the URL. */
const maxLength = 200;

/** Adds what is typed while the dialog loads to the query; Escape or a link cancels the search. */
function useEarlyTyping(
  isLoading: boolean,
  setAsked: (change: (typed: string) => string) => void,
  cancel: () => void,
): void {
  useLayoutEffect(() => {
    if (!isLoading) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
      if (!writes(event)) return;
      event.preventDefault();
      setAsked((typed) => (event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key));
    };
    const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && cancel();
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('click', onClick, options);
    return () => listening.abort();
  }, [isLoading, setAsked, cancel]);
}

/** Opens the site search, whose code and index load on first use. */
export function SearchButton() {
  const text = shell.search;
  const { url } = usePage();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  /** The page on which it failed: a failure does not concern the next one. */
  const [failedOn, setFailedOn] = useState<string | null>(null);
  const [asked, setAsked] = useState('');

  const show = useCallback(() => {
    setOpen(true);
    setFailedOn(null);
    withTimeout(import('./SearchDialog.tsx')).then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        setOpen(false);
        setFailedOn(url);
      },
    );
  }, [url]);
  const close = useCallback(() => {
    setOpen(false);
    setAsked('');
  }, []);

  // Structured data announces this URL to search engines (src/app/structured/structured-data.ts).
  useEffect(() => {
    const question = new URLSearchParams(location.search).get('q')?.trim().slice(0, maxLength);
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
    // Capturing, since React stops events in parts that are not hydrated.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [show]);

  const isLoading = open && !Dialog;
  useEarlyTyping(isLoading, setAsked, close);

  // Closes on back and forward, which show another page.
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  // The title equals the name, otherwise screen readers would read both; `aria-keyshortcuts` would be read after it.
  const name = `${text.open} (Ctrl\u00a0+\u00a0K)`;
  return (
    // Without script, the menu and the footer have all links.
    <div className={`needs-script ${styles.place}`}>
      <button
        type="button"
        className={iconButton.root}
        title={name}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={show}
      >
        <Icon name="search" />
        <span className="visually-hidden">{name}</span>
      </button>
      {failedOn === url && (
        <p className={styles.failed} role="alert">
          {text.notLoaded}
        </p>
      )}
      {isLoading && <span className="on-its-way" />}
      {open && Dialog && <Dialog asked={asked} onClose={close} />}
    </div>
  );
}
