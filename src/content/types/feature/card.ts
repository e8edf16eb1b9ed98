import type { FeatureCategory } from '../../../vocabulary.ts';
import type { EntryOf } from '../../entry.ts';
import { type CardWith, cardWith } from '../entry-type.ts';

type Data = EntryOf<'feature'>['data'];

const shown = ['title', 'icon', 'audience', 'tagline'] as const;
/** What lists show of a feature. */
export type FeatureCard = CardWith<Data, (typeof shown)[number]>;

const shownWithScene = ['title', 'audience', 'scene'] as const;
/** A feature that is shown alone, by its picture. */
export type FeatureTool = CardWith<Data, (typeof shownWithScene)[number]>;

const shownInGroups = ['title', 'icon', 'audience', 'description'] as const;
/** A feature in the list by category. */
export type FeatureEntry = CardWith<Data, (typeof shownInGroups)[number]>;
export interface FeatureGroup {
  category: FeatureCategory;
  features: FeatureEntry[];
}

export const featureCard = (entry: EntryOf<'feature'>): FeatureCard => cardWith(entry, shown);
export const featureTool = (entry: EntryOf<'feature'>): FeatureTool => cardWith(entry, shownWithScene);
export const featureEntry = (entry: EntryOf<'feature'>): FeatureEntry => cardWith(entry, shownInGroups);
