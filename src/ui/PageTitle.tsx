/** Letters of the longest word that fits a line; a title with «конфиденциальности» is set smaller. */
const longWord = 14;

interface PageTitleProps {
  children: string;
  /** Its styles must handle `data-long`, the mark of a title with a long word. */
  className: string | undefined;
}

/** A page's one h1. */
export function PageTitle({ children, className }: PageTitleProps) {
  const isLong = children.split(/\s+/).some((word) => word.length > longWord);
  return (
    <h1 className={className} data-long={isLong || undefined}>
      {children}
    </h1>
  );
}
