/** The key of a recorded answer: the query's name and arguments. */
export const queryKey = (name: string, args: unknown): string =>
  args === undefined ? name : `${name}:${JSON.stringify(args)}`;
