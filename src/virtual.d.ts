declare module 'virtual:icons' {
  /** URL of the icon sprite; an icon is `${url}#${name}`. */
  const url: string;
  export default url;
}

declare module 'virtual:site' {
  import type { Site } from './content/entry.ts';

  /** Settings, header and footer as of this build. */
  const site: Site;
  export default site;
}
