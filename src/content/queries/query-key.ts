/** The name under which an answer travels with its page. */
export const queryKey = (name: string, args: unknown): string =>
  args === undefined ? name : `${name}:${JSON.stringify(args)}`;
