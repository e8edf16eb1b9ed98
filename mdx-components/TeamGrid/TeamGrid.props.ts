import { z } from 'zod';

/** No props: the people come from pages/team-single. */
export const teamGridProps = z.strictObject({});
