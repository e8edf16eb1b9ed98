import { useState } from 'react';
import { counted } from '../../../content/problems/counted.ts';
import { workshopFiles } from '../../../content/writers/workshop.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { useJson } from '../use-json.ts';
import styles from './Gallery.module.css';
import { GalleryEntry } from './GalleryEntry.tsx';
import type { Gallery as GalleryData } from './gallery-data.ts';
import { matches, sectionsFor } from './gallery-search.ts';
import workshop from './Workshop.module.css';

/** Gallery of all sections, icons and scenes for MDX, and of social pictures (`/_components`). */
export function Gallery() {
  const data = useJson<GalleryData>(workshopFiles.gallery);
  if (data === 'failed') return <p>Список компонентов не загрузился. Обновите страницу.</p>;
  if (!data) return <p>Собираем список компонентов…</p>;
  return <Shown data={data} />;
}

/** Icons, scenes and pictures that match a query, by kind; empty kinds are left out. */
const shelvesOf = ({ icons, scenes, social }: GalleryData, has: ReturnType<typeof matches>) =>
  [
    {
      id: 'icons',
      heading: 'Значки',
      items: icons
        .filter((name) => has(name))
        .map((name) => (
          <li key={name}>
            <CopyButton text={name} label={`Скопировать имя значка ${name}`} className={styles.icon}>
              <Icon name={name} size={24} />
              {name}
            </CopyButton>
          </li>
        )),
    },
    {
      id: 'scenes',
      heading: 'Сцены',
      items: scenes
        .filter((name) => has(name))
        .map((name) => (
          <li key={name}>
            <div className={styles.scene}>
              <Scene name={name} />
            </div>
            <CopyButton text={name} label={`Скопировать имя сцены ${name}`}>
              {name}
            </CopyButton>
          </li>
        )),
    },
    {
      id: 'social',
      heading: 'Картинки для соцсетей',
      items: social
        .filter(({ url, title }) => has(url, title))
        .map(({ url, title, src }) => (
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
        )),
    },
  ].filter(({ items }) => items.length > 0);

function Shown({ data }: { data: GalleryData }) {
  const [query, setQuery] = useState('');
  const sections = sectionsFor(data.sections, query);
  const shelves = shelvesOf(data, matches(query));
  return (
    <div className={styles.root}>
      <header className={workshop.head}>
        <h1>Компоненты</h1>
        <p>
          Всё, из чего складываются страницы: {counted(data.sections.length, 'секция', 'секции', 'секций')},{' '}
          {counted(data.icons.length, 'значок', 'значка', 'значков')} и&nbsp;
          {counted(data.scenes.length, 'сцена', 'сцены', 'сцен')}. Скопируйте пример в&nbsp;свой файл
          и&nbsp;замените слова.
        </p>
      </header>
      <nav className={styles.side} aria-label="Список компонентов">
        <Field
          type="search"
          name="component"
          label="Найти компонент, значок или сцену"
          placeholder="отзывы, цены, баннер…"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul className={styles.list}>
          {sections.map(({ name, russian, uses }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {russian} ({name}) <span>{uses.length}</span>
              </a>
            </li>
          ))}
          {shelves.map(({ id, heading, items }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {heading} <span>{items.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.entries}>
        {sections.length + shelves.length === 0 && <p>Ничего не нашлось: попробуйте другое слово.</p>}
        {sections.map((section) => (
          <GalleryEntry key={section.name} section={section} />
        ))}
        {shelves.map(({ id, heading, items }) => (
          <section key={id} id={id} className={`prose ${styles.entry}`}>
            <h2>{heading}</h2>
            <ul className={styles[id]}>{items}</ul>
          </section>
        ))}
      </div>
    </div>
  );
}
