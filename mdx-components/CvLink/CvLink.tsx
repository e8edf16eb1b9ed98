import { useSite } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Link } from '../../src/ui/Link.tsx';
import styles from './CvLink.module.css';
import type { CvLinkProps } from './CvLink.props.ts';

/** A letter with a CV: a mailto link as a button, the address in clear beside it (tests/spec/02-pages.spec.ts). */
export function CvLink({ label }: CvLinkProps) {
  const { careers } = useSite().settings.emails;
  return (
    <div className={styles.root}>
      <Button href="site:careers" icon="mail">
        {label}
      </Button>
      <Link href="site:careers" className={styles.address}>
        {careers}
      </Link>
    </div>
  );
}
