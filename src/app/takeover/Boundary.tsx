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
import { BandContext, CollectorContext } from '../../site/collector.ts';
import { SiteContext } from '../../site/context.ts';
import {
  Kept,
  mayKeep,
  type Near,
  PartMark,
  partAttributes,
  useIsServed,
  usePartMark,
} from '../../site/part.tsx';
import type { Preloadable } from '../../site/preloadable.tsx';

interface GateProps {
  onOpen: () => void;
  children: ReactNode;
}

/** Tells that the part around it has been taken over: React runs the effects of its children before its own. */
function Open({ onOpen, children }: GateProps) {
  useEffect(onOpen, [onOpen]);
  return children;
}

/** Keeps a part as served until somebody needs it and its script is there. */
function gateOf(id: string, source: Preloadable<unknown>): ComponentType<GateProps> {
  const room = window.takeover;
  if (!room) return Open;
  const part = room.partOf(id);
  return lazy(async () => {
    for (;;) {
      await part.wanted;
      try {
        await source.load();
        return { default: Open };
      } catch {
        room.move(part, 'failed');
      }
    }
  });
}

interface WaitingProps {
  id: string;
  /** Its script. */
  source: Preloadable<unknown>;
  near: Near;
  children: ReactNode;
}

/**
 * A part of a served page that answers: a boundary of its own, taken over when somebody needs it. Rendered again only
 * for a reason: an update of what is not taken over yet makes React draw it anew.
 */
const Waiting = memo(function Waiting({ id, source, near, children }: WaitingProps) {
  const [waits, setWaits] = useState(true);
  const open = useCallback(() => setWaits(false), []);
  const [Gate] = useState(() => (mayKeep ? gateOf(id, source) : Open));
  // Once more after the part has set itself up in effects (a form takes validation over from the browser).
  useEffect(() => {
    if (!waits) window.takeover?.arrive(id);
  }, [waits, id]);
  const mark = useMemo(() => (waits ? partAttributes(id, near) : {}), [waits, id, near]);
  return (
    <Suspense fallback={null}>
      <Gate onOpen={open}>
        <PartMark value={mark}>{children}</PartMark>
      </Gate>
    </Suspense>
  );
});

type PartProps = Omit<WaitingProps, 'id'>;

/** A part of shell or layout, below the text, that always answers, with a script of its own. */
export function LatePart(props: PartProps) {
  const id = useId();
  const collector = useContext(CollectorContext);
  const [band] = useState(() => collector?.below(id) ?? null);
  return (
    <BandContext value={band}>
      <Part {...props} />
    </BandContext>
  );
}

/** A part of a layout, before the text, that answers once it is touched. */
export const TouchedPart = ({ children, ...props }: Omit<PartProps, 'near'>) => (
  <Part near={false} {...props}>
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
  /** Its props: what they ask for may decide whether it answers. */
  given: object;
  /** Its script. */
  source: Preloadable<unknown>;
  children: ReactNode;
}

/**
 * A section. Of a served page it stays as it is where nothing in it answers, and waits where something does; on a page
 * that a navigation brought it is drawn. The server's render decides, and the page's data and HTML say it.
 */
export function SectionBoundary({ name, given, source, children }: SectionBoundaryProps) {
  const id = useId();
  const isServed = useIsServed();
  const collector = useContext(CollectorContext);
  const around = useContext(BandContext);
  const kept = useContext(SiteContext)?.kept ?? {};
  const [{ near, band }] = useState(() => {
    if (collector) return collector.section(id, name, given, around);
    const part = isServed ? document.querySelector(`[data-app-part="${id}"]`) : null;
    return { near: part?.hasAttribute('data-app-near') ?? null, band: { name, outer: id } };
  });
  const [as] = useState(isServed && near === null ? kept[name] : undefined);
  // The same while nothing changes, as `Waiting` is: in the dev server it waits for its script, too.
  const still = useMemo(
    () => <Suspense fallback={null}>{as ? <Kept as={as}>{children}</Kept> : children}</Suspense>,
    [as, children],
  );
  return (
    <BandContext value={band}>
      {near !== null ? (
        <Waiting id={id} source={source} near={near}>
          {children}
        </Waiting>
      ) : (
        still
      )}
    </BandContext>
  );
}
