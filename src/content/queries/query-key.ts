/** The key of a recorded answer. */
export const queryKey = (name: string, args: unknown): string =>
  args === undefined ? name : `${name}:${JSON.stringify(args)}`;
