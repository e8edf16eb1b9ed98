/**
 * Closed sets of names that writers may use in frontmatter and props. A leaf module: any room may import it.
 * Schemas, the icon sprite, the scene table and the writers' reference all derive from these lists.
 */

/** Languages of pages; English only on template pages. */
export type Language = 'ru' | 'en';

/** Icon names: file names of the lucide set (https://lucide.dev/icons). The sprite has no others. */
export const iconNames = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'award',
  'badge-check',
  'bell',
  'book-open',
  'briefcase',
  'building-2',
  'calendar-days',
  'chart-line',
  'chart-column',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clipboard-list',
  'clock',
  'cloud',
  'code',
  'cpu',
  'credit-card',
  'database',
  'eye',
  'file-text',
  'folder-open',
  'globe',
  'graduation-cap',
  'hand-heart',
  'headphones',
  'history',
  'house',
  'id-card',
  'layers',
  'layout-dashboard',
  'life-buoy',
  'lightbulb',
  'link',
  'list-checks',
  'lock',
  'mail',
  'map-pin',
  'megaphone',
  'menu',
  'message-circle',
  'message-square-text',
  'monitor-smartphone',
  'moon',
  'network',
  'newspaper',
  'notebook-pen',
  'palette',
  'pause',
  'phone',
  'play',
  'plug',
  'plus',
  'quote',
  'radio',
  'rocket',
  'rotate-cw',
  'scale',
  'search',
  'send',
  'server',
  'settings-2',
  'shield-check',
  'smartphone',
  'sparkles',
  'star',
  'sun',
  'tag',
  'target',
  'timer',
  'trending-up',
  'user-check',
  'user-plus',
  'users',
  'video',
  'wallet',
  'workflow',
  'x',
  'zap',
] as const;
export type IconName = (typeof iconNames)[number];

/** Product scenes: one folder each in src/scenes. */
export const sceneNames = [
  'hero',
  'gradebook',
  'program-constructor',
  'quiz',
  'quiz-review',
  'live-lesson',
  'schedule-week',
  'parent-push',
  'chat',
  'payments',
  'center-dashboard',
  'public-profile',
  'center-page',
  'enrollment-form',
  'progress-chart',
  'materials',
  'automation',
  'groups',
  'tutor-control',
  'analytics',
  'scattered',
  'student-home',
  'transfer',
  'doors',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Scenes that a visitor can operate, in sections that set `isPlayed` (src/ui/Scene.tsx). */
export const playedScenes: readonly SceneName[] = [
  'hero',
  'gradebook',
  'quiz',
  'program-constructor',
  'schedule-week',
  'payments',
  'live-lesson',
];

/**
 * Scenes that fill a box other than the usual 4 : 3 in the head of a feature's page: `wide` ones (a table, a week, a
 * board) span the grid, `tall` ones (a phone, a form, a chat) are upright.
 */
export const sceneShapes: Partial<Record<SceneName, 'wide' | 'tall'>> = {
  gradebook: 'wide',
  'live-lesson': 'wide',
  'schedule-week': 'wide',
  materials: 'wide',
  payments: 'wide',
  'tutor-control': 'wide',
  'center-page': 'wide',
  'public-profile': 'tall',
  automation: 'tall',
  chat: 'tall',
  'parent-push': 'tall',
  'enrollment-form': 'tall',
};

/** Feature categories (tests/spec/03-records.spec.ts): for tutors, for students and parents, for learning centres. */
export const featureCategories = ['tutors', 'students', 'centers'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** Audience labels of feature cards (tests/spec/03-records.spec.ts). */
export const audiences = ['tutors', 'students', 'parents', 'centers', 'all'] as const;
export type Audience = (typeof audiences)[number];

/** Categories of services with a colour, that of an audience; all others have that of students. */
export const serviceColours: Readonly<Record<string, Audience>> = {
  Advice: 'tutors',
  Software: 'students',
  'Work in between': 'parents',
};

/** Rubrics of posts with a colour, that of their readers; all others have that of tutors. */
export const rubricColours: Readonly<Record<string, Audience>> = {
  Родителям: 'parents',
  Центрам: 'centers',
};

/** Portfolio filter values without "all" (tests/spec/04-states.spec.ts). */
export const portfolioCategories = ['technology', 'helpdesk', 'analysis', 'marketing'] as const;
export type PortfolioCategory = (typeof portfolioCategories)[number];
