import { Component, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { PageRoute } from './PageRoute.tsx';
import type { Shown } from './shown.ts';
import type { Stage } from './stage.ts';

export interface AppProps {
  /** What the first render shows. */
  first: Shown;
  /** The browser's: puts later pages in place. */
  stage?: Stage | undefined;
}

/** The whole app: the page at the current address, or an explanation why there is none. */
export function App({ first, stage }: AppProps) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => stage?.open((next) => startTransition(() => setShown(next))), [stage]);
  useLayoutEffect(() => stage?.arrived(shown), [stage, shown]);
  if (!shown.page) return <LoadFailure error={shown.error} />;
  return (
    <AppErrors>
      <PageRoute page={shown.page} place={shown} />
    </AppErrors>
  );
}

/** What even the sections' own boundaries did not hold. A page that throws in the build fails the build. */
class AppErrors extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailure error={this.state.error} /> : this.props.children;
  }
}
