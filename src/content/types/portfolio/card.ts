import type { PortfolioCategory, SceneName } from '../../../vocabulary.ts';
import type { EntryOf } from '../../entry.ts';

/** What lists show of a portfolio item. */
export interface PortfolioCard {
  url: string;
  title: string;
  sub: string;
  category: PortfolioCategory;
  thumb1: string;
  thumb2: string;
  scene: SceneName;
}

export const portfolioCard = ({ url, data }: EntryOf<'portfolio'>): PortfolioCard => ({
  url,
  title: data.title,
  sub: data.sub,
  category: data.category,
  thumb1: data.thumb1,
  thumb2: data.thumb2,
  scene: data.scene,
});
