/** A page as a link to it: what every entry can be shown as. */
export interface PageCard {
  url: string;
  title: string;
}
