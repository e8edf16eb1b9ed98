import type { Body } from '../../content/collections.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import type { CompiledBody } from '../../content/mdx/compile.ts';

/** What a page's data needs of its compiled body. */
export type BodyFacts = Pick<CompiledBody, 'components' | 'headings'>;

/** What a renderer needs to know of the build or of the dev server. */
export interface RenderOptions {
  index: SiteIndex;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  /** Origin for canonical URLs, without a slash at the end. */
  origin: string;
  build: string;
  /** URL of the script of an entry's body. */
  moduleUrl: (entry: Entry) => string;
  /** The compiled body of an entry. */
  loadBody: (entry: Entry) => Promise<Body> | Body;
  /** What the compiler found in an entry's body: the components it uses, its headings. */
  bodyOf: (entry: Entry) => BodyFacts | undefined;
  /** When an entry's file was last changed, ISO 8601. */
  changedOf?: (entry: Entry) => string | null;
  /** Path of an entry's social picture below the base path. */
  pictureOf?: (entry: Entry) => string | null;
}
