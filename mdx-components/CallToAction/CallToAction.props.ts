import { z } from 'zod';
import { action, heading } from '../_shared/fields.ts';

export const callToActionProps = z.strictObject({ heading, action });
export type CallToActionProps = z.input<typeof callToActionProps>;
