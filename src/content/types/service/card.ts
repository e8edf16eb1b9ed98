import type { IconName } from '../../../vocabulary.ts';
import type { EntryOf } from '../../entry.ts';

/** What lists show of a service. */
export interface ServiceCard {
  url: string;
  title: string;
  icon: IconName;
  description: string;
}

export const serviceCard = ({ url, data }: EntryOf<'service'>): ServiceCard => ({
  url,
  title: data.title,
  icon: data.icon,
  description: data.description,
});
