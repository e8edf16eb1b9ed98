import type { ReactNode } from 'react';

interface PlaceButtonProps {
  /** What it opens: `pages/x.mdx:12:3`. */
  at: string;
  /** Beside a title that leads elsewhere it stays in the background. */
  quiet?: boolean;
  children: ReactNode;
}

/** Opens a place in a file, without Alt (open-source.ts listens; looks in marks.css). */
export const PlaceButton = ({ at, quiet, children }: PlaceButtonProps) => (
  <button type="button" data-open={quiet ? 'quiet' : ''} data-app-source={at}>
    {children}
  </button>
);
