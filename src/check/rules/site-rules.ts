import type { SiteRule } from '../engine/rule.ts';
import { doubleOrder } from './double-order.ts';
import { duplicateDescription, duplicateTitle } from './duplicates.ts';
import { goneAddress } from './gone-address.ts';
import { imageFile } from './image-file.ts';
import { imageSize } from './image-size.ts';
import { imageUnused } from './image-unused.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkBroken } from './link-broken.ts';
import { linkUnpublished } from './link-unpublished.ts';
import { orphan } from './orphan.ts';
import { postDate } from './post-date.ts';
import { rubric } from './rubric.ts';
import { spelling } from './spelling.ts';
import { strayFile } from './stray-file.ts';
import { tag } from './tag.ts';
import { wrongFolder } from './wrong-folder.ts';

/** Rules about files among each other, the disk and git; those of addresses and site files are in content/entry-checks. */
export const siteRules: readonly SiteRule[] = [
  linkBroken,
  linkAnchor,
  linkUnpublished,
  duplicateTitle,
  duplicateDescription,
  orphan,
  rubric,
  tag,
  postDate,
  doubleOrder,
  ...imageFile,
  imageSize,
  imageUnused,
  strayFile,
  wrongFolder,
  goneAddress,
  spelling,
];
