/** «конфиденциальности» would not fit a line at the usual size; such titles are set smaller instead of broken. */
const longWord = 14;

interface PageTitleProps {
  children: string;
  /** Its styles say what `data-long`, the mark of a title with a long word, means in their head. */
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
