import type { z } from 'zod';
import type { PageType } from '../src/content/entry.ts';
import { aboutProps } from './About/About.props.ts';
import { anchorProps } from './Anchor/Anchor.props.ts';
import { audienceTabProps, audienceTabsProps } from './AudienceTabs/AudienceTabs.props.ts';
import { avatarGroupProps } from './AvatarGroup/AvatarGroup.props.ts';
import { calloutProps } from './Callout/Callout.props.ts';
import { callToActionProps } from './CallToAction/CallToAction.props.ts';
import { cardGridProps, cardItemProps } from './CardGrid/CardGrid.props.ts';
import { clientLogosProps } from './ClientLogos/ClientLogos.props.ts';
import { contactDetailsProps } from './ContactDetails/ContactDetails.props.ts';
import { contactFormProps } from './ContactForm/ContactForm.props.ts';
import { contactSectionProps } from './ContactSection/ContactSection.props.ts';
import { counterProps, countersProps } from './Counters/Counters.props.ts';
import { ctaFormProps } from './CtaForm/CtaForm.props.ts';
import { cvLinkProps } from './CvLink/CvLink.props.ts';
import { faqProps, questionProps } from './Faq/Faq.props.ts';
import { featureListProps } from './FeatureList/FeatureList.props.ts';
import { figureItemProps, figuresProps } from './Figures/Figures.props.ts';
import { heroProps } from './Hero/Hero.props.ts';
import { type SectionName, sections } from './index.ts';
import { keyToolsProps, toolProps } from './KeyTools/KeyTools.props.ts';
import { latestPostsProps } from './LatestPosts/LatestPosts.props.ts';
import { logoCarouselProps } from './LogoCarousel/LogoCarousel.props.ts';
import { mapFacadeProps } from './MapFacade/MapFacade.props.ts';
import { pageBannerProps } from './PageBanner/PageBanner.props.ts';
import { planFeatureProps, plansProps } from './Plans/Plans.props.ts';
import { planTableProps } from './PlanTable/PlanTable.props.ts';
import { platformCardProps, platformCardsProps } from './PlatformCards/PlatformCards.props.ts';
import { policyCardProps, policyCardsProps } from './PolicyCards/PolicyCards.props.ts';
import { portfolioGridProps } from './PortfolioGrid/PortfolioGrid.props.ts';
import { postSearchListProps } from './PostSearchList/PostSearchList.props.ts';
import { principleProps, principlesProps } from './Principles/Principles.props.ts';
import { processProps, processStepProps } from './Process/Process.props.ts';
import { releaseListProps, releaseProps } from './ReleaseList/ReleaseList.props.ts';
import { reliabilityCardProps, reliabilityProps } from './Reliability/Reliability.props.ts';
import { reviewCarouselProps, reviewProps } from './ReviewCarousel/ReviewCarousel.props.ts';
import { rolePickerProps, roleProps } from './RolePicker/RolePicker.props.ts';
import { serviceGridProps } from './ServiceGrid/ServiceGrid.props.ts';
import { siteValueProps } from './SiteValue/SiteValue.props.ts';
import { splitSceneProps } from './SplitScene/SplitScene.props.ts';
import { stepProps, stepsProps } from './Steps/Steps.props.ts';
import { teamGridProps } from './TeamGrid/TeamGrid.props.ts';
import { testimonialProps, testimonialsProps } from './Testimonials/Testimonials.props.ts';
import { toolsCarouselProps } from './ToolsCarousel/ToolsCarousel.props.ts';
import { videoBlockProps } from './VideoBlock/VideoBlock.props.ts';

/** What checks, gallery and editor support must know of a section that its props do not tell. */
export interface SectionDescription {
  /** The schema of its props (`*.props.ts`). */
  props: z.ZodObject;
  /** What stands between its tags: Markdown, only its own items (`<Question>` in `<Faq>`), or nothing. */
  children: 'text' | 'items' | 'none';
  /** It brings the page's h1. */
  heading?: 'h1';
  /** Anchors it makes by itself. */
  anchors?: readonly string[];
  /** Entries it links to without being told: they are no orphans. */
  lists?: readonly PageType[];
  /** Props that name an entry, and the folder of their address. */
  links?: Readonly<Record<string, string>>;
}

/** Every name that writers may use, described. Node only: schemas never reach the visitor's download. */
export const descriptions: Readonly<Record<SectionName, SectionDescription>> = {
  About: { props: aboutProps, children: 'text' },
  Anchor: { props: anchorProps, children: 'none' },
  AudienceTab: { props: audienceTabProps, children: 'text' },
  AudienceTabs: { props: audienceTabsProps, children: 'items' },
  AvatarGroup: { props: avatarGroupProps, children: 'none' },
  CallToAction: { props: callToActionProps, children: 'text' },
  Callout: { props: calloutProps, children: 'text' },
  CardGrid: { props: cardGridProps, children: 'items' },
  CardItem: { props: cardItemProps, children: 'text' },
  ClientLogos: { props: clientLogosProps, children: 'none' },
  ContactDetails: { props: contactDetailsProps, children: 'none' },
  ContactForm: { props: contactFormProps, children: 'text' },
  ContactSection: { props: contactSectionProps, children: 'text' },
  Counter: { props: counterProps, children: 'text' },
  Counters: { props: countersProps, children: 'items' },
  CtaForm: { props: ctaFormProps, children: 'text' },
  CvLink: { props: cvLinkProps, children: 'none' },
  Faq: { props: faqProps, children: 'items' },
  FeatureList: {
    props: featureListProps,
    children: 'none',
    lists: ['feature'],
    anchors: ['tutor', 'student', 'parent', 'center'],
  },
  FigureItem: { props: figureItemProps, children: 'text' },
  Figures: { props: figuresProps, children: 'items' },
  Hero: { props: heroProps, children: 'text', heading: 'h1' },
  KeyTools: { props: keyToolsProps, children: 'items' },
  LatestPosts: { props: latestPostsProps, children: 'none', lists: ['post'] },
  LogoCarousel: { props: logoCarouselProps, children: 'none' },
  MapFacade: { props: mapFacadeProps, children: 'none' },
  PageBanner: { props: pageBannerProps, children: 'text', heading: 'h1' },
  PlanFeature: { props: planFeatureProps, children: 'text' },
  PlanTable: { props: planTableProps, children: 'text' },
  Plans: { props: plansProps, children: 'items' },
  PlatformCard: { props: platformCardProps, children: 'text' },
  PlatformCards: { props: platformCardsProps, children: 'items' },
  PolicyCard: { props: policyCardProps, children: 'text' },
  PolicyCards: { props: policyCardsProps, children: 'items' },
  PortfolioGrid: { props: portfolioGridProps, children: 'none', lists: ['portfolio'] },
  PostSearchList: { props: postSearchListProps, children: 'none', lists: ['post'] },
  Principle: { props: principleProps, children: 'text' },
  Principles: { props: principlesProps, children: 'items' },
  Process: { props: processProps, children: 'items' },
  ProcessStep: { props: processStepProps, children: 'text' },
  Question: { props: questionProps, children: 'text' },
  Release: { props: releaseProps, children: 'text' },
  ReleaseList: { props: releaseListProps, children: 'items' },
  Reliability: { props: reliabilityProps, children: 'items' },
  ReliabilityCard: { props: reliabilityCardProps, children: 'text' },
  Review: { props: reviewProps, children: 'text' },
  ReviewCarousel: { props: reviewCarouselProps, children: 'items' },
  Role: { props: roleProps, children: 'text' },
  RolePicker: { props: rolePickerProps, children: 'items' },
  ServiceGrid: { props: serviceGridProps, children: 'none', lists: ['service'] },
  SiteValue: { props: siteValueProps, children: 'none' },
  SplitScene: { props: splitSceneProps, children: 'text' },
  Step: { props: stepProps, children: 'text' },
  Steps: { props: stepsProps, children: 'items' },
  TeamGrid: { props: teamGridProps, children: 'none', lists: ['member'] },
  Testimonial: { props: testimonialProps, children: 'text' },
  Testimonials: { props: testimonialsProps, children: 'items' },
  Tool: { props: toolProps, children: 'text', links: { slug: '/feature/' } },
  ToolsCarousel: { props: toolsCarouselProps, children: 'none', lists: ['feature'] },
  VideoBlock: { props: videoBlockProps, children: 'text' },
};

/** The description of a name as typed in MDX, if there is such a section. */
export const describe = (name: string): SectionDescription | undefined =>
  Object.hasOwn(descriptions, name) ? descriptions[name as SectionName] : undefined;

/** The section that a name must stand in, or null for a section of its own. */
export function parentOf(name: string): SectionName | null {
  const folder = Object.hasOwn(sections, name) ? (sections[name as SectionName] as SectionName) : null;
  return folder === name ? null : folder;
}

/** The names that may stand right inside a section. */
export const itemsOf = (name: string): SectionName[] =>
  (Object.keys(sections) as SectionName[]).filter((item) => parentOf(item) === name);
