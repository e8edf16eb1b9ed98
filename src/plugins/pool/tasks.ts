import { compileTask } from '../mdx/compile-task.ts';
import { drawPicture } from '../social/draw-task.ts';

/** What a thread of the pool can do. Each takes and returns plain data. */
export const tasks = { compile: compileTask, draw: drawPicture };

export type TaskName = keyof typeof tasks;
export type TaskOf<T extends TaskName> = (typeof tasks)[T];
