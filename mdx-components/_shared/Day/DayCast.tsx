import { useId } from 'react';
import { platform } from '../../../src/site/labels.platform.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import styles from './DayCast.module.css';
import type { PersonData } from './day-data.ts';

/** The people of a day, as a choice of whom to follow: radio buttons whose state Day.module.css uses. */
export function DayCast({ people }: { people: readonly PersonData[] }) {
  const labels = platform.day;
  const group = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{labels.follow}</legend>
      <label className={`no-print ${styles.all}`}>
        <input className="filling" type="radio" name={group} value="all" defaultChecked />
        {labels.all}
      </label>
      {people.map(({ as, name, role, image }) => (
        <label key={as} className={styles.person} data-audience={as}>
          <input className="filling" type="radio" name={group} value={as} />
          <Avatar name={name} image={image} />
          <span>
            <b>{name}</b>
            <small>{role}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
