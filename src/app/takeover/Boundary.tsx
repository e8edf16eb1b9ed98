import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { CollectorContext, SectionContext } from '../../site/collector.ts';
import { SiteContext } from '../../site/context.ts';
import {
  type HydrateWhen,
  Kept,
  mayKeep,
  PartMark,
  partAttributes,
  useIsServed,
  usePartMark,
} from '../../site/part.tsx';
import { undoForeignChanges } from '../client/foreign-changes.ts';

interface GateProps {
  id: string;
  onHydrated: () => void;
  children: ReactNode;
}

/** Reports that the boundary is hydrated: effects of its children have run before its own. */
function ReportHydrated({ onHydrated, children }: GateProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The gate of a served part: first undoes what others have changed in its HTML, which React reads next. */
function AsServed(props: GateProps) {
  useState(() => undoForeignChanges(document.querySelector(`[data-app-part="${props.id}"]`)));
  return <ReportHydrated {...props} />;
}

/** A lazy component that resolves when the part is needed and its script has loaded. */
function gateOf(id: string, load: Load): ComponentType<GateProps> {
  const { takeover } = window;
  if (!takeover) return ReportHydrated;
  const part = takeover.partOf(id);
  return lazy(async () => {
    for (;;) {
      await part.wanted;
      try {
        await load();
        return { default: AsServed };
      } catch {
        takeover.move(part, 'failed');
      }
    }
  });
}

/** Loads a part's script. */
type Load = () => Promise<unknown>;

interface WaitingProps {
  id: string;
  load: Load;
  when: HydrateWhen;
  children: ReactNode;
}

/**
 * An interactive part of a served page: a Suspense boundary of its own, hydrated when needed. Memoised, since any update of a
 * boundary that is not hydrated makes React discard its served HTML.
 */
const Waiting = memo(function Waiting({ id, load, when, children }: WaitingProps) {
  const [waits, setWaits] = useState(true);
  const hydrated = useCallback(() => setWaits(false), []);
  const [Gate] = useState(() => (mayKeep ? gateOf(id, load) : ReportHydrated));
  // After the part's own effects have run (a form replaces the browser's validation there).
  useEffect(() => {
    if (!waits) window.takeover?.arrive(id);
  }, [waits, id]);
  const mark = useMemo(() => (waits ? partAttributes(id, when) : {}), [waits, id, when]);
  return (
    <Suspense fallback={null}>
      <Gate id={id} onHydrated={hydrated}>
        <PartMark value={mark}>{children}</PartMark>
      </Gate>
    </Suspense>
  );
});

type PartProps = Omit<WaitingProps, 'id'>;

/** An interactive part of shell or layout below the text, with a script of its own. */
export function LatePart(props: PartProps) {
  const id = useId();
  const collector = useContext(CollectorContext);
  const [section] = useState(() => collector?.below(id) ?? null);
  return (
    <SectionContext value={section}>
      <Part {...props} />
    </SectionContext>
  );
}

/** A part of a layout above the text that hydrates when touched. */
export const TouchedPart = ({ children, ...props }: Omit<PartProps, 'when'>) => (
  <Part when="touched" {...props}>
    <Touched>{children}</Touched>
  </Part>
);

const Touched = ({ children }: { children: ReactNode }) => <div {...usePartMark()}>{children}</div>;

function Part({ children, ...props }: PartProps) {
  const id = useId();
  const [isServed] = useState(useIsServed());
  return isServed ? (
    <Waiting id={id} {...props}>
      {children}
    </Waiting>
  ) : (
    <Suspense fallback={null}>{children}</Suspense>
  );
}

interface SectionBoundaryProps {
  /** Its name in the vocabulary. */
  name: string;
  /** Its props, which may decide whether it is interactive. */
  given: object;
  load: Load;
  children: ReactNode;
}

/**
 * A section. On a served page, a static one stays as served and an interactive one waits until it is needed; after a
 * navigation it is simply rendered. The server decides which it is, and the page's data and HTML record it.
 */
export function SectionBoundary({ name, given, load, children }: SectionBoundaryProps) {
  const id = useId();
  const isServed = useIsServed();
  const collector = useContext(CollectorContext);
  const around = useContext(SectionContext);
  const { together = [], roots = {} } = useContext(SiteContext)?.served ?? {};
  const [{ when, section }] = useState(() => {
    if (collector) return collector.section(id, name, given, around);
    const part = isServed ? document.querySelector(`[data-app-part="${id}"]`) : null;
    const when: HydrateWhen | null = part && (part.hasAttribute('data-app-near') ? 'near' : 'touched');
    return { when, section: { name, outer: id, around } };
  });
  const isStatic = isServed && when === null && !together.includes(name);
  const [as] = useState(isStatic ? (roots[name] ?? 'section') : undefined);
  // Memoised for the same reason as `Waiting`: in dev it suspends for its script too.
  const content = useMemo(
    () => <Suspense fallback={null}>{as ? <Kept as={as}>{children}</Kept> : children}</Suspense>,
    [as, children],
  );
  return (
    <SectionContext value={section}>
      {when !== null ? (
        <Waiting id={id} load={load} when={when}>
          {children}
        </Waiting>
      ) : (
        content
      )}
    </SectionContext>
  );
}
