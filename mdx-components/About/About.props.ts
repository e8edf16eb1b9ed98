import { z } from 'zod';
import { scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading, videoLabel } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const aboutProps = z.strictObject({ eyebrow, heading, scene, videoLabel });
export type AboutProps = z.input<typeof aboutProps>;

/** Only a video is interactive (src/app/takeover/README.md). */
export const takeover = ({ videoLabel }: Partial<AboutProps>) => (videoLabel ? 'interactive' : 'section');

export const components = {
  About: {
    props: aboutProps,
    children: 'text',
    russian: 'О нас',
    purpose: 'рассказ о команде и миссии с картинкой',
  },
} satisfies SectionComponents;
