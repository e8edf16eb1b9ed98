import { useContext, useId } from 'react';
import { CollectorContext, foldMark, SectionContext } from './collector.ts';

/**
 * A place where the stylesheet for everything below the fold may be linked; the collector chooses one of them
 * (app/server/collect.ts). Browsers paint what precedes such a link at once, and the rest when the sheet has loaded.
 * React does not hydrate it.
 */
export function Fold() {
  const id = useId();
  const section = useContext(SectionContext);
  const isHere = useContext(CollectorContext)?.fold(id, section) ?? false;
  const inside = { dangerouslySetInnerHTML: { __html: isHere ? foldMark : '' } };
  return <span hidden suppressHydrationWarning {...inside} />;
}
