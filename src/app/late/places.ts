import { actWithoutScript } from './act-without-script.ts';

/** A part of the served page that React takes over when somebody comes near. */
export interface Place {
  element: Element;
  /** Somebody is near, and the part's script is there. */
  isReady: boolean;
  /** Settles when `isReady` becomes true. */
  ready: Promise<void>;
  /** Loads the part's script and lets React take the part over. */
  wake: () => Promise<void>;
  /** React answers in this part from now on. */
  takenOver: () => void;
  /** What the visitor did here that only React can answer; null once it does. */
  early: EarlyAct[] | null;
}

const places = new Map<string, Place>();

/** The part of the served page with this id. */
export const placeOf = (id: string): Place | undefined => places.get(id);

/** The innermost part around an element, if React does not answer in it yet. */
export function waitingAround(target: EventTarget | null): Place | undefined {
  if (!(target instanceof Node)) return undefined;
  const place = [...places.values()].findLast(({ element }) => element.contains(target));
  return place?.early ? place : undefined;
}

function createPlace(element: Element, load: () => Promise<unknown> | null): Place {
  let settle = () => {};
  let loading: Promise<void> | null = null;
  const become = () => {
    place.isReady = true;
    settle();
  };
  const place: Place = {
    element,
    isReady: false,
    ready: new Promise((resolve) => {
      settle = resolve;
    }),
    wake() {
      const script = loading ? null : load();
      // Without its script the part stays as served, and the next sign asks again.
      if (script)
        loading = script.then(become, () => {
          loading = null;
          actWithoutScript(place);
        });
      else if (!loading) become();
      return loading ?? Promise.resolve();
    },
    takenOver() {
      const early = place.early ?? [];
      place.early = null;
      for (const { again } of early) again();
    },
    early: [],
  };
  return place;
}

/**
 * Finds the parts of the served page that may wait.
 * @param load starts to load a part's script; null when it is there already
 */
export function findPlaces(load: (name: string) => Promise<unknown> | null): readonly Place[] {
  for (const element of document.querySelectorAll('[data-late]')) {
    const [id = '', name = ''] = (element.getAttribute('data-late') ?? '').split(' ');
    // React compares what was served with what it would have made.
    element.removeAttribute('data-late');
    places.set(
      id,
      createPlace(element, () => (name ? load(name) : null)),
    );
  }
  return [...places.values()];
}

/**
 * React does not come to the served page: from now on each press in it does what it does without (act-without-script.ts),
 * those that were kept first.
 * @param root holds the page; what stands in none of its late parts counts as one
 */
export function abandonPlaces(root: Element): void {
  const parts = [...places];
  places.clear();
  for (const [id, place] of [['', createPlace(root, () => null)] as const, ...parts]) {
    places.set(id, place);
    // Not at once: what is being pressed is kept first.
    place.wake = async () => {
      await null;
      actWithoutScript(place);
    };
    void place.wake();
  }
}
