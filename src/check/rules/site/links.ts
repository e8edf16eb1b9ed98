import { exactPath } from '../../../content/files/list-files.ts';
import { isLost } from '../../../content/frontmatter/fields.ts';
import { isPictureFile } from '../../../content/pictures/open-pictures.ts';
import { replacement } from '../../../content/problems/problems.ts';
import { nearest } from '../../../content/problems/suggest.ts';
import type { Settings } from '../../../content/schemas/settings.ts';
import { stageOf } from '../../../content/stage.ts';
import { slugOfFile } from '../../../content/types/file-types.ts';
import { pageType, partType } from '../../../content/types/index.ts';
import { siteLinkName, siteLinks } from '../../../site/links.ts';
import { type LinkTold, linkFinding, type SiteRule } from '../../engine/rule.ts';
import { partsOf, type Site, type SiteLink } from '../../engine/site.ts';
import { isRemoved, movedTo } from './gone-address.ts';

/** A rule about where links of the site lead. */
const linkRule = (id: string, open: (site: Site) => (link: SiteLink) => Iterable<LinkTold>): SiteRule => ({
  id,
  *check(site) {
    const judge = open(site);
    for (const link of site.links)
      for (const told of judge(link)) yield { file: link.file, ...linkFinding(link, told) };
  },
});

/** What browsers open only where a program of its own is (chats, the files of ChatGPT), and what is mistyped. Disks have a rule of their own. */
const strangeScheme = /^(?!(?:https?:\/\/|(?:mailto|tel|site|file):))[a-z][a-z\d+.-]+:/i;

/** What visitors download. */
const download = /\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|zip|rar|epub|mp[34]|mov)$/i;
const noDownload = (href: string, path: string): LinkTold => ({
  what: `По адресу «${href}» нечего скачать.`,
  // The folder's name is no part of the address.
  hint: `Положите файл в\u00a0папку public и\u00a0напишите «${path.replace(/^\/public(?=\/)/, '')}».`,
});

/** Files that the build makes beside the pages. */
const made = /^\/(?:sitemap\.xml|feed\.xml|rss\.xml|robots\.txt|manifest\.webmanifest|site\.webmanifest)$/;

/**
 * Every link inside the site leads to a page, or to what the settings name: in the text, in props, in fields, in menu and
 * footer.
 *
 * Bad: `[Тарифы](/prices)`, `[Письмо](site:mail)`. Good: `[Тарифы](/pricing)`, `[Письмо](site:email)`.
 */
const broken = linkRule('link/broken', (site) => {
  // A part of a page is known by its anchor.
  const parts = [...site.files.values()].filter(({ content }) => partType(content.type));
  const known = [...site.routes.addresses.keys(), ...parts.flatMap(({ content }) => content.url ?? [])];
  return function* (link) {
    const { href, field, literal, target, page } = link;
    // In a text the rule about code tells it.
    const isTold = /^(?:javascript|vbscript|data):/i.test(href) && (field === null || field.startsWith('<'));
    if (/^(?!\/|#.|[a-z]+:)/i.test(href)) yield withoutSlash(href, known, site);
    else if (strangeScheme.test(href) && !isTold)
      yield {
        what: `Такая ссылка у\u00a0посетителей не\u00a0откроется: «${href}».`,
        hint: 'Годятся «/адрес», «site:имя», «mailto:…», «tel:…» и\u00a0«https://…».',
      };
    else if (href.startsWith('site:')) yield* unnamed(href);
    if (!target) return;
    const now = !literal && page && page.url !== target.url ? slugOf(page.url) : null;
    if (now)
      yield {
        what: `Запись «${slugOf(target.url)}» теперь называется «${now}»: по старому имени блок её не\u00a0найдёт и\u00a0исчезнет со страницы.`,
        hint: `Напишите «${now}».`,
        fix: replacement(link, now),
      };
    const isFile = /\.[a-z0-9]{2,5}$/i.test(target.url) && exactPath(site.root, `public${target.url}`);
    if (!page && !made.test(target.url) && !isFile) yield missing(site, link, target, known);
  };
});

/** Anchors of every page: the shell's own (src/app/shell/Shell.tsx). */
const everywhere = ['content', 'top'];

/**
 * The part after `#` names a place that the page has: a heading, an `id`, a group of a list. Cyrillic anchors are
 * compared decoded.
 *
 * Bad: `/features#tutors`. Good: `/features#tutor`.
 */
const anchor = linkRule('link/anchor', (site) => {
  return function* ({ href, target, page }) {
    if (!target?.hash || !page) return;
    const anchors = [...anchorsOf(site, page.file), ...everywhere];
    if (anchors.includes(target.hash) || isUnread(site, page.file)) return;
    const near = nearest(target.hash, anchors);
    yield {
      what: `На странице ${target.url} нет места «#${target.hash}».`,
      expected: near || anchors.length > 14 ? '' : `Есть: ${anchors.map((id) => `#${id}`).join(', ')}.`,
      hint: near
        ? `Возможно, вы имели в\u00a0виду «#${near.name}».`
        : 'Уберите часть после # или поставьте там <Anchor id="…" />.',
      right: near?.only ? href.slice(0, href.indexOf('#') + 1) + near.name : undefined,
    };
  };
});

/**
 * A page that visitors see leads to pages that visitors see: a draft answers 404, a scheduled entry does until its
 * day. Menu and footer leave such links out by themselves; lists never hold them.
 *
 * Bad: `[Дневник](/feature/diary)` while `diary.mdx` has `draft: true`. Good: the link comes with the page.
 */
const unpublished = linkRule('link/unpublished', ({ files, today }) => {
  const stageIn = (file: string) => stageOf(files.get(file)?.content.frontmatter.data, today);
  const dayIn = (file: string) => String(files.get(file)?.content.frontmatter.data.publishAt ?? '');
  return function* (link) {
    const { file, target, page } = link;
    const hidden = page && stageIn(page.file);
    const frontmatter = files.get(file)?.content.frontmatter;
    if (!hidden || !target || !frontmatter || page.file === file) return;
    const own = stageIn(file);
    // A draft may lead to a draft, and this may be one.
    const isUnknown = isLost(frontmatter, 'draft') || isLost(frontmatter, 'publishAt');
    if (isLeftOut(link) || own === 'draft' || isUnknown) return;
    const day = dayIn(page.file);
    if (hidden === 'scheduled' && own && dayIn(file) >= day) return;
    yield hidden === 'draft'
      ? {
          what: `Страница ${target.url}\u00a0— черновик: на сайте эта ссылка никуда не приведёт.`,
          hint: `Уберите ссылку или опубликуйте страницу: удалите строку «draft: true» в\u00a0${page.file}.`,
        }
      : {
          what: `Страница ${target.url} выйдет только ${day.split('-').reverse().join('.')}: до этого дня ссылка никуда не приведёт.`,
          hint: `Уберите ссылку до этого дня или удалите «publishAt» в\u00a0${page.file}.`,
        };
  };
});

export const rule: readonly SiteRule[] = [broken, anchor, unpublished];

/** Links that leave the site with their page: those of menu and footer, and the words that the search finds it by. */
const isLeftOut = ({ file, field }: SiteLink) =>
  file.startsWith('pages/_site/') && /^(?:menu|legacy|columns|words)\b/.test(field ?? '');

/** Anchors of a page and of the parts that it is composed of. */
const anchorsOf = (site: Site, page: string): string[] => [
  ...(site.files.get(page)?.facts.anchors ?? []),
  ...partsOf(site, page).flatMap(({ content, facts }) => [slugOfFile(content.file), ...facts.anchors]),
];

/** A page that cannot be read whole may have any anchor: its own problem says so. */
const isUnread = ({ files }: Site, file: string) => {
  const { facts, content } = files.get(file) ?? {};
  return [...(facts?.problems ?? []), ...(content?.problems ?? [])].some(({ rule }) =>
    /^(?:mdx\/(?:syntax|leftover)|frontmatter\/fence)$/.test(rule),
  );
};

/** What to say of an address that no page has: the page may have another one now, or a slip in this one. */
function missing(
  site: Site,
  link: SiteLink,
  { url, hash }: NonNullable<SiteLink['target']>,
  known: readonly string[],
): LinkTold {
  const moved = movedTo(site, url);
  // The fix is that of `url/gone`: it updates all links at once.
  if (moved) return { what: `Страница ${url} переехала: теперь она ${moved}.`, hint: `Напишите ${moved}.` };
  // What is spelt alike says something else.
  if (isRemoved(site, url))
    return {
      what: `Страницы ${url} больше нет.`,
      hint: 'Уберите ссылку или ведите её на\u00a0другую страницу.',
    };
  if (download.test(url)) return noDownload(url, link.href);
  // A page is called without the ending of its file. Of the home page's address no letter can be mistyped.
  const address = pageAddress(url);
  const near = nearest(
    address,
    known.filter((one) => one !== '/' || address === '/'),
  );
  const right = near ? near.name + (hash ? `#${hash}` : '') : '';
  // Of the letters of a tag's address most are those of every tag: which one is meant, a person says.
  const isView = url.startsWith(`${pageType('post').list}/`);
  const advice = isView
    ? 'Метка и\u00a0рубрика открываются, пока стоят хотя бы у\u00a0одной вышедшей статьи, следующие страницы\u00a0— пока статей хватает.'
    : 'Проверьте адрес или создайте страницу.';
  return {
    what: `Страницы ${url} нет.`,
    hint: near ? `Возможно, вы имели в\u00a0виду ${right}.` : advice,
    right: near?.only && !isView && isSlip(url, near.name) ? right : undefined,
    choices: near && link.literal ? [replacement(link, right)] : undefined,
  };
}

/** What a page is called whose file was meant: without its ending, and a folder's own page as the folder. */
const pageAddress = (path: string) =>
  path
    .replace(/\.(?:mdx?|html?)(?=$|#)/, '')
    .replace(/\/index(?=$|#)/, '')
    .replace(/^(?=$|#)/, '/');

/** The last part of an address. */
const slugOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** What to say of a link to a value that the settings do not have. */
function* unnamed(href: string): Generator<LinkTold> {
  const names = Object.keys(siteLinks);
  const name = href.slice('site:'.length);
  if (names.includes(name)) return;
  const near = nearest(name, names);
  yield {
    what: `Ссылки «${href}» нет.`,
    hint: near
      ? `Возможно, вы имели в\u00a0виду «site:${near.name}».`
      : `Можно: ${names.map((one) => `site:${one}`).join(', ')}.`,
    right: near?.only ? `site:${near.name}` : undefined,
  };
}

/** What to say of an address with neither `/` nor `https://` before it, and what was meant where it can be told. */
function withoutSlash(href: string, known: readonly string[], { settings }: Site): LinkTold {
  if (!href.replace('#', '').trim())
    return { what: 'У\u00a0ссылки нет адреса.', hint: 'Впишите его в\u00a0скобки: [Тарифы](/pricing).' };
  const told = (what: string, right: string) => ({ what, hint: `Напишите «${right}».`, right });
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href))
    return told(`Почта «${href}» записана как адрес страницы.`, named(`mailto:${href}`, settings));
  if (/^\+?[\d\s()-]{9,}$/.test(href))
    return told(
      `Телефон «${href}» записан как адрес страницы.`,
      named(`tel:+${href.replace(/\D/g, '')}`, settings),
    );
  if (isPictureFile(href))
    return {
      what: 'Ссылка ведёт на картинку: посетитель увидит только слова.',
      hint: `Чтобы показать её, поставьте перед скобкой «!», без пробела: ![Что на ней видно](${href}).`,
    };
  // Signs around an address, and the folder of its file, are no part of it; Windows' own strokes are meant as ours.
  const bare = href
    .replace(/^["'«»“”„()[\]\\]+|["'«»“”„()[\]\\]+$/g, '')
    .replaceAll('\\', '/')
    .replace(/^www\./, '');
  const path = `/${bare.replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, '')}`;
  const url = pageAddress(path);
  const what = `Адрес «${href}» не начинается с\u00a0«/».`;
  if (known.includes(url.replace(/#.*/, ''))) return told(what, url);
  if (/^(?:www\.|[\w-]+\.(?:uz|ru|com|org|net|io|me|tv|be|kz|info|app|dev|ai)\b)/i.test(href))
    return told(`У\u00a0адреса другого сайта «${href}» нет начала.`, `https://${href}`);
  if (download.test(path)) return noDownload(href, path);
  return {
    what,
    hint: 'Впишите адрес: «/pricing»\u00a0— страница этого сайта, «https://…»\u00a0— другой сайт.',
  };
}

/** The site's own addresses are named, so that they change in one place. */
function named(href: string, settings: Settings | null): string {
  const name = settings && siteLinkName(href, settings);
  return name ? `site:${name}` : href;
}

/** Another number is another page, not a slip: `/centers/2` is never meant to be `/centers/1`. */
const isSlip = (typed: string, known: string) =>
  typed.replace(/[^0-9]/g, '') === known.replace(/[^0-9]/g, '');
