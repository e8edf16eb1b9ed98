import { z } from 'zod';

export const anchorProps = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .describe('Имя якоря латиницей: на него ведёт ссылка вида /features#live.'),
});
export type AnchorProps = z.input<typeof anchorProps>;
