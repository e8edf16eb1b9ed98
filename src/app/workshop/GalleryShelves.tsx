import type { ReactNode } from 'react';
import type { Gallery } from '../../content/preview/workshop.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Scene } from '../../ui/Scene.tsx';
import type { IconName, SceneName } from '../../vocabulary.ts';
import gallery from './Gallery.module.css';
import styles from './GalleryShelves.module.css';

/** A part of the gallery with things of one kind; an empty one is left out. */
function Shelf({
  id,
  heading,
  items,
  className,
}: {
  id: string;
  heading: string;
  items: ReactNode[];
  className: string | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <section id={id} className={gallery.entry}>
      <h2>{heading}</h2>
      <ul className={className}>{items}</ul>
    </section>
  );
}

/** Icons by name; a click copies it. */
export const Icons = ({ names }: { names: readonly string[] }) => (
  <Shelf
    id="icons"
    heading="Значки"
    className={styles.icons}
    items={names.map((name) => (
      <li key={name}>
        <CopyButton text={name} label={`Скопировать имя значка ${name}`} className={styles.icon}>
          <Icon name={name as IconName} size={24} />
          {name}
        </CopyButton>
      </li>
    ))}
  />
);

/** Product scenes by name; a click copies it. */
export const Scenes = ({ names }: { names: readonly string[] }) => (
  <Shelf
    id="scenes"
    heading="Сцены"
    className={styles.scenes}
    items={names.map((name) => (
      <li key={name}>
        <div className={styles.scene}>
          <Scene name={name as SceneName} />
        </div>
        <CopyButton text={name} label={`Скопировать имя сцены ${name}`}>
          {name}
        </CopyButton>
      </li>
    ))}
  />
);

/** What social networks show of each page. */
export const SocialPictures = ({ pictures }: { pictures: Gallery['social'] }) => (
  <Shelf
    id="social"
    heading="Картинки для соцсетей"
    className={styles.social}
    items={pictures.map(({ url, title, src }) => (
      <li key={url}>
        <img
          loading="lazy"
          src={import.meta.env.BASE_URL + src}
          width="1200"
          height="630"
          alt={`Картинка страницы «${title}»`}
        />
        <Link href={url}>{url}</Link>
      </li>
    ))}
  />
);
