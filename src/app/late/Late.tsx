import { createContext, type ReactNode, Suspense, useContext, useEffect, useId, useState } from 'react';
import { useIsServed } from '../../site/AsServed.tsx';
import { mayWait } from '../../site/waiting.ts';
import { type Place, placeOf } from './places.ts';

export interface LateProps {
  /** What its script is called (src/app/sections.tsx). */
  name: string;
  children: ReactNode;
}

/** True inside a late part: what stands there is taken over with it. */
const Inside = createContext(false);

/**
 * A part of the page that React takes over when somebody comes near (places.ts). Until then it stays as served: its
 * links, menus and fields work, its script is not loaded. Where there is nothing to take over it is just there.
 */
export function Late({ name, children }: LateProps) {
  return useContext(Inside) ? children : <Outermost name={name}>{children}</Outermost>;
}

function Outermost({ name, children }: LateProps) {
  const id = useId();
  return (
    <Suspense fallback={null}>
      <Waiting id={id} name={name}>
        <Inside value={true}>{children}</Inside>
      </Waiting>
    </Suspense>
  );
}

/** In HTML a marker stands before the part, until `markPlaces` turns it into an attribute. React counts the same ids. */
function Waiting({ id, name, children }: LateProps & { id: string }) {
  const isServed = useIsServed();
  const place = placeOf(id);
  // Thrown, as Suspense takes it: React loses count of hooks when a component that `use`s is taken over in a hurry.
  if (isServed && mayWait() && place && !place.isReady) throw place.ready;
  return <Arrived marker={`${id} ${name}`} place={place} content={children} />;
}

function Arrived({
  marker,
  place,
  content,
}: {
  marker: string;
  place: Place | undefined;
  content: ReactNode;
}) {
  // What stands in the part sets itself up in effects first (a form takes validation over from the browser).
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  useEffect(() => {
    if (isHere) place?.takenOver();
  }, [isHere, place]);
  return (
    <>
      {import.meta.env.SSR ? <template data-late={marker} /> : null}
      {content}
    </>
  );
}
