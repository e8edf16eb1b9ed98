interface ImportMetaEnv {
  /**
   * True in the dev server and in preview builds (src/content/stage.ts). The bundler drops code guarded by it from
   * production builds.
   */
  readonly WRITERS: boolean;
}
