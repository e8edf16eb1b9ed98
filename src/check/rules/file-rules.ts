import type { FileRule } from '../engine/rule.ts';
import { chat } from './chat.ts';
import { children } from './children.ts';
import { codeInText } from './code-in-text.ts';
import { dateFormat } from './date-format.ts';
import { headingNumber } from './heading-number.ts';
import { headingOrder } from './heading-order.ts';
import { imageAlt } from './image-alt.ts';
import { invisible } from './invisible.ts';
import { language } from './language.ts';
import { lengths } from './lengths.ts';
import { linkAbsolute } from './link-absolute.ts';
import { linkLocal } from './link-local.ts';
import { linkTracking } from './link-tracking.ts';
import { linkVague } from './link-vague.ts';
import { listIndent } from './list-indent.ts';
import { mainHeading } from './main-heading.ts';
import { mixedAlphabet } from './mixed-alphabet.ts';
import { openCode } from './open-code.ts';
import { phoneFormat } from './phone-format.ts';
import { priceFormat } from './price-format.ts';
import { props } from './props.ts';
import { punctuation } from './punctuation.ts';
import { quotes } from './quotes.ts';
import { repeatedWord } from './repeated-word.ts';
import { sampleText } from './sample-text.ts';
import { settingsFacts } from './settings-facts.ts';
import { strayList } from './stray-list.ts';
import { strayMark } from './stray-mark.ts';
import { strayTable } from './stray-table.ts';
import { syntax } from './syntax.ts';
import { tableCells } from './table-cells.ts';
import { tagInSentence } from './tag-in-sentence.ts';
import { typedCount } from './typed-count.ts';
import { unknownComponent } from './unknown-component.ts';

/** Rules about one file alone. */
export const fileRules: readonly FileRule[] = [
  syntax,
  codeInText,
  unknownComponent,
  props,
  children,
  tagInSentence,
  strayMark,
  strayList,
  strayTable,
  listIndent,
  openCode,
  tableCells,
  invisible,
  mainHeading,
  headingOrder,
  headingNumber,
  imageAlt,
  linkVague,
  linkAbsolute,
  linkLocal,
  linkTracking,
  lengths,
  punctuation,
  quotes,
  repeatedWord,
  mixedAlphabet,
  priceFormat,
  phoneFormat,
  dateFormat,
  settingsFacts,
  typedCount,
  sampleText,
  chat,
  language,
];
