import type { MDXContent } from 'mdx/types';

const imports = /^import \{([^}]*)\} from "react\/jsx(?:-dev)?-runtime";?$/gm;
const exported = /^export default (?=function MDXContent\()/gm;

/**
 * Runs a compiled body without a bundler. Its only import is React's runtime.
 * @param runtime the exports of `react/jsx-runtime` or `react/jsx-dev-runtime`
 */
export function evaluateBody(code: string, runtime: object): MDXContent {
  const body = code
    .replace(imports, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`)
    .replace(exported, 'return ');
  return new Function('runtime', `'use strict';${body}`)(runtime) as MDXContent;
}
