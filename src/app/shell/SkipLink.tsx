import { useLabels } from '../../site/hooks.ts';

/** The first stop of the keyboard: past the menu to the content (WCAG 2.4.1). Its looks are in src/styles/base.css. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useLabels().skipToContent}
    </a>
  );
}
