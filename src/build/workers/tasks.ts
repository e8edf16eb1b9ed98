import { bundleApp } from '../dev/bundle-app.ts';
import { openPages, writePages } from '../pages/write-task.ts';
import { drawPicture } from '../social/draw-task.ts';
import { compileTask } from './compile-task.ts';

/** What a thread of the build can do. Each takes and returns plain data. */
export const tasks = { bundleApp, compile: compileTask, openPages, writePages, drawPicture };

export type TaskName = keyof typeof tasks;
export type TaskOf<T extends TaskName> = (typeof tasks)[T];
