import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';

export const contactSectionProps = z.strictObject({ eyebrow, heading });
export type ContactSectionProps = z.input<typeof contactSectionProps>;
