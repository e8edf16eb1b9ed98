declare module 'virtual:icons' {
  /** URL of the icon sprite; an icon is `${url}#${name}`. */
  const url: string;
  export default url;
}

declare module 'virtual:site' {
  import type { Site, TypeRoute } from './content/entry.ts';

  /** Settings, header and footer as of this build; null in dev, where each page brings them along. */
  const site: Site;
  export default site;
  /** The types' routes (src/content/types). */
  export const typeRoutes: readonly TypeRoute[];
}

declare module 'virtual:sections' {
  /** Name of a component in MDX -> the folder of `mdx-components` that holds it. */
  export const sections: Readonly<Record<string, string>>;
}
