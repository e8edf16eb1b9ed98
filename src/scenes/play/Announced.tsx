/** Announces to screen readers what a press changed elsewhere; rendered empty before the first change. */
export function Announced({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
