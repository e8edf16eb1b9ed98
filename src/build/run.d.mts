/** Builds the production site; false when the content has problems, which are printed. */
export function buildSite(): Promise<boolean>;
