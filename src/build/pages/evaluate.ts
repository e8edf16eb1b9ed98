import type { mdxRuntime } from '../../app/entry-server.tsx';
import type { Body } from '../../content/collections.ts';

const imports = /^import \{([^}]*)\} from "(?:react\/jsx-runtime|@mdx-js\/react)";?$/gm;
const exported = /^export default (?=function MDXContent\()/gm;

/**
 * Runs a compiled body. It imports nothing but the MDX runtime (content is data: literals-only.ts), so it needs no
 * module of its own: Node's loader would keep every page of the site in memory and pay for each.
 * @param runtime what bodies import, from the same React that renders them
 * @throws {Error} when the code is not what the MDX compiler writes
 */
export function evaluateBody(code: string, runtime: typeof mdxRuntime): Body {
  const body = code
    .replace(imports, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`)
    .replace(exported, 'return ');
  return new Function('runtime', `'use strict';${body}`)(runtime) as Body;
}
