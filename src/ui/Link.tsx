import type { ComponentPropsWithRef } from 'react';
import { withBase } from '../content/files/paths.ts';
import { useLabels, useSite } from '../site/hooks.ts';
import { labelsOf } from '../site/labels.ts';
import { resolveSiteLink } from '../site/links.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, `#anchor`, `site:login` and its like, `mailto:`, `tel:` or `https://`. */
  href: string;
  /** The language of what is around it, where that is not the page's. */
  around?: 'ru' | undefined;
}

/**
 * The one link of the site: decides by the address how to go there. Links of this site are plain ones; where React has
 * taken over, they are followed without a page load (src/app/client/follow-links.ts).
 */
export function Link({ href, around, ...rest }: LinkProps) {
  if (href.startsWith('site:')) return <SiteLink href={href} around={around} {...rest} />;
  if (/^https?:/.test(href)) return <ExternalLink href={href} around={around} {...rest} />;
  return (
    <a
      href={href.startsWith('/') ? withBase(import.meta.env.BASE_URL, href) : href}
      // In dev what leads to an entry is marked with its place (src/app/dev/locate.ts), maybe before React has it.
      suppressHydrationWarning={import.meta.env.DEV}
      {...rest}
    />
  );
}

function SiteLink({ href, ...rest }: LinkProps) {
  const { settings } = useSite();
  return <Link href={resolveSiteLink(href, settings)} {...rest} />;
}

/** Other sites open in a new tab (tests/spec/02-routes.spec.ts), and say so before they do (WCAG 3.2.5). */
function ExternalLink({ href, around, children, ...rest }: LinkProps) {
  const ofPage = useLabels();
  const labels = around ? labelsOf(around) : ofPage;
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> ({labels.newTab})</span>
    </a>
  );
}
