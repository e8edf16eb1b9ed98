interface ImportMetaEnv {
  /**
   * True in the dev server and in preview builds (src/content/stage.ts). Written as a condition around everything that
   * visitors must not get, it lets the bundler drop it.
   */
  readonly PREVIEW: boolean;
}
