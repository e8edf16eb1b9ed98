import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import veil from '../../../../mdx-components/_shared/veiled.module.css';
import { CallToAction } from '../../../../mdx-components/CallToAction/CallToAction.tsx';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { ContactAction } from '../../../app/layouts/parts/ContactAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import { TextWithPanel } from '../../../app/layouts/parts/TextWithPanel.tsx';
import { template as labels } from '../../../site/labels.template.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import styles from './MemberLayout.module.css';

/** A template team member (tests/spec/02-template.spec.ts). */
export function MemberLayout({ data, children }: LayoutProps<'member'>) {
  const { heading, text, action } = labels.memberCall;
  const [firstName = data.title] = data.title.split(' ');
  return (
    <article className={styles.root}>
      <EntryHead
        heading={data.title}
        lead={data.role}
        label={(data.category || data.icon) && <EntryLabel category={data.category} icon={data.icon} />}
        pictureKind="portrait"
        picture={
          <Avatar
            name={data.title}
            image={data.image}
            size="portrait"
            className={`${veil.veiled} ${styles.portrait}`}
          />
        }
      >
        <ContactAction />
      </EntryHead>
      <TextWithPanel title={labels.skills} panel={<Skills skills={data.skills} />} benefits={data.benefits}>
        {children}
      </TextWithPanel>
      <Impact impact={data.impact} />
      <Neighbours labels={labels} />
      <CallToAction heading={heading(firstName)} action={{ text: action, href: '/contact' }}>
        <p>{text}</p>
      </CallToAction>
    </article>
  );
}

/** Skills as meters, in per cent (tests/spec/09-constants.spec.ts). */
function Skills({ skills }: Pick<LayoutProps<'member'>['data'], 'skills'>) {
  return (
    <ul className={styles.skills}>
      {skills.map(({ title, value }) => (
        <li key={title} className={styles.skill}>
          <span className={styles.row}>
            <span>{title}</span>
            <span className={styles.value}>{value}%</span>
          </span>
          {/* Browsers style `<meter>` differently. */}
          <meter className="visually-hidden" aria-label={title} min={0} max={100} value={value} />
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${value}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
