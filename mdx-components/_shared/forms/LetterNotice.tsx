import { useSite } from '../../../src/site/hooks.ts';
import type { Labels } from '../../../src/site/labels.ru.ts';
import { resolveSiteLink } from '../../../src/site/links.ts';
import { CopyButton } from '../../../src/ui/CopyButton.tsx';
import { Link } from '../../../src/ui/Link.tsx';
import styles from './LetterNotice.module.css';
import { type Letter, saidOf } from './letter.ts';

/** A ref for what a form says below its button, where the window of a phone ends: scrolls it into view when it comes. */
export const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

export interface LetterNoticeProps {
  letter: Letter;
  labels: Labels['forms'];
}

/** Shown after an e-mail was opened: what is left to do, and alternatives for visitors without a mail program. */
export function LetterNotice({ letter, labels }: LetterNoticeProps) {
  const { settings } = useSite();
  const [phone] = settings.phones;
  const { letter: words } = labels;
  const [done, left] = saidOf(letter, labels);
  return (
    <div ref={reveal} className={styles.root}>
      <p>
        <strong>{done}</strong> {left}
      </p>
      <div className={`cluster ${styles.ways}`}>
        <CopyButton text={letter.text} label={words.copy} words={labels.copied}>
          {words.copy}
        </CopyButton>
        <Link href={letter.href}>{words.again}</Link>
        {phone && <Link href={resolveSiteLink('site:phone', settings)}>{phone.number}</Link>}
      </div>
    </div>
  );
}
