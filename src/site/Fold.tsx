import { useContext } from 'react';
import { BandContext, CollectorContext } from './collector.ts';

/**
 * Where the sheet of what is further down may be linked: a browser shows what stands before such a link and waits for it with
 * what follows, as it waits for the rest of a document. React leaves the inside alone.
 */
export function Fold() {
  const band = useContext(BandContext);
  const mark = useContext(CollectorContext)?.fold(band) ?? '';
  const inside = { dangerouslySetInnerHTML: { __html: mark } };
  return <span hidden suppressHydrationWarning {...inside} />;
}
