import { posix } from 'node:path';
import { addressOf } from '../../content/files/file-types.ts';
import { normalizeUrl } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { type Problem, problem } from '../../content/problems/problems.ts';
import { openContent } from '../../content/routes.ts';
import { stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';
import { fail, typedPath, withoutFlags } from '../command-line.ts';
import { checkFiles } from '../engine/check-files.ts';
import { applyFixes } from '../fix.ts';
import { aliasEdit } from '../git/alias-edit.ts';
import { type Proposal, propose } from './propose.ts';

const usage = `npm run rename -- pages/feature/old-name.mdx new-name [--yes]

Даёт странице другой адрес, показав сначала строки: имя файла, slug, aliases с\u00a0прежним адресом, ссылки, меню и\u00a0блоки,
которые на неё ведут.`;

const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * What must change for a page to have another name: its own fields and whatever leads to it.
 * @returns a sentence where that cannot be
 */
export async function renaming(store: ContentStore, file: string, name: string): Promise<Proposal | string> {
  const content = store.files.get(file);
  const url = content?.url;
  if (!content || !url || url === '/') return `Страницы ${file} нет, или её имя не\u00a0меняют.`;
  if (slugify(name) !== name) return `Имя — латиницей, строчными и\u00a0через дефис: ${slugify(name)}.`;
  const isIndex = posix.basename(file) === 'index.mdx';
  if (isIndex)
    return 'Имя этой страницы — имя её папки: переименуйте папку и\u00a0наберите npm run check -- --fix.';
  const to = posix.join(posix.dirname(file), `${name}.mdx`);
  if (store.files.has(to)) return `Файл ${to} уже есть.`;
  const newUrl = addressOf(to) ?? '';
  const facts = await checkFiles(store);
  const changes: Problem[] = [...facts].flatMap(([from, { links }]) =>
    links.flatMap((link) => {
      const [path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link.href)?.slice(1) ?? [];
      if (!path.startsWith('/') || normalizeUrl(path) !== url) return [];
      const text = link.literal ? newUrl + rest : lastPart(newUrl);
      return edited(from, link.from, link.to, text);
    }),
  );
  const slug = content.frontmatter.valueRange(['slug']);
  if (slug) changes.push(edited(file, slug.from, slug.to, name));
  // Nobody knows the address of a page that was never public.
  const alias = stageOf(content.data, store.today) === null ? aliasEdit(content.frontmatter, [url]) : null;
  if (alias && !url.includes('#')) changes.push(edited(file, alias.from, alias.to, alias.text));
  const { texts } = applyFixes(changes, (one) => store.files.get(one)?.source ?? '');
  return { texts, move: { from: file, to } };
}

const edited = (file: string, from: number, to: number, text: string): Problem =>
  problem(file, 'change/rename', { what: '', fix: { title: '', edits: [{ from, to, text }] } });

/** Gives a page another name. */
export default async function rename(args: readonly string[]): Promise<void> {
  const [file, name, ...more] = withoutFlags(args);
  if (!file || !name || more.length > 0) return fail(usage);
  const store = openContent();
  const proposal = await renaming(store, typedPath(file), name.replace(/\.mdx$/, ''));
  await propose(store, proposal, args);
}
