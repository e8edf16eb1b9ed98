import type { Problem } from './problems.ts';

/** Stands between an error's own message and the components it came through: threads pass on text alone. */
export const componentsMark = '\n\nКомпоненты:';

/** An error of a component, with the components around it, innermost first; render-problem.ts reads it. */
export const renderFailure = (error: unknown, stack: string): Error =>
  new Error((error instanceof Error ? error.message : String(error)) + componentsMark + stack, {
    cause: error,
  });

export const renderRule = 'page/render';

/** True for a problem that was met in rendering a page: a check, which renders none, cannot tell that it is gone. */
export const isRenderFailure = (problem: Pick<Problem, 'rule'>): boolean => problem.rule === renderRule;
