import type { Entry, Fragment, SiteIndex } from '../../content/entry.ts';
import type { BodyModule } from '../../content/routes.ts';

/** Options of a renderer, from the build or the dev server. */
export interface RenderOptions {
  index: SiteIndex;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  /** Origin for canonical URLs, without a slash at the end. */
  origin: string;
  build: string;
  /** URL of the script of a body: the entry's or a fragment's. */
  moduleUrl: (of: Entry | Fragment) => string;
  /** The loaded body; undefined for a file without one. */
  bodyOf: (of: Entry | Fragment) => BodyModule | undefined;
  /** When an entry's file was last changed, ISO 8601. */
  changedOf?: (entry: Entry) => string | null;
  /** Path of an entry's social picture below the base path, without a slash in front. */
  pictureOf?: (entry: Entry) => string | null;
}
