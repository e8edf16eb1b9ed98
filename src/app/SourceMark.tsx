import { Fragment, type FragmentInstance, type ReactNode } from 'react';

/** The attribute that says where a block was written: `data-app-source="pages/x.mdx:12:3"`; only in dev and previews. */
export const sourceMark = 'data-app-source';

interface SourceMarkProps {
  /** Where the marked part was written: `pages/x.mdx:12:3`. */
  at: string;
  children: ReactNode;
}

/**
 * Previews only: puts `data-app-source` on the outermost elements of what it holds, whatever component made them, and adds
 * no element of its own, so that nothing looks different. In the browser a Fragment's ref reaches them
 * (https://react.dev/reference/react/Fragment); in HTML two markers stand around them until `applySourceMarks` turns
 * these into the attribute. Both trees have three children, so React counts the same ids.
 */
export function SourceMark({ at, children }: SourceMarkProps) {
  // The dev server's page is hydrated, so it is printed as the browser draws it; the marks come with the refs.
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
  /** Path of the page's file. */
  file?: string | undefined;
  /** Or the name of a site file. Its path is put together here, where production drops it. */
  site?: 'header' | 'footer' | undefined;
  children: ReactNode;
}

/** Marks what a file's frontmatter says, where the layout and the shell show it; nothing outside of previews. */
export function FromFile({ file, site, children }: FromFileProps) {
  if (!import.meta.env.PREVIEW || (!file && !site)) return children;
  return <SourceMark at={`${file ?? `pages/_site/${site}.mdx`}:1:1`}>{children}</SourceMark>;
}

/** Who put the mark on an element: it alone may renew it, after a save that moved the lines. */
const owners = new WeakMap<Element, FragmentInstance>();

/** An "observer" is all that a Fragment tells its elements to, those that come later too. */
function mark(fragment: FragmentInstance | null, at: string): void {
  if (!fragment) return;
  fragment.observeUsing({
    observe: (element: Element) => {
      // The innermost mark is the exact one; it is set first.
      if (element.hasAttribute(sourceMark) && owners.get(element) !== fragment) return;
      owners.set(element, fragment);
      element.setAttribute(sourceMark, at);
    },
    unobserve: () => {},
    disconnect: () => {},
  } as unknown as IntersectionObserver);
}
