import { Disc } from '../parts/Disc.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './PublicProfile.module.css';

/** A tutor's public profile: rating, a certificate and what a parent wrote. */
export function PublicProfile({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="tutors" data-crop={crop}>
      <Panel className={styles.card}>
        <div className={styles.cover} />
        <Disc initials="НР" hue="tutors" className={styles.face} />
        <b className={styles.name}>Наргиза Рашидова</b>
        <span className={styles.role}>Математика · Ташкент и&nbsp;онлайн</span>
        <span className={styles.rating}>
          <Glyph name="star" />
          <b>4,8</b> по&nbsp;отзывам семей
        </span>
        <span className={styles.about}>
          12&nbsp;лет веду алгебру и&nbsp;геометрию. Объясняю на&nbsp;задачах из&nbsp;жизни,
          без&nbsp;зубрёжки.
        </span>
        <span className={styles.skills}>
          <Pill hue="tutors">8–11&nbsp;классы</Pill>
          <Pill hue="tutors">ДТМ</Pill>
          <Pill hue="tutors">Олимпиады</Pill>
        </span>
      </Panel>
      <Panel className={styles.award} hue="parents">
        <Glyph name="award" />
        <span>
          <b>Сертификат</b>
          <small>Педагог высшей категории</small>
        </span>
      </Panel>
      {!crop && (
        <Panel className={styles.review}>
          <span className={styles.stars}>★★★★★</span>
          <span>«За&nbsp;полгода сын поднялся с&nbsp;тройки до&nbsp;твёрдой пятёрки».</span>
          <small>Гульнора, мама Санжара</small>
        </Panel>
      )}
    </div>
  );
}
