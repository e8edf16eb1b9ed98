import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLabels, useSite } from '../site/hooks.ts';
import { resolveSiteLink } from '../site/links.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, `#anchor`, `site:login` and its like, `mailto:`, `tel:` or `https://`. */
  href: string;
}

/** A path with a file extension (`/feed.xml`) is a file of the host, not a route of the app. */
const isFile = (path: string) => /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(path);

/** The one link of the site: decides by the address how to go there. */
export function Link({ href, ...rest }: LinkProps) {
  if (href.startsWith('site:')) return <SiteLink href={href} {...rest} />;
  if (/^https?:/.test(href)) return <ExternalLink href={href} {...rest} />;
  if (href.startsWith('/'))
    return (
      <RouterLink
        to={href}
        {...(isFile(href) ? { reloadDocument: true } : { viewTransition: true })}
        {...rest}
      />
    );
  return <a href={href} {...rest} />;
}

function SiteLink({ href, ...rest }: LinkProps) {
  const { settings } = useSite();
  return <Link href={resolveSiteLink(href, settings)} {...rest} />;
}

/** Other sites open in a new tab (spec section 2, "Route table"), and say so before they do (WCAG 3.2.5). */
function ExternalLink({ href, children, ...rest }: LinkProps) {
  const labels = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
    </a>
  );
}
