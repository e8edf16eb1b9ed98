import { useContext, useId } from 'react';
import { BandContext, CollectorContext, foldMark } from './collector.ts';

/**
 * A place in the page where the sheet for everything below the fold may be linked. The render's collector chooses one of them
 * (app/server/collect.ts). A browser shows what stands before such a link at once, and what follows when the sheet is there.
 * React leaves the inside alone.
 */
export function Fold() {
  const id = useId();
  const band = useContext(BandContext);
  const isHere = useContext(CollectorContext)?.fold(id, band) ?? false;
  const inside = { dangerouslySetInnerHTML: { __html: isHere ? foldMark : '' } };
  return <span hidden suppressHydrationWarning {...inside} />;
}
