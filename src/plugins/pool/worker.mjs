/** A thread of the pool (pool.ts). Node 20 reads no TypeScript by itself. */
import { register } from 'tsx/esm/api';

register();
const { tasks } = await import('./tasks.ts');

export default ({ task, input }) => tasks[task](input);
