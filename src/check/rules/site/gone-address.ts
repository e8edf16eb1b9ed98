import { type ContentFile, isValidField } from '../../../content/content-file.ts';
import { normalizeUrl, pagesFolder } from '../../../content/files/paths.ts';
import { addressEdit } from '../../../content/frontmatter/field-edit.ts';
import { parseFrontmatter } from '../../../content/frontmatter/frontmatter.ts';
import { memo } from '../../../content/memo.ts';
import { claimOf } from '../../../content/route-table.ts';
import { type Stage, stageOf } from '../../../content/stage.ts';
import { fragmentTypeOfFile } from '../../../content/types/file-types.ts';
import { textIn } from '../../../git.ts';
import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import { type CheckedSite, linkEdits } from '../../engine/site.ts';
import { baseCommit, changedSince, filesAt } from '../../git/repository.ts';

/**
 * Published addresses keep working, since search engines and other sites link to them. Each missing one is reported at the file that
 * replaced it, with a fix for `aliases:` and for links to the old address. Needs git.
 *
 * Bad: `pricing.mdx` renamed to `plans.mdx`. Good: the same with `aliases: [/pricing]`.
 */
export const rule: SiteRule = {
  id: 'url/gone',
  *check(site) {
    for (const { file, successor, urls } of lostPages(site)) {
      const stage = successor && stageOf(successor.frontmatter.data, site.today);
      if (!successor) yield removed(file, urls);
      else if (!stage) yield moved(site, successor, urls);
      // An invalid date is reported by its schema.
      else if (stage === 'draft' || isValidField(successor, ['publishAt']))
        yield withdrawn(successor, stage, urls);
    }
  },
};

/**
 * The published page that a missing address belonged to, or an address among `gone` of the settings, which nothing succeeds;
 * undefined for an address that was never published.
 */
export const lostAt = (site: CheckedSite, url: string): Pick<LostPage, 'successor'> | undefined =>
  goneIn(site).has(url) ? { successor: null } : lostPages(site).find(({ urls }) => urls.includes(url));

/** A published file, some of whose addresses no longer answer. */
interface LostPage {
  file: string;
  urls: string[];
  /** The file with its text now, which may be itself; null if there is none. */
  successor: ContentFile | null;
}

/** Addresses that settings say are missing on purpose. */
const goneIn = ({ settings }: CheckedSite) => new Set((settings?.gone ?? []).map(normalizeUrl));

/** Cached per site, since git is slow. */
const lostPages = (site: CheckedSite): LostPage[] =>
  memo(site, 'lost', () => findLost(site, baseCommit(site.root)));

function findLost(site: CheckedSite, base: string | null): LostPage[] {
  if (!base) return [];
  const changed = changedSince(site.root, base, pagesFolder).filter((file) => file.endsWith('.mdx'));
  const allowed = goneIn(site);
  const missing = changed.flatMap((file) => {
    const text = textIn(site.root, base, file);
    if (text === null) return [];
    const urls = addresses(file, text, site.today).filter((url) => !isOpen(site, url) && !allowed.has(url));
    return urls.length > 0 ? [{ file, text, urls }] : [];
  });
  if (missing.length === 0) return [];
  const old = filesAt(site.root, base, pagesFolder);
  const added = new Map(
    // Fragments cannot have aliases.
    [...site.files]
      .filter(([file]) => !old.has(file) && !fragmentTypeOfFile(file))
      .map(([file, { content }]) => [file, content.source]),
  );
  return missing.map(({ file, text, urls }) => {
    const successor = site.files.has(file) ? file : mostAlike(text, added);
    return { file, urls, successor: site.files.get(successor ?? '')?.content ?? null };
  });
}

/** The addresses of a file with this text; none for a draft or scheduled entry, a fragment and a not-found page. */
function addresses(file: string, text: string, today: string): string[] {
  const frontmatter = parseFrontmatter(file, text);
  const claim = stageOf(frontmatter.data, today) === null ? claimOf({ file, frontmatter }) : null;
  return claim && !claim.notFound ? [claim.url, ...claim.aliases] : [];
}

/** Whether an address has a published page. */
function isOpen({ routes, files, today }: CheckedSite, url: string): boolean {
  const owner = routes.addresses.get(url);
  return owner !== undefined && stageOf(files.get(owner.file)?.content.frontmatter.data, today) === null;
}

/** A published page that is now a draft or scheduled. */
function withdrawn({ file, frontmatter }: ContentFile, stage: Stage, urls: readonly string[]): SiteFinding {
  const field = stage === 'draft' ? 'draft' : 'publishAt';
  return {
    file,
    ...frontmatter.keyRange([field]),
    field,
    what: `Страница ${urls.join(', ')} была на сайте, а\u00a0теперь ${stage === 'draft' ? 'стала черновиком' : 'отложена'}: её адрес перестанет открываться.`,
    expected: 'На него ведут закладки, чужие сайты и\u00a0поиск.',
    hint: `Уберите поле «${field}»; если страница больше не нужна\u00a0— впишите её адрес в\u00a0поле «gone» файла _site/settings.mdx.`,
  };
}

function moved(
  site: CheckedSite,
  { file, url, frontmatter }: ContentFile,
  urls: readonly string[],
): SiteFinding {
  const edit = addressEdit(frontmatter, 'aliases', urls);
  const list = urls.join(', ');
  const place = frontmatter.keyRange(['aliases']) ?? frontmatter.keyRange(['title']);
  return {
    file,
    from: place?.from ?? 0,
    field: 'aliases',
    what: `${urls.length > 1 ? 'Адреса' : 'Адрес'} ${list} больше не ${urls.length > 1 ? 'открываются' : 'открывается'}: страница теперь ${url}.`,
    expected: 'На прежний адрес ведут закладки, чужие сайты и\u00a0поиск.',
    hint: `Добавьте в\u00a0поля строку «aliases: [${list}]».`,
    fix: edit
      ? {
          title: `Добавить aliases: [${list}] и\u00a0поправить ссылки`,
          edits: [edit, ...linkEdits(site, urls, url ?? '')],
        }
      : undefined,
  };
}

const removed = (file: string, urls: readonly string[]): SiteFinding => ({
  file,
  what: `Страницы ${urls.join(', ')} больше нет, а\u00a0на неё могут вести закладки, чужие сайты и\u00a0поиск.`,
  hint: `Допишите «aliases: [${urls.join(', ')}]» странице, которая её заменяет; если замены нет\u00a0— впишите адрес в\u00a0поле «gone» файла _site/settings.mdx.`,
});

/** Minimum share of equal lines, as for a rename in git. */
const leastAlike = 0.5;

/** The lines of a text, without empty ones and spaces around. */
const linesOf = (text: string) => new Set(text.match(/\S(?:.*\S)?/g));
const titleOf = (text: string) => text.match(/^title:\s*(.+)$/m)?.[1];

/** The file most similar to a removed one, by its lines or an equal title; null if none is similar enough. */
export function mostAlike(text: string, files: ReadonlyMap<string, string>): string | null {
  const wanted = linesOf(text);
  const shares = [...files].map(([file, other]) => {
    const lines = linesOf(other);
    const common = [...wanted].filter((line) => lines.has(line)).length;
    const isSameTitle = titleOf(text) !== undefined && titleOf(text) === titleOf(other);
    return { file, share: isSameTitle ? 1 : common / Math.max(wanted.size, lines.size, 1) };
  });
  const best = shares.sort((a, b) => a.share - b.share).at(-1);
  return best && best.share >= leastAlike ? best.file : null;
}
