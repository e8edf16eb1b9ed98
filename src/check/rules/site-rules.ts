import type { SiteRule } from '../engine/rule.ts';
import { duplicateDescription, duplicateTitle } from './duplicates.ts';
import { goneAddress } from './gone-address.ts';
import { imageFile } from './image-file.ts';
import { imageSize } from './image-size.ts';
import { imageUnused } from './image-unused.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkBroken } from './link-broken.ts';
import { linkUnpublished } from './link-unpublished.ts';
import { orphan } from './orphan.ts';
import { rubric } from './rubric.ts';
import { spelling } from './spelling.ts';
import { strayFile } from './stray-file.ts';

/** Rules about files among each other, the disk and git; those of addresses and site files are in content/entry-checks. */
export const siteRules: readonly SiteRule[] = [
  linkBroken,
  linkAnchor,
  linkUnpublished,
  duplicateTitle,
  duplicateDescription,
  orphan,
  rubric,
  ...imageFile,
  imageSize,
  imageUnused,
  strayFile,
  goneAddress,
  spelling,
];
