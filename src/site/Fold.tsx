import { useContext, useId } from 'react';
import { BandContext, CollectorContext, foldMark } from './collector.ts';

/**
 * Where the sheet of what is further down may be linked: a browser shows what stands before such a link and waits for it with
 * what follows, as it waits for the rest of a document. React leaves the inside alone.
 */
export function Fold() {
  const id = useId();
  const band = useContext(BandContext);
  const isHere = useContext(CollectorContext)?.fold(id, band) ?? false;
  const inside = { dangerouslySetInnerHTML: { __html: isHere ? foldMark : '' } };
  return <span hidden suppressHydrationWarning {...inside} />;
}
