import { type Problem, problem } from './problems.ts';

const renderRule = 'page/render';

/**
 * Creates the problem of a page that compiles but fails to render: a section fails on values that its schema allows.
 * @param file the page's file
 * @param error what rendering threw
 */
export function renderProblem(file: string, error: unknown): Problem {
  const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
  return problem(file, renderRule, {
    what: 'Страницу не удалось собрать.',
    expected: `Программа сообщает: ${message}.`.replace(/\.\.$/, '.'),
    hint: 'Покажите это разработчику.',
  });
}

/** Whether a problem was found in rendering; the check does not render, so it cannot tell whether it is fixed. */
export const isRenderFailure = (problem: Pick<Problem, 'rule'>): boolean => problem.rule === renderRule;
