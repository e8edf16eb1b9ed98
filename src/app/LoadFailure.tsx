import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { documentLabels } from '../site/labels.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { forgetReload } from './client/reload-once.ts';
import styles from './LoadFailure.module.css';
import header from './shell/Header.module.css';

/**
 * Shown when a page's script could not be loaded even after one reload: explains and offers a retry. Needs nothing more
 * from the network. Updates title and focus as every page does.
 * @param brand the site's name, if it is known
 */
export function LoadFailure({ brand }: { brand: string | undefined }) {
  const error = useRouteError();
  const text = documentLabels().loadFailure;
  const main = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    document.title = brand ? `${text.title} — ${brand}` : text.title;
    document.head.querySelector('link[rel="canonical"]')?.remove();
    main.current?.focus();
  }, [text, brand]);
  // The cause is for the console only; the visitor reads what to do.
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    // Allows another reload: many browsers remember a failed import until the document is reloaded.
    forgetReload();
    void revalidate();
  };
  return (
    <>
      <header className={`container ${styles.head}`}>
        <a href={import.meta.env.BASE_URL} className={header.logo} aria-label={text.home}>
          <Logo brand={brand} />
        </a>
      </header>
      <main ref={main} className={`page ${styles.main}`} id="content" tabIndex={-1}>
        <div className={`prose ${styles.text}`} role="alert">
          <h1>{text.title}</h1>
          <p>{text.text}</p>
          <p>
            <Button onClick={retry}>{text.retry}</Button>
          </p>
          <p>
            <a href={import.meta.env.BASE_URL}>{text.home}</a>
          </p>
        </div>
      </main>
    </>
  );
}
