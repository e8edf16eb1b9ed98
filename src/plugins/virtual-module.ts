/**
 * The hooks of a virtual module (https://vite.dev/guide/api-plugin#virtual-modules-convention). Without filters Rolldown would
 * call them for every module of both graphs.
 * @param id `virtual:…`
 * @param load returns its source
 */
export const virtualModule = (id: string, load: () => string | Promise<string>) => ({
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
  load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: load },
});
