import { minifySync } from 'rolldown/utils';
import { contentHash } from '../../content/mdx/compile.ts';

/** The modules that a compiled body imports; src/app/mdx-runtime.ts offers the same names. */
const runtimeImports = /^(import \{[^}]*\} from )"(?:react\/jsx-runtime|@mdx-js\/react)"/gm;

/** A page body as the browser loads it. */
export interface BodyScript {
  /** File name in the site's folder. */
  name: string;
  code: string;
}

/**
 * Makes a page body a script of its own. A body imports nothing but the MDX runtime, so the bundler need not see it:
 * thousands of pages cost their compile and nothing more.
 * @param runtimeUrl address of the runtime's script, base path included
 */
export function bodyScript(file: string, code: string, runtimeUrl: string): BodyScript {
  const linked = code.replace(runtimeImports, (_, from: string) => from + JSON.stringify(runtimeUrl));
  const script = minifySync(file, linked, { module: true, mangle: true, compress: true }).code;
  const name = file.replace(/\.mdx$/, '');
  return { name: `static/js/${name}-${contentHash(script).slice(0, 8)}.js`, code: script };
}
