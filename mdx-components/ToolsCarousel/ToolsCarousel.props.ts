import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';

export const toolsCarouselProps = z.strictObject({ eyebrow, heading });
export type ToolsCarouselProps = z.input<typeof toolsCarouselProps>;
