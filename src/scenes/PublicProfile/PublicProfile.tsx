import { Disc, Glyph } from '../parts/drawings.tsx';
import { Panel, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './PublicProfile.module.css';
import { words } from './words.ts';

/** A tutor's public profile: rating, a certificate and what a parent wrote. */
export function PublicProfile({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-audience="tutors" data-crop={crop} data-parts="">
      <Panel className={styles.card}>
        <div className={styles.cover} />
        <Disc initials={t.initials} portrait={t.portrait} hue="tutors" className={styles.face} />
        <b className={styles.name}>{t.name}</b>
        <span className={styles.role}>{t.role}</span>
        <span className={`${styles.rating} row`}>
          <i className="star" />
          <b>{t.rating}</b> {t.by}
        </span>
        <span className={styles.about}>{t.about}</span>
        <span className={`cluster ${styles.skills}`}>
          {t.skills.map((skill) => (
            <Pill hue="tutors" key={skill}>
              {skill}
            </Pill>
          ))}
        </span>
      </Panel>
      <Panel className={styles.award} hue="parents">
        <Glyph name="award" />
        <span className="column">
          <b>{t.award}</b>
          <small>{t.awardText}</small>
        </span>
      </Panel>
      {!crop && (
        <Panel className={styles.review}>
          <span className={`${styles.stars} row`}>
            {[1, 2, 3, 4, 5].map((star) => (
              <i className="star" key={star} />
            ))}
          </span>
          <span>{t.review}</span>
          <small data-faint>{t.reviewer}</small>
        </Panel>
      )}
    </div>
  );
}
