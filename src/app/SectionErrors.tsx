import { Component, type ReactNode } from 'react';
import { useLabels } from '../site/hooks.ts';
import styles from './SectionErrors.module.css';

/**
 * Error boundary of a section: one that throws in the browser is replaced by a notice, and the rest of the page keeps
 * working. A section that throws in the build fails the build.
 */
export class SectionErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <SectionNotice /> : this.props.children;
  }
}

function SectionNotice() {
  const { text, reload } = useLabels().sectionFailure;
  return (
    <div className={styles.root} data-section="" role="note">
      <p className="container">
        {text}{' '}
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {reload}
        </button>
      </p>
    </div>
  );
}
