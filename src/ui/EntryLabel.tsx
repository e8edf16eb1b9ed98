import type { Audience, IconName } from '../vocabulary.ts';
import { Chip } from './Chip.tsx';
import { IconTile } from './Icon.tsx';

interface EntryLabelProps {
  category?: string | undefined;
  icon?: IconName | undefined;
  audience?: Audience | undefined;
}

/** The category and the icon of an entry, above its title; either may be missing. */
export function EntryLabel({ category, icon, audience }: EntryLabelProps) {
  if (category)
    return (
      <Chip icon={icon} audience={audience}>
        {category}
      </Chip>
    );
  return icon ? <IconTile name={icon} audience={audience} /> : null;
}
