import { z } from 'zod';
import { scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading, videoLabel } from '../_shared/fields.ts';

export const aboutProps = z.strictObject({ eyebrow, heading, scene, videoLabel });
export type AboutProps = z.input<typeof aboutProps>;
