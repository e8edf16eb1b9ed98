/** Says to a screen reader what a press has caused elsewhere in the scene; it is there, empty, before anything is said. */
export function Announced({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
