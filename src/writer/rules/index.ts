import type { FileRule, SiteRule } from '../engine/rule.ts';
import { children } from './children.ts';
import { codeInText } from './code-in-text.ts';
import { dateFormat } from './date-format.ts';
import { duplicateDescription, duplicateTitle } from './duplicates.ts';
import { goneAddress } from './gone-address.ts';
import { headingOrder } from './heading-order.ts';
import { imageAlt } from './image-alt.ts';
import { imageMissing } from './image-missing.ts';
import { imageSize } from './image-size.ts';
import { imageUnused } from './image-unused.ts';
import { imageWeight } from './image-weight.ts';
import { lengths } from './lengths.ts';
import { linkAbsolute } from './link-absolute.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkBroken } from './link-broken.ts';
import { linkVague } from './link-vague.ts';
import { mainHeading } from './main-heading.ts';
import { mixedAlphabet } from './mixed-alphabet.ts';
import { orphan } from './orphan.ts';
import { phoneFormat } from './phone-format.ts';
import { priceFormat } from './price-format.ts';
import { props } from './props.ts';
import { punctuation } from './punctuation.ts';
import { quotes } from './quotes.ts';
import { repeatedWord } from './repeated-word.ts';
import { settingsFacts } from './settings-facts.ts';
import { spelling } from './spelling.ts';
import { strayFile } from './stray-file.ts';
import { syntax } from './syntax.ts';
import { tagInSentence } from './tag-in-sentence.ts';
import { unknownComponent } from './unknown-component.ts';

/** Rules about one file alone. */
export const fileRules: readonly FileRule[] = [
  syntax,
  codeInText,
  unknownComponent,
  props,
  children,
  tagInSentence,
  mainHeading,
  headingOrder,
  imageAlt,
  linkVague,
  linkAbsolute,
  lengths,
  punctuation,
  quotes,
  repeatedWord,
  mixedAlphabet,
  priceFormat,
  phoneFormat,
  dateFormat,
  settingsFacts,
];

/** Rules about files among each other, the disk and git; those of addresses and site files are in content/entry-checks. */
export const siteRules: readonly SiteRule[] = [
  linkBroken,
  linkAnchor,
  duplicateTitle,
  duplicateDescription,
  orphan,
  imageMissing,
  imageWeight,
  imageSize,
  imageUnused,
  strayFile,
  goneAddress,
  spelling,
];
