import { useContext, useId } from 'react';
import { BandContext, CollectorContext, foldMark } from './collector.ts';

/**
 * A place where the stylesheet for everything below the fold may be linked; the collector chooses one of them
 * (app/server/collect.ts). Browsers paint what precedes such a link at once, and the rest when the sheet has loaded.
 * React does not hydrate it.
 */
export function Fold() {
  const id = useId();
  const band = useContext(BandContext);
  const isHere = useContext(CollectorContext)?.fold(id, band) ?? false;
  const inside = { dangerouslySetInnerHTML: { __html: isHere ? foldMark : '' } };
  return <span hidden suppressHydrationWarning {...inside} />;
}
