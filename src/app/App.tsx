import { Component, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { PageRoute } from './PageRoute.tsx';
import type { Shown } from './shown.ts';
import type { Stage } from './stage.ts';

interface AppProps {
  first: Shown;
  stage?: Stage | undefined;
}

/**
 * The app, the same for the build, which prints it, and for the browser, which takes the print over.
 * @param first what the first render shows
 * @param stage the browser's: puts later pages in place
 */
export const createApp = (first: Shown, stage?: Stage): ReactNode => <App first={first} stage={stage} />;

/** The page at the current address, or an explanation why there is none. */
function App({ first, stage }: AppProps) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => stage?.open((next) => startTransition(() => setShown(next))), [stage]);
  useLayoutEffect(() => stage?.arrived(shown), [stage, shown]);
  const brand = first.page?.site.settings.brand;
  if (!shown.page) return <LoadFailure error={shown.error} brand={brand} />;
  return (
    <AppErrors brand={brand} page={shown.page}>
      <PageRoute page={shown.page} place={shown} />
    </AppErrors>
  );
}

interface AppErrorsProps {
  brand: string | undefined;
  page: LoadedPage;
  children: ReactNode;
}
interface AppErrorsState {
  /** The page that failed, or that stands. */
  page: LoadedPage;
  error: unknown;
  failed: boolean;
}

/**
 * What even the sections' own boundaries did not hold; the next page, or the same one loaded again, has another try.
 * A page that throws in the build fails the build.
 */
class AppErrors extends Component<AppErrorsProps, AppErrorsState> {
  override state: AppErrorsState = { page: this.props.page, error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ page }: AppErrorsProps, state: AppErrorsState) {
    return page === state.page ? null : { page, error: null, failed: false };
  }

  override render() {
    const { brand, children } = this.props;
    return this.state.failed ? <LoadFailure error={this.state.error} brand={brand} /> : children;
  }
}
