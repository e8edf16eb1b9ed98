import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Contexts available to expressions: `github`, `needs`, `steps`… */
export type Contexts = Record<string, unknown>;

/** Status of a job or step when its `if` is evaluated. */
export interface Status {
  success: boolean;
  failure: boolean;
}

const statusFunctions = ['success', 'failure', 'always', 'cancelled'];

/** Evaluates one expression with GitHub's own evaluator. */
function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const values: Record<string, boolean> = { ...status, always: true, cancelled: false };
  const functions = statusFunctions.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(values[name] === true),
  }));
  const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions);
  const pairs = Object.entries(contexts).map(([key, value]) => ({
    key,
    value: JSON.parse(JSON.stringify(value ?? null), data.reviver) as data.ExpressionData,
  }));
  const known = new Map(functions.map((one) => [one.name, one]));
  return new Evaluator(parser.parse(), new data.Dictionary(...pairs), known).evaluate();
}

const always: Status = { success: true, failure: false };

/** Evaluates each `${{ … }}` in a text. */
export const filled = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, inner: string) =>
    evaluate(inner.trim(), contexts, always).coerceString(),
  );

/** Whether an `if` lets its job or step run. Without a status function it requires success. */
export function isMet(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  if (condition === undefined) return status.success;
  const inner = /^\s*\$\{\{([\s\S]*)\}\}\s*$/.exec(condition)?.[1] ?? condition;
  const asksStatus = new RegExp(`\\b(?:${statusFunctions.join('|')})\\(`).test(inner);
  const result = evaluate(asksStatus ? inner : `success() && (${inner})`, contexts, status);
  return result.kind === data.Kind.Boolean ? result.value : result.coerceString() !== '';
}
