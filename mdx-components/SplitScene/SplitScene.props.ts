import { z } from 'zod';
import type { PictureData } from '../../src/content/pictures/picture.ts';
import { action, line, matching, pictureFile, scene } from '../../src/content/schemas/common.ts';
import { playedScenes } from '../../src/vocabulary.ts';
import { eyebrow, heading, videoLabel } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const splitSceneProps = z
  .strictObject({
    heading,
    scene: scene
      .describe('Сцена: имя рисунка продукта; нужна, если нет picture. Пример: gradebook.')
      .optional(),
    picture: pictureFile(
      'Своя картинка вместо сцены: имя файла рядом со страницей. Пример: class.jpg.',
    ).optional(),
    alt: line(
      5,
      160,
      'Что видно на своей картинке, одним предложением: для тех, кто её не видит.',
    ).optional(),
    eyebrow,
    side: z
      .enum(['start', 'end'])
      .optional()
      .describe('Где рисунок: end — справа (по умолчанию, открытый фон), start — слева (на цветной полосе).'),
    id: matching(/^[a-z][a-z0-9-]*$/)('Якорь раздела латиницей. Пример: digital-journal.').optional(),
    action: action.describe('Ссылка под текстом: text — надпись, href — куда ведёт.').optional(),
    videoLabel,
  })
  .refine(({ scene, picture }) => scene !== undefined || picture !== undefined, { path: ['scene'] })
  .refine(({ picture, alt }) => picture === undefined || alt !== undefined, { path: ['alt'] });

/** The compiler replaces the name of a picture with its data (src/content/mdx/pictures.ts). */
export type SplitSceneProps = Omit<z.input<typeof splitSceneProps>, 'picture'> & {
  picture?: PictureData | undefined;
};

/** A video is interactive, a played scene once it is touched; otherwise static (src/app/takeover/README.md). */
export const takeover = ({ videoLabel, scene }: Partial<SplitSceneProps>) => {
  if (videoLabel) return 'interactive';
  return playedScenes.some((name) => name === scene) ? 'touched' : 'section';
};

export const components = {
  SplitScene: {
    props: splitSceneProps,
    children: 'text',
    russian: 'Текст и картинка',
    purpose: 'рассказ рядом со сценой или фотографией',
  },
} satisfies SectionComponents;
