import type { ComponentType } from 'react';

const imports = /^import \{([^}]*)\} from "(?:react\/jsx-runtime|@mdx-js\/react)";?$/gm;
const exported = /^export default (?=function MDXContent\()/gm;

/**
 * Runs a compiled body without a bundler. It imports nothing but the runtime of MDX.
 * @param runtime the exports of `react/jsx-runtime` and `@mdx-js/react`
 */
export function evaluateBody(code: string, runtime: object): ComponentType {
  const body = code
    .replace(imports, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`)
    .replace(exported, 'return ');
  return new Function('runtime', `'use strict';${body}`)(runtime) as ComponentType;
}
