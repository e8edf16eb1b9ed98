import type { ComponentPropsWithRef } from 'react';
import { withBase } from '../content/files/paths.ts';
import { useLabels, useSite } from '../site/hooks.ts';
import { resolveSiteLink } from '../site/links.ts';
import type { IconName } from '../vocabulary.ts';
import { Icon, type IconProps } from './Icon.tsx';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, `#anchor`, `site:login` and similar, `mailto:`, `tel:` or `https://`. */
  href: string;
  /** Language of the surrounding content, if it differs from the page's. */
  around?: 'ru' | undefined;
}

/**
 * The link component of the whole site: the address decides how it is followed. Internal links are plain ones, which a
 * hydrated page follows without a page load (src/app/client/follow-links.ts).
 */
export function Link({ href, around, ...rest }: LinkProps) {
  if (href.startsWith('site:')) return <SiteLink href={href} around={around} {...rest} />;
  if (/^https?:/.test(href)) return <ExternalLink href={href} around={around} {...rest} />;
  return (
    <a
      href={href.startsWith('/') ? withBase(import.meta.env.BASE_URL, href) : href}
      // In dev, src/app/dev/locate.ts marks links to entries with their source position, maybe before hydration.
      suppressHydrationWarning={import.meta.env.DEV}
      {...rest}
    />
  );
}

function SiteLink({ href, ...rest }: LinkProps) {
  const { settings } = useSite();
  return <Link href={resolveSiteLink(href, settings)} {...rest} />;
}

/** Other sites open in a new tab (tests/spec/02-routes.spec.ts), which is announced beforehand (WCAG 3.2.5). */
function ExternalLink({ href, around, children, ...rest }: LinkProps) {
  const { newTab } = useLabels(around);
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden">{` (${newTab})`}</span>
    </a>
  );
}

/** By the start of an address. */
const icons: Record<string, IconName> = {
  '#': 'arrow-down',
  http: 'arrow-up-right',
  https: 'arrow-up-right',
  mailto: 'mail',
  tel: 'phone',
};

/** Shows where a link leads: to another site in a new tab, a letter, a call, down this page, or ahead to another one. */
export function TargetIcon({ href, ...rest }: { href: string } & Omit<IconProps, 'name'>) {
  const { settings } = useSite();
  const [start = ''] = /^#|^[a-z]+(?=:)/.exec(resolveSiteLink(href, settings)) ?? [];
  return <Icon name={icons[start] ?? 'arrow-right'} {...rest} />;
}
