import { Fragment, type FragmentInstance, type ReactNode } from 'react';

/** Attribute with a block's source: `data-app-source="pages/x.mdx:12:3"`; only in dev and previews. */
export const sourceMark = 'data-app-source';

interface SourceMarkProps {
  /** Source of the marked part: `pages/x.mdx:12:3`. */
  at: string;
  children: ReactNode;
}

/**
 * For writers only: sets `data-app-source` on the outermost elements of its children without adding an element, so the layout
 * stays the same. In the browser a Fragment's ref reaches them (https://react.dev/reference/react/Fragment); on the server
 * two markers surround them until `applySourceMarks` turns these into the attribute. Both trees have three children, so
 * that `useId` gives the same ids.
 */
export function SourceMark({ at, children }: SourceMarkProps) {
  // Dev pages are hydrated, so the server renders what the browser does; refs set the marks.
  if (import.meta.env.SSR && !import.meta.env.DEV)
    return (
      <>
        <template data-app-source-start={at} />
        {children}
        <template data-app-source-end="" />
      </>
    );
  return (
    <Fragment ref={(fragment) => mark(fragment, at)}>
      {null}
      {children}
      {null}
    </Fragment>
  );
}

interface FromFileProps {
  /** Path of the MDX file. */
  file?: string | undefined;
  /** Or the name of a site file. Its path is built here, so that production builds drop it. */
  site?: 'header' | 'footer' | undefined;
  children: ReactNode;
}

/** Marks text from a file's frontmatter where layout and shell show it; for writers only. */
export function FromFile({ file, site, children }: FromFileProps) {
  if (!import.meta.env.WRITERS || (!file && !site)) return children;
  return <SourceMark at={`${file ?? `pages/_site/${site}.mdx`}:1:1`}>{children}</SourceMark>;
}

/** The component that set an element's mark: only it may update the mark after a save that moved lines. */
const owners = new WeakMap<Element, FragmentInstance>();

/** An "observer": a Fragment's ref passes all its elements to it, including later ones. */
function mark(fragment: FragmentInstance | null, at: string): void {
  if (!fragment) return;
  fragment.observeUsing({
    observe: (element: Element) => {
      // The innermost mark is the most exact one and is set first.
      if (element.hasAttribute(sourceMark) && owners.get(element) !== fragment) return;
      owners.set(element, fragment);
      element.setAttribute(sourceMark, at);
    },
    unobserve: () => {},
    disconnect: () => {},
  } as unknown as IntersectionObserver);
}
