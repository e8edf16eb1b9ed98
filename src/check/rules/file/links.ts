import { plainAddress } from '../../../content/files/plain-address.ts';
import { type Mistake, replacement } from '../../../content/problems/problems.ts';
import type { Settings } from '../../../content/schemas/settings.ts';
import type { LinkUse } from '../../engine/document.ts';
import { type FileRule, linkFinding } from '../../engine/rule.ts';

const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)(.*)$/i;
const ownServer = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=\/|$)/i;
/** Matches addresses that documentation and chats make up. */
const sample =
  /^(?:https?:\/\/(?:www\.)?|mailto:.*@)(?:example|your-?(?:site|domain|website|company))\.(?:com|org|net|ru|uz)(?![\w.-])/i;
const disk = /^(?:file:|[a-z]:[\\/])/i;
/** The path of a URL of this site or of a local server; null for others. */
function ownPath(href: string, { url, loginUrl }: Settings): string | null {
  const [, name = '', rest = ''] = host.exec(href.replace(ownServer, url)) ?? [];
  if (href === loginUrl || name.toLowerCase() !== new URL(url).host) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function copiedMistake(link: LinkUse, settings: Settings | null): Mistake | null {
  const { href } = link;
  if (disk.test(href))
    return {
      what: 'Ссылка ведёт на файл на вашем компьютере: у\u00a0других она не откроется.',
      hint: 'Напишите адрес страницы: /pricing. Файл для скачивания положите в\u00a0папку public: /price.pdf.',
    };
  if (sample.test(href))
    return {
      what: `Адрес «${href}» взят для примера: по\u00a0нему ничего нет.`,
      hint: 'Впишите настоящий или уберите ссылку.',
    };
  const meant = plainAddress(href);
  const path = settings && ownPath(meant ?? href, settings);
  if (!path)
    return meant === null
      ? null
      : { what: 'Это адрес для подсчёта переходов, а\u00a0не самой страницы.', right: meant };
  const what = `Ссылка на свой же сайт записана целиком: ${href}.`;
  if (!link.bare) return { what, right: path };
  // A bare URL is its own text, and `/pricing` would be plain text.
  const written = `[${new URL(settings.url).host}${path === '/' ? '' : path}](${path})`;
  return {
    what,
    hint: `Напишите словами, куда она ведёт: [Тарифы](${path}).`,
    fix: replacement(link, written, `Записать ссылкой: ${written}`),
  };
}

/**
 * Links have no absolute URLs of this site, local URLs or tracking parameters.
 *
 * Bad: `https://daftar.example/pricing`, which leaves previews; `http://localhost:5173/pricing`, `file:///C:/about.html`;
 * `https://lex.uz/?utm_source=chatgpt.com`. Good: `/pricing`, `/pricing`, `https://lex.uz`.
 */
const copied: FileRule = {
  id: 'link/copied',
  *check({ links, type }, settings) {
    // Settings contain the site's own URL.
    for (const link of type === 'settings' ? [] : links) {
      const mistake = copiedMistake(link, settings);
      if (mistake) yield linkFinding(link, mistake);
    }
  },
};

/** Matches link texts that fit any target. */
const vague =
  /^(?:тут|здесь|там|сюда|подробне[ей]|узнать (?:больше|подробнее)|читать(?: далее| дальше)?|далее|дальше|ещ[её]|(?:по )?(?:эта |этой )?ссылк[ае]|(?:кликните|нажмите)(?: здесь| сюда)?|перейти|сайт|link|(?:click )?here|(?:read |learn )?more|details|this (?:page|link))?$/i;

/**
 * Link texts describe their target, since screen readers list links without context.
 *
 * Bad: `Подробнее о журнале — [здесь](/feature/digital-journal)`. Good: `[Как устроен журнал](/feature/digital-journal)`.
 */
const vagueText: FileRule = {
  id: 'link/vague',
  *check({ links, source }) {
    for (const { text, from, to, field } of links) {
      if (text === null) continue;
      const words = text.replace(/[.,:;!?»«"…→>\s]+$|^[«"\s]+/g, '').replace(/\s+/g, ' ');
      if (!vague.test(words)) continue;
      const start = field === null ? source.lastIndexOf('[', from) : from;
      yield {
        from: start < 0 ? from : start,
        to: field === null ? to + 1 : to,
        field,
        what: words === '' ? 'У\u00a0ссылки нет текста.' : `Ссылка «${text.trim()}» не говорит, куда ведёт.`,
        hint: 'Назовите страницу: «Как устроен журнал», «Тарифы».',
      };
    }
  },
};

export const rule: readonly FileRule[] = [vagueText, copied];
