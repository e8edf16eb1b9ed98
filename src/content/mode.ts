/**
 * What a build is for. `production` is what visitors get; `preview` (the dev server counts as one) is for the people
 * who write the site: it shows drafts, shows a file's problems in the place of its page, and knows the source of every
 * block.
 */
export type Mode = 'production' | 'preview';
