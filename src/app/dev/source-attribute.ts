/** The attribute that says where a block was written: `data-app-source="pages/x.mdx:12:3"`; only in dev and previews. */
export const sourceMark = 'data-app-source';
