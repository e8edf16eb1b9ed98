import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { builtSite } from '../journeys/folders.ts';
import { shared } from '../journeys/shared.ts';
import { builtPages } from '../journeys/site.ts';
import { test as tab } from '../journeys/tab.ts';
import { settings } from '../settings.ts';

export {
  builtPages,
  expect,
  isMarked,
  lettersOf,
  mark,
  open,
} from '../journeys/site.ts';

/** `test` in a page with a silent console and no motion. */
export { tab };

/** The same with motion. */
export const live = tab.extend({ motion: true });

interface Reading {
  /** Opens a page without script, or keeps it if it is open: consecutive checks share one load. */
  at: (url: string) => Promise<Page>;
}

/** `test` for the served HTML: JavaScript is off. */
export const served = shared.extend<Reading>({
  at: async ({ reader }, use) => {
    // Journeys on narrow screens read in the same tab.
    await reader.setViewportSize({ width: 1280, height: 800 });
    await use(async (url) => {
      const { pathname } = reader.url().startsWith('http') ? new URL(reader.url()) : { pathname: '' };
      if (pathname !== url) await reader.goto(url);
      return reader;
    });
  },
});

const file = (url: string, folder = '', ending = 'html') =>
  join(builtSite, folder, `${url === '/' ? 'index' : url.slice(1)}.${ending}`);

/** Caches a function of a built page, which no longer changes. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

/** Returns the HTML of a built page. */
export const htmlOf = once((url: string) => readFileSync(file(url), 'utf8'));

interface PageRecord {
  data: Record<string, unknown>;
  answers: Record<string, unknown>;
  modules: string[];
}
/** Returns the record of a page, as it ships for client navigation. */
export const recordOf = (url: string) =>
  JSON.parse(readFileSync(file(url, '_page', 'json'), 'utf8')) as PageRecord;

/** The names of a page's sections, in the order in which it needs their modules. */
export const sectionsOf = (url: string): string[] =>
  recordOf(url).modules.flatMap((module) => /^mdx-components\/([A-Z]\w*)\//.exec(module)?.[1] ?? []);

/** Normalizes spaces, so that Russian typography does not affect a comparison. */
export const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", nbsp: ' ' };
const text = (html: string) =>
  plain(
    html
      .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(?:a|b|strong|em|i|span|time|mark|small)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole),
  );

/** Returns the words of a page without header and footer. */
export const wordsOf = once((url: string) => {
  const html = htmlOf(url);
  return text(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
});

/** Returns the words of the footer. */
export const footerOf = once((url: string) => {
  const html = htmlOf(url);
  return text(html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>')));
});

/** Returns addresses by language: the English ones are the leftover template pages. */
export const pages = () => {
  const all = builtPages().map((url) => ({
    url,
    english: htmlOf(url).slice(0, 200).includes('<html lang="en"'),
  }));
  return {
    russian: all.filter(({ english }) => !english).map(({ url }) => url),
    template: all.filter(({ english }) => english).map(({ url }) => url),
  };
};

/** Returns the section of a page that contains a locator. */
export const sectionWith = (page: Page, has: Locator) => page.locator('main [data-section]').filter({ has });

/** Blocks of the home page in the order of the specification. */
export const homeBlocks = [
  'Hero',
  'Counters',
  'AvatarGroup',
  'SplitScene',
  'PolicyCards',
  'KeyTools',
  'ToolsCarousel',
  'AudienceTabs',
  'Process',
  'Testimonials',
  'Reliability',
  'Faq',
  'LatestPosts',
  'ContactSection',
  'CallToAction',
  'ClientLogos',
] as const;
export const homeBlock = (page: Page, name: (typeof homeBlocks)[number]) =>
  page.locator('main [data-section]').nth(homeBlocks.indexOf(name));

/** Slugs of the features, from the specification. */
export const featureSlugs = {
  tutors: [
    'professional-profile',
    'program-constructor',
    'digital-journal',
    'quiz-constructor',
    'live-lessons',
    'automation',
  ],
  students: [
    'progress-control',
    'online-schedule',
    'direct-chat',
    'materials-hub',
    'interactive-tests',
    'notifications',
  ],
  centers: [
    'erp-system',
    'group-management',
    'tutor-control',
    'analytics',
    'student-enrollment',
    'public-page',
  ],
} as const;
/** Anchors of `/features` that links use. */
export const featureAnchors = [
  'tutor',
  'student',
  'parent',
  'center',
  'live',
  'quiz',
  'digital-journal',
  'parental-control',
  'live-lessons',
  'quiz-builder',
  'program-constructor',
];

export const allFeatures: readonly string[] = Object.values(featureSlugs).flat();

/** Hosts, addresses and numbers of this site. */
export const sample = {
  host: new URL('/', settings.loginUrl).href,
  login: settings.loginUrl,
  ...settings.emails,
  phones: settings.phones.map(({ number }) => number),
  provider: settings.provider,
  city: settings.office.city,
  hours: `${settings.hours.days} ${settings.hours.time}`,
};
