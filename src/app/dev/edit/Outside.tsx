import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Outside of the writers' bar, which is dark and lies above the header: a form has the site's theme, and the header covers «+». */
export const Outside = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div className="no-print" data-tool="" lang="ru">
      {children}
    </div>,
    document.body,
  );
