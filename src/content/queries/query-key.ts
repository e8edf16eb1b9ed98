import type { QueryName } from './queries.ts';

/** The name under which an answer travels with its page. */
export const queryKey = (name: QueryName, args: unknown): string =>
  args === undefined ? name : `${name}:${JSON.stringify(args)}`;
