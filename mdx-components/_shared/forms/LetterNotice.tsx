import { useEffect, useRef } from 'react';
import { useSite } from '../../../src/site/hooks.ts';
import type { Labels } from '../../../src/site/labels.ru.ts';
import { resolveSiteLink } from '../../../src/site/links.ts';
import { CopyButton } from '../../../src/ui/CopyButton.tsx';
import { Link } from '../../../src/ui/Link.tsx';
import styles from './LetterNotice.module.css';
import type { Letter } from './letter.ts';

export interface LetterNoticeProps {
  letter: Letter;
  labels: Labels['forms'];
}

/** Shown after an e-mail was opened: what is left to do, and alternatives for visitors without a mail program. */
export function LetterNotice({ letter, labels }: LetterNoticeProps) {
  const { settings } = useSite();
  const [phone] = settings.phones;
  const { letter: words } = labels;
  const root = useRef<HTMLDivElement>(null);
  // The notice is below the button, where the window of a phone ends.
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles.root}>
      <p>
        <strong>{words.opened(letter.to)}</strong> {letter.isWhole ? words.rest : words.long}
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
