// Threads do not inherit the TypeScript loader of the process that opens them.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
