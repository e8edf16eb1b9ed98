/** Scripts and stylesheets that were asked for; a sheet's promise settles when it has loaded. */
const asked = new Map<string, Promise<unknown>>();
/** The end of a file's hash tells files apart: five characters of 64 have 10⁹ values, and each page names them in its HTML. */
const keyOf = (file: string) => file.slice(-'12345.css'.length);

/**
 * Registers stylesheets that came with the page's HTML. Otherwise hydrating a post would fetch 22 sheets again, and block for
 * twice as long.
 * @param hashes of their files, separated by spaces
 */
export function markServed(hashes: string): void {
  for (const hash of hashes.split(' ')) asked.set(`${hash}.css`, Promise.resolve());
}

function ask(file: string): Promise<unknown> {
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = import.meta.env.BASE_URL + file;
  // Not in the head: a stylesheet before the page's second one makes Chrome build the cascade layers anew and lay the whole
  // page out again, 100 ms and more on a phone, just when something is pressed. After it, they cost 8.
  document.body.append(link);
  if (!isSheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      asked.delete(keyOf(file));
      reject(new Error(`Failed to load ${link.href}`));
    };
  });
}

/**
 * Loads a chunk along with everything it needs: in place of Vite's function of this kind (src/plugins/prerender/prerender.ts),
 * which adds stylesheets to the head, and counts one that failed as loaded when it is asked for again.
 * @param load the dynamic import
 * @param files the scripts it imports, and the stylesheets to wait for
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(
    files.map((file) => {
      const loading = asked.get(keyOf(file)) ?? ask(file);
      asked.set(keyOf(file), loading);
      return loading;
    }),
  );
  return load();
}
