declare module 'virtual:icons' {
  /** URL of the icon sprite; an icon is `${url}#${name}`. */
  const url: string;
  export default url;
}

declare module 'virtual:site' {
  import type { Site, TypeRoute } from './content/entry.ts';

  /** Settings, header and footer of this build; null in dev, where each page's data includes them. */
  const site: Site;
  export default site;
  /** The types' routes (src/content/types). */
  export const typeRoutes: readonly TypeRoute[];
}

declare module 'virtual:sections' {
  /** Folder in `mdx-components` by the component's name in MDX. */
  export const sections: Readonly<Record<string, string>>;
}
