/** A thread of the pool (pool.ts). */
import { register } from 'tsx/esm/api';

// Node before 22.18 reads no TypeScript by itself; what is imported later, such as a built page, needs no help.
const unregister = process.features.typescript ? null : register();
const { tasks } = await import('./tasks.ts');
await unregister?.();

export default ({ task, input }) => tasks[task](input);
