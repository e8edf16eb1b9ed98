import type { SectionFolder } from './index.ts';

/** Loads a section's folder; each is a chunk of its own, so a page pays only for the sections it uses. */
export const loaders: Record<SectionFolder, () => Promise<object>> = {
  About: () => import('./About/About.tsx'),
  Anchor: () => import('./Anchor/Anchor.tsx'),
  AudienceTabs: () => import('./AudienceTabs/AudienceTabs.tsx'),
  AvatarGroup: () => import('./AvatarGroup/AvatarGroup.tsx'),
  CallToAction: () => import('./CallToAction/CallToAction.tsx'),
  Callout: () => import('./Callout/Callout.tsx'),
  CardGrid: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  ClientLogos: () => import('./ClientLogos/ClientLogos.tsx'),
  ContactDetails: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  ContactForm: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  ContactSection: () => import('./ContactSection/ContactSection.tsx'),
  Counters: () => import('./Counters/Counters.tsx'),
  CtaForm: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  CvLink: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  Faq: () => import('./Faq/Faq.tsx'),
  FeatureList: () => import('./FeatureList/FeatureList.tsx'),
  Figures: () => import('./Figures/Figures.tsx'),
  Hero: () => import('./Hero/Hero.tsx'),
  KeyTools: () => import('./KeyTools/KeyTools.tsx'),
  LatestPosts: () => import('./LatestPosts/LatestPosts.tsx'),
  LogoCarousel: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  MapFacade: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  PageBanner: () => import('./PageBanner/PageBanner.tsx'),
  PlanTable: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  Plans: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  PlatformCards: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  PolicyCards: () => import('./PolicyCards/PolicyCards.tsx'),
  PortfolioGrid: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  PostSearchList: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  Principles: () => import('./Principles/Principles.tsx'),
  Process: () => import('./Process/Process.tsx'),
  ReleaseList: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  Reliability: () => import('./Reliability/Reliability.tsx'),
  ReviewCarousel: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  RolePicker: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  ServiceGrid: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  SiteValue: () => import('./SiteValue/SiteValue.tsx'),
  SplitScene: () => import('./SplitScene/SplitScene.tsx'),
  Steps: () => import('./Steps/Steps.tsx'),
  TeamGrid: async () =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : ({ children }: { children?: never }) => children ?? null,
      },
    ), // pending
  Testimonials: () => import('./Testimonials/Testimonials.tsx'),
  ToolsCarousel: () => import('./ToolsCarousel/ToolsCarousel.tsx'),
  VideoBlock: () => import('./VideoBlock/VideoBlock.tsx'),
};
