import { type ReactNode, useState } from 'react';
import { classNames } from '../../class-names.ts';
import tools from './buttons.module.css';

interface OpeningProps {
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** `<details>` that renders its content only while open, since it is large or has to be fetched. */
export function Opening({ title, className, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classNames(tools.opening, className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
