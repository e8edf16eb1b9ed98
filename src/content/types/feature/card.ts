import type { Audience, FeatureCategory, IconName, SceneName } from '../../../vocabulary.ts';
import type { EntryOf } from '../../entry.ts';

/** What lists show of a feature. */
export interface FeatureCard {
  url: string;
  title: string;
  icon: IconName;
  audience: Audience;
  tagline: string;
  scene: SceneName;
}
/** A feature in the list by category. */
export interface FeatureEntry extends Omit<FeatureCard, 'tagline'> {
  description: string;
}
export interface FeatureGroup {
  category: FeatureCategory;
  features: FeatureEntry[];
}

export const featureCard = ({ url, data }: EntryOf<'feature'>): FeatureCard => ({
  url,
  title: data.title,
  icon: data.icon,
  audience: data.audience,
  tagline: data.tagline,
  scene: data.scene,
});

export function featureEntry(entry: EntryOf<'feature'>): FeatureEntry {
  const { tagline, ...card } = featureCard(entry);
  return { ...card, description: entry.data.description };
}
