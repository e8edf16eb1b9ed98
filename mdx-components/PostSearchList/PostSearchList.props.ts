import { z } from 'zod';

/** No props: the posts come from pages/blog-single. */
export const postSearchListProps = z.strictObject({});
