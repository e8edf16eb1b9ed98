/** Name of the server bundle's module in its folder. */
export const serverFile = 'entry-server.mjs';

/** Folder of the server bundle's styles and fonts, and of their addresses, where it has any. */
export const assetsFolder = '_first';
