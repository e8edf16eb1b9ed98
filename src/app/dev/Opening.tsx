import { type ReactNode, useState } from 'react';

interface OpeningProps {
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** `<details>` whose contents are drawn while somebody wants to see them: they are many, or must be asked for. */
export function Opening({ title, className, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
