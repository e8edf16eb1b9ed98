import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, rangeOf } from '../../../content/mdx/tree.ts';
import { type Fix, replacement } from '../../../content/problems/problems.ts';
import { phoneLink, siteLinkName } from '../../../site/links.ts';
import type { Document } from '../../engine/document.ts';
import {
  type FileRule,
  type Judge,
  linkFinding,
  type Match,
  rewriting,
  textRule,
} from '../../engine/rule.ts';
import { phone, prettyPhone } from './formats.ts';

/** Fix that replaces a typed value by `<SiteValue>`; undefined in fields and props, and where it would break markup. */
function valueFix(
  { tree, source }: Document,
  { run, place: { from, to }, groups }: Match,
  name: string,
): Fix | undefined {
  const [typed] = groups;
  if (run.where !== 'body' || source.slice(from, to) !== typed) return undefined;
  // It is a link itself and replaces an enclosing one.
  const around = nodesOf(tree, 'link').find((link) => rangeOf(link).from <= from && to <= rangeOf(link).to);
  if (around && textOf(around) !== typed) return undefined;
  const tag = `<SiteValue name="${name}" />`;
  return replacement(around ? rangeOf(around) : { from, to }, tag, `Взять из настроек: ${tag}`);
}

/** Sentence about a value that is typed in a text or as an address. */
const typedIn = (typed: string, where: string) =>
  `«${typed}» набрано прямо в\u00a0${where}: сменится в\u00a0настройках\u00a0— здесь останется старое.`;

const address = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;

/** Whether a file may contain facts of the settings only by name. */
const isHeld = ({ type, language }: Document) => type !== 'settings' && language !== 'en';

/** What to do about a number that the settings list without a name for texts. */
const seeContacts = 'Сошлитесь на\u00a0страницу «Контакты»: там он всегда верный.';

/** Phone numbers, and e-mail addresses of the site's domain. A link says that a number is somebody else's. */
const contactMistake: Judge = (match, document, settings) => {
  if (!settings || !isHeld(document)) return null;
  const { phones, emails } = settings;
  const names = new Map([
    [phones[0]?.number, 'phone'],
    [emails.support, 'email'],
    [emails.partners, 'partnersEmail'],
    [emails.careers, 'careersEmail'],
  ]);
  const { groups, place, run } = match;
  const [typed] = groups;
  const isMail = typed.includes('@');
  const right = isMail ? typed : prettyPhone(typed);
  // Spaces make text of `[…](tel:…)`, which `mdx/stray-mark` reports; `format/phone` reports other formats.
  const isAddress = /\]\((?:tel:|mailto:)? *$/.test(document.source.slice(0, place.from));
  const isOurs = isMail
    ? typed.endsWith(`@${emails.support.split('@')[1]}`)
    : right === typed.replaceAll('\u00a0', ' ');
  if (!isOurs || isAddress) return null;
  const name = names.get(right) ?? (isMail ? 'email' : undefined);
  const isListed = names.has(right) || phones.some(({ number }) => number === right);
  const link = phoneLink(right);
  if (!isListed && document.source.startsWith(`](${link}`, place.to)) return null;
  const advice = name
    ? `Напишите <SiteValue name="${name}" />.`
    : isListed
      ? seeContacts
      : `Если он ваш, напишите <SiteValue name="phone" />, если чужой\u00a0— ссылкой: [${right}](${link}).`;
  return {
    what: isListed ? typedIn(typed, 'тексте') : `Контакта «${typed}» нет в\u00a0настройках сайта.`,
    hint:
      run.where === 'body'
        ? advice
        : 'Уберите его отсюда: телефоны и\u00a0почта стоят на странице «Контакты».',
    fix: name && isListed ? valueFix(document, match, name) : undefined,
  };
};

/** Matches words of a sentence that mark the price after them as a former one, or as another payment. */
const another =
  /(?:раньше|прежде|прежн|стоил|был[аои]?\s|стипенди|зарплат|оклад|зараб[оа]т|доход|аренд|трат|кружок|абонемент)[^.!?]*$/iu;
const monthly =
  /(\d{1,3}(?:[ \u00a0]\d{3})+|\d{1,3}(?:[ \u00a0]тыс(?:яч|\.)?))[ \u00a0]сум(?:ов)?(?:[ \u00a0]в[ \u00a0]|[ \u00a0]?\/[ \u00a0]?|[ \u00a0]за[ \u00a0])мес(?:яц)?(?!\p{L})/gu;

const priceMistake: Judge = ({ groups, run, place }, document, settings) => {
  const price = settings?.plans.tutor.price;
  const [written, amount = ''] = groups;
  const typed = Number(amount.replace(/[ \u00a0]тыс.*/, '000').replace(/\D/g, ''));
  if (price === undefined || typed === price || !isHeld(document)) return null;
  if (another.test(run.text.slice(0, groups.index))) return null;
  const right = `${price.toLocaleString('ru')}\u00a0сум`;
  const tag = '<SiteValue name="price" />';
  const isBody = run.where === 'body';
  const fix = rewriting(
    document,
    place,
    written,
    `${isBody ? tag : right} в месяц`.replaceAll('\u00a0', ' '),
  );
  return {
    what: `Цена «${written}» расходится с\u00a0настройками: там ${right}.`,
    hint: isBody
      ? `Напишите ${tag} в\u00a0месяц. Если это не\u00a0она, скажите иначе: «раньше стоил…», «ежемесячно 60\u00a0000\u00a0сум».`
      : `Напишите «${right} в\u00a0месяц».`,
    choices: fix && [fix],
  };
};

/**
 * Phone, e-mail and monthly price come from `_site/settings.mdx`: typed into a page, they become outdated or already differ.
 *
 * Bad: `Звоните: +998 71 200-00-01`. Good: `Звоните: <SiteValue name="phone" />`.
 */
const typedFacts = textRule(
  'facts/settings',
  { pattern: phone, judge: contactMistake },
  { pattern: address, judge: contactMistake, texts: 'all' },
  { pattern: monthly, judge: priceMistake },
);

/**
 * Links to contacts in the settings go by name.
 *
 * Bad: `[Позвонить](tel:+998712000001)`. Good: `[Позвонить](site:phone)`.
 */
const linkedFacts: FileRule = {
  id: 'facts/settings',
  *check(document, settings) {
    for (const link of settings && isHeld(document) ? document.links : []) {
      const { href, literal } = link;
      const name = settings && literal ? siteLinkName(href, settings) : undefined;
      if (name || settings?.phones.some(({ number }) => phoneLink(number) === href))
        yield {
          ...linkFinding(link, { what: typedIn(href, 'ссылке'), right: name && `site:${name}` }),
          hint: name ? `Напишите адрес ссылки так: site:${name}.` : seeContacts,
        };
    }
  },
};

/**
 * Matches a total count, in the forms that `<Count>` writes by itself: after «все», «всего» or «из» any number, otherwise two digits
 * or more, since less may be a part. Not «35 статей закона», «в законе 35 статей», «12 возможностей помочь».
 */
const number =
  /(?:(?<=(?:вс[её]х?|всего|из)[ \u00a0])\d+|(?<![\d-]|\d[ \u00a0])\d{2,})(?<!(?:закон|кодекс)[^.!?]*)[ \u00a0](?:возможност(?:ь|и|ей)|стат(?:ья|ьи|ей))(?!\p{L}|[ \u00a0](?:конституци|закон|кодекс|договор|\p{L}+(?:т[ьи]|чь)(?:ся|сь)?(?!\p{L})))/giu;

const countMistake: Judge = ({ groups: [typed], run, place }, document) => {
  const of = /стат/i.test(typed) ? 'posts' : 'features';
  const tag = `<Count of="${of}" />`;
  const isText = run.where === 'body';
  const fix = rewriting(document, place, typed, tag, `Пусть считает сайт: ${tag}`);
  return {
    what: `«${typed}»\u00a0— это число устареет, когда ${of === 'posts' ? 'статей' : 'возможностей'} станет больше.`,
    hint: isText
      ? `Напишите ${tag}: сайт сосчитает сам. Если речь не\u00a0о\u00a0сайте, скажите число словами.`
      : `Обойдитесь без числа или скажите его в\u00a0тексте: ${tag}.`,
    choices: isText && fix ? [fix] : undefined,
  };
};

/**
 * Counts of features and posts use `<Count>`: a typed number becomes outdated.
 *
 * Bad: `Все 18 возможностей`. Good: `Все <Count of="features" />`.
 */
const typedCount = textRule('facts/count', { severity: 'warning', pattern: number, judge: countMistake });

export const rule: readonly FileRule[] = [typedFacts, linkedFacts, typedCount];
