import type { Entry, EntryOf, SiteIndex } from '../entry.ts';
import { uniqueSlugs } from '../files/slugs.ts';
import { memo } from '../memo.ts';
import { languageOf, pageType } from '../types/index.ts';
import { postLine } from '../types/post/card.ts';
import type { PageCard } from '../types/registry.ts';
import { byUrl, cardsOf, type Entries, listed } from './entry-lists.ts';

/*
 * The blog has more addresses than files: the list and those of each rubric and tag are paginated, so that they work without
 * script and their size stays bounded.
 */

type Post = EntryOf<'post'>;

const postsOnPage = 24;
/** Number of tags to show: the most used ones. */
const shownTags = 16;
/** Number of other posts shown on the page of a rubric or tag, which may have a single post. */
const shownOthers = 3;

/** A rubric or tag with its posts. */
interface Choice extends PageCard {
  heading: string;
  posts: Post[];
}

/** A link to a rubric or tag, with its number of posts. */
export interface ChoiceLink extends PageCard {
  count: number;
}

const words = {
  ru: {
    rubric: (name: string) => `Рубрика «${name}»`,
    tag: (name: string) => `Статьи с\u00a0меткой «${name}»`,
    page: (heading: string, page: number) => `${heading}, страница ${page}`,
    summary: (heading: string, titles: string) => `${heading}. Что об этом есть в блоге: ${titles}.`,
  },
  en: {
    rubric: (name: string) => `Posts about ${name.toLowerCase()}`,
    tag: (name: string) => `Posts tagged “${name}”`,
    page: (heading: string, page: number) => `${heading}, page ${page}`,
    summary: (heading: string, titles: string) => `${heading}. On this page: ${titles}.`,
  },
};

/** Address of the blog. */
const listAddress = () => pageType('post').list ?? '/';

/** Rubrics by their newest post, tags by number of posts; only those of the entry's language. */
export function choicesOf(index: SiteIndex, entry: Entry): { rubrics: Choice[]; tags: Choice[] } {
  const { rubrics, tags } = allChoices(index);
  const isShown = (choice: Choice) => languageIn(choice) === languageOf(entry);
  return { rubrics: rubrics.filter(isShown), tags: tags.filter(isShown) };
}

/** The language of posts; Russian ones come first, so a tag that English samples share is Russian. */
const languageIn = ({ posts: [first] }: Pick<Choice, 'posts'>) => (first ? languageOf(first) : 'ru');

const pageCount = (posts: readonly Post[]) => Math.max(1, Math.ceil(posts.length / postsOnPage));

const allChoices = (index: Entries) =>
  memo(index, 'choices', () => {
    const posts = [...listed(index, 'post', 'ru'), ...listed(index, 'post', 'en')];
    const tags = choicesBy(posts, 'tag', ({ data }) => data.tags ?? []);
    return {
      rubrics: choicesBy(posts, 'rubric', ({ data }) => [data.category]),
      tags: tags.sort((a, b) => b.posts.length - a.posts.length),
    };
  });

function choicesBy(posts: readonly Post[], kind: 'rubric' | 'tag', namesOf: (post: Post) => string[]) {
  const slugOf = uniqueSlugs();
  const choices = new Map<string, Choice>();
  for (const post of posts)
    for (const title of namesOf(post)) {
      const choice = choices.get(title) ?? {
        title,
        url: `${listAddress()}/${kind}/${slugOf(title)}`,
        heading: words[languageOf(post)][kind](title),
        posts: [],
      };
      choice.posts.push(post);
      choices.set(title, choice);
    }
  return [...choices.values()];
}

/** The pages of the blog without a file: further pages of the list, all pages of rubrics and tags. */
export function blogViews(index: Entries): Entry[] {
  const list = byUrl(index).get(listAddress());
  if (list?.type !== 'page') return [];
  const { rubrics, tags } = allChoices(index);
  const whole = {
    heading: list.data.shortTitle ?? list.data.title,
    posts: listed(index, 'post', languageOf(list)),
  };
  return [
    ...viewsOf(list, { ...whole, title: '', url: list.url }).slice(1),
    ...[...rubrics, ...tags].flatMap((choice) => viewsOf(list, choice)),
  ];
}

function viewsOf(list: EntryOf<'page'>, { url, heading, posts }: Choice): EntryOf<'page'>[] {
  const language = languageIn({ posts });
  const { page, summary } = words[language];
  return Array.from({ length: pageCount(posts) }, (_, at) => {
    const named = posts.slice(at * postsOnPage, at * postsOnPage + 2).map(({ data }) => data.title);
    const title = at === 0 ? heading : page(heading, at + 1);
    return {
      ...list,
      url: at === 0 ? url : `${url}/page/${at + 1}`,
      aliases: [],
      data: {
        ...list.data,
        title,
        shortTitle: title,
        // Begins with the title: a rubric and a tag may have the same posts.
        description: summary(title, named.join('; ')),
        ...(language === 'en' ? { template: true } : {}),
      },
      view: { list: list.url, choice: url, page: at + 1 },
    };
  });
}

/**
 * The content of a page of the blog: the list or one of its views.
 * @returns `first` and `all` are the addresses of this list's first page and of the whole blog
 */
export function blogPage(index: SiteIndex, entry: Entry) {
  const all = listAddress();
  const { choice = all, page = 1 } = entry.view ?? {};
  const { rubrics, tags } = allChoices(index);
  const chosen = [...rubrics, ...tags].find(({ url }) => url === choice);
  const posts = chosen?.posts ?? listed(index, 'post', languageOf(entry));
  const cards = cardsOf(index, posts.slice((page - 1) * postsOnPage, page * postsOnPage));
  const titles: (string | null)[] = chosen ? [null] : [...new Set(cards.map(({ category }) => category))];
  const shown = choicesOf(index, entry);
  const link = ({ title, url, posts: { length } }: Choice): ChoiceLink => ({ title, url, count: length });
  return {
    // By rubric; for a rubric or tag one group without a title.
    groups: titles.map((title) => ({
      title,
      posts: title === null ? cards : cards.filter(({ category }) => category === title),
    })),
    page,
    pages: pageCount(posts),
    first: choice,
    all,
    rubrics: shown.rubrics.map(link),
    tags: shown.tags.slice(0, shownTags).map(link),
    // For a rubric or tag: the newest posts outside of it.
    others: chosen
      ? listed(index, 'post', languageIn(chosen))
          .filter((post) => !chosen.posts.includes(post))
          .slice(0, shownOthers)
          .map(postLine)
      : [],
  };
}
