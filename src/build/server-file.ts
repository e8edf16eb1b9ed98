/** Name of the server bundle's module in its folder. */
export const serverFile = 'entry-server.mjs';
