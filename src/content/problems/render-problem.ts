import { type Problem, problem } from './problems.ts';

const renderRule = 'page/render';

/**
 * A page that was compiled but cannot be rendered: a section fails on values that its schema allows.
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

/** True for a problem that was met in rendering a page: a check, which renders none, cannot tell that it is gone. */
export const isRenderFailure = (problem: Pick<Problem, 'rule'>): boolean => problem.rule === renderRule;
