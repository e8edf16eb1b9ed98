import type { EntryOf } from '../../entry.ts';

/** What lists show of a team member. */
export interface MemberCard {
  url: string;
  name: string;
  role: string;
  image: string | null;
}

export const memberCard = ({ url, data }: EntryOf<'member'>): MemberCard => ({
  url,
  name: data.name,
  role: data.role,
  image: data.image ?? null,
});
