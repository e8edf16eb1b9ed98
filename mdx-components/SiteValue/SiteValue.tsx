import type { ReactNode } from 'react';
import type { Settings } from '../../src/content/schemas/settings.ts';
import { useSite } from '../../src/site/hooks.ts';
import { writtenNumber } from '../../src/site/numbers-and-dates.ts';
import { Link } from '../../src/ui/Link.tsx';
import type { SiteValueProps } from './SiteValue.props.ts';

const mail = (address: string) => <Link href={`mailto:${address}`}>{address}</Link>;

/** Renders each fact of the settings inside a sentence; addresses and phones become links. */
const values = {
  brand: ({ brand }) => brand,
  provider: ({ provider }) => provider,
  email: ({ emails }) => mail(emails.support),
  partnersEmail: ({ emails }) => mail(emails.partners),
  careersEmail: ({ emails }) => mail(emails.careers),
  phone: ({ phones }) => (
    <Link href="site:phone">
      <span className="nowrap">{phones[0]?.number}</span>
    </Link>
  ),
  address: ({ office }) => `${office.city}, ${office.address}`,
  hours: ({ hours }) => (
    <span className="nowrap">
      {/* Days are lower-case in the middle of a sentence. */}
      {hours.days.toLowerCase()} {hours.time}
    </span>
  ),
  price: ({ plans: { tutor } }) =>
    tutor.price === undefined
      ? tutor.priceText
      : [writtenNumber(tutor.price, 'ru'), tutor.currency].filter(Boolean).join('\u00a0'),
  loginUrl: ({ loginUrl }) => <Link href="site:login">{new URL(loginUrl).host}</Link>,
} satisfies Record<SiteValueProps['name'], (settings: Settings) => ReactNode>;

/** A fact from the settings inside running text, so that no page types the brand, a phone or a price. */
export function SiteValue({ name }: SiteValueProps) {
  const { settings } = useSite();
  return <span>{values[name](settings)}</span>;
}
