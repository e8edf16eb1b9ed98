/**
 * The addresses of the site in a text that cannot be read: what they are for is not known, only that they are named.
 * @example `link: @/about, [/home` gives `/about`, `/home`
 */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w:/.<])\/[a-z0-9][\w/.-]*/gi)].map(([address]) => address.replace(/[./]+$/, ''));
