/**
 * What a compiled body imports, as one script of the app: page bodies are written beside the bundle (body-scripts.ts)
 * and share its React through this file.
 */
export { useMDXComponents } from '@mdx-js/react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
