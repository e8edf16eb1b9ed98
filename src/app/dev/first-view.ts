import '../../styles/index.css';
import '../rare-prose.ts';

/** The server's half with the styles of the browser's, for the dev server's first pages (src/build/dev/app.ts). */
export { createRenderer, mdxRuntime } from '../entry-server.tsx';
