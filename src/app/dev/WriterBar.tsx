import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { withBase } from '../../content/files/paths.ts';
import { useSite } from '../../site/hooks.ts';
import { editAddress } from '../../site/links.ts';
import { longDate } from '../../site/numbers-and-dates.ts';
import { useIsServed, usePart } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import pill from '../../ui/Pill.module.css';
import type { PageSource, ServedData } from '../page-data.ts';
import buttons from './buttons.module.css';
import { markLinks } from './locate.ts';
import { openSourceOnClick } from './open-source.ts';
import { ProblemCount, ProblemList } from './Problems.tsx';
import { useProblems } from './use-json.ts';
import styles from './WriterBar.module.css';

/** Tools that need a dev server, which writes files. */
const tools = import.meta.env.DEV
  ? {
      Editing: lazy(async () => ({ default: (await import('./edit/Editing.tsx')).Editing })),
      BarActions: lazy(async () => ({ default: (await import('./edit/BarActions.tsx')).BarActions })),
      AboutPage: lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutPage })),
    }
  : null;

/** Whether a page is made from a file that writers edit; the workshop's pages are not. */
const isPage = ({ file }: PageSource): boolean => file.startsWith('pages/');

/**
 * For writers only, at the bottom of the window: the page's stage, its problems, and access to sources.
 */
export function WriterBar({ data, source }: { data: ServedData; source: PageSource }) {
  const problems = useProblems();
  const editPattern = useSite().settings.repository?.edit;
  useSourceClicks(source, editPattern);
  const isServed = useIsServed();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.open ?? false), []);
  const close = useCallback(() => void menu.current?.removeAttribute('open'), []);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [close]);
  const own = problems?.filter(({ file }) => file === source.file);
  const others = problems?.filter(({ file }) => file !== source.file);
  const stage = source.stages[data.page.url];
  const part = usePart('near');
  // Not in the bar's own frame with the page at phone width.
  if (import.meta.env.DEV && !isServed && window.self !== window.top) return null;
  const { publishAt = '' } = data.data as { publishAt?: string };
  return (
    <aside
      {...part}
      className={`no-print ${buttons.floating} ${styles.bar}`}
      aria-label="Для авторов сайта"
      data-tool=""
      // For the ribbon.
      data-edit={editPattern && isPage(source) ? editAddress(editPattern, source.file, source.branch) : null}
      data-theme="dark"
    >
      {stage && (
        <p className={styles.stage} data-stage={stage}>
          {stage === 'draft' ? 'Черновик: посетители его не видят' : `Выйдет ${longDate(publishAt, 'ru')}`}
        </p>
      )}
      {tools && !isServed && isPage(source) && (
        <Suspense fallback={null}>
          <tools.Editing source={source} onStart={close} />
        </Suspense>
      )}
      {/* In previews, the reviewers' ribbon has these links. */}
      {tools && (
        <details
          ref={menu}
          className={styles.menu}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          suppressHydrationWarning
        >
          <summary className={`${pill.root} ${styles.summary}`}>
            <span className={styles.name}>Для авторов</span>
            {problems && problems.length > 0 && <ProblemCount problems={problems} />}
            <Icon name="chevron-down" className={styles.arrow} />
          </summary>
          <div className={`${buttons.floating} ${styles.panel}`}>
            <nav aria-label="Страницы для авторов">
              {!isServed && (
                <Suspense fallback={null}>
                  <tools.BarActions file={source.file} />
                </Suspense>
              )}
              <a href={withBase(import.meta.env.BASE_URL, '/_components')}>Галерея компонентов</a>
              <a href={withBase(import.meta.env.BASE_URL, '/_health')}>Здоровье сайта</a>
            </nav>
            {own && <ProblemList problems={own} />}
            {isPage(source) && (
              <p>
                Файл страницы: <code data-app-source={`${source.file}:1:1`}>{source.file}</code>
              </p>
            )}
            <p className={styles.hint}>
              <kbd>Alt</kbd> + клик по{'\u00a0'}тексту открывает его в{'\u00a0'}файле.
            </p>
            {isOpen && isPage(source) && (
              <Suspense fallback={null}>
                <tools.AboutPage key={source.file} file={source.file} url={data.page.url} />
              </Suspense>
            )}
            {others && <ProblemList problems={others} />}
            {problems?.length === 0 && <p>Проверка ничего не нашла.</p>}
          </div>
        </details>
      )}
    </aside>
  );
}

/** Handles Alt+click and sets marks that only the browser can. */
function useSourceClicks(source: PageSource, editPattern: string | undefined): void {
  useEffect(() => {
    const mark = () => markLinks(source, import.meta.env.BASE_URL);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['href', 'data-app-part'],
    });
    return () => observer.disconnect();
  }, [source]);
  useEffect(() => openSourceOnClick(source, editPattern), [source, editPattern]);
}
