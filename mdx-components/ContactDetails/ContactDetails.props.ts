import { z } from 'zod';

/** No props: everything comes from the settings. */
export const contactDetailsProps = z.strictObject({});
