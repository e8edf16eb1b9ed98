import type { MDXContent } from 'mdx/types';
import type { Entry, Fragment, SiteIndex } from '../../content/entry.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';

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
  loadBody: (of: Entry | Fragment) => Promise<MDXContent> | MDXContent;
  bodyOf: (of: Entry | Fragment) => BodyFacts | undefined;
  /** When an entry's file was last changed, ISO 8601. */
  changedOf?: (entry: Entry) => string | null;
  /** Path of an entry's social picture below the base path, without a slash in front. */
  pictureOf?: (entry: Entry) => string | null;
}
