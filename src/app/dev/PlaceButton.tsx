import type { ReactNode } from 'react';

interface PlaceButtonProps {
  /** The position to open: `pages/x.mdx:12:3`. */
  at: string;
  /** Less prominent, beside a title that is a link. */
  quiet?: boolean;
  children: ReactNode;
}

/** Opens a position in a file (open-source.ts listens; styles in marks.css). */
export const PlaceButton = ({ at, quiet, children }: PlaceButtonProps) => (
  <button type="button" data-open={quiet ? 'quiet' : ''} data-app-source={at}>
    {children}
  </button>
);
