import type { ComponentPropsWithoutRef } from 'react';
import { useLabels } from '../site/hooks.ts';

/** A region that scrolls must take focus, or the keyboard cannot move it (WCAG 2.1.1). */
const region = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** A table of prose: scrolls inside its own frame when it is wide; looks come from src/styles/prose-rare.css. */
export function ScrollTable(props: ComponentPropsWithoutRef<'table'>) {
  const labels = useLabels();
  return (
    <div className="table-scroll" {...region(labels.table)}>
      <table {...props} />
    </div>
  );
}
