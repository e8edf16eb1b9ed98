import type { MDXContent } from 'mdx/types';
import type { Entry, Part, SiteIndex } from '../../content/entry.ts';
import type { CompiledBody } from '../../content/mdx/compiler.ts';

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
  /** URL of the script of a body: an entry's, or that of a part which its page is composed of. */
  moduleUrl: (of: Entry | Part) => string;
  /** A compiled body. */
  loadBody: (of: Entry | Part) => Promise<MDXContent> | MDXContent;
  /** What the compiler found in a body: the components it uses, its headings. */
  bodyOf: (of: Entry | Part) => BodyFacts | undefined;
  /** When an entry's file was last changed, ISO 8601. */
  changedOf?: (entry: Entry) => string | null;
  /** Path of an entry's social picture below the base path. */
  pictureOf?: (entry: Entry) => string | null;
}
