import { type MouseEvent, type ReactNode, useEffect } from 'react';

/** The examples of one section and nothing else: what the gallery shows in its frames. */
export function ExampleFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The theme's switch is in the gallery around; what it remembers is heard here (HTML, "The storage event").
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'theme' && newValue) document.documentElement.dataset.theme = newValue;
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  // An example's links lead nowhere: inside a frame they would show another page in its place.
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && window.top !== window) event.preventDefault();
  };
  return (
    <main id="content" tabIndex={-1} onClickCapture={stay} data-still="">
      <div className="page prose">{children}</div>
    </main>
  );
}
