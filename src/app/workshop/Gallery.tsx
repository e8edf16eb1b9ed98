import { useMemo, useState } from 'react';
import { type Gallery as GalleryData, workshopFiles } from '../../content/preview/workshop.ts';
import { counted } from '../../content/problems/counted.ts';
import styles from './Gallery.module.css';
import { GalleryEntry } from './GalleryEntry.tsx';
import { Icons, Scenes, SocialPictures } from './GalleryShelves.tsx';
import { matches, sectionsFor } from './gallery-search.ts';
import { SearchField } from './SearchField.tsx';
import { useJson } from './useJson.ts';

/** Every section, icon and scene that MDX may use, and the pages' social pictures (`/_components`). */
export function Gallery() {
  const data = useJson<GalleryData>(workshopFiles.gallery);
  if (data === 'failed')
    return <p className={styles.wait}>Список компонентов не загрузился. Обновите страницу.</p>;
  if (!data) return <p className={styles.wait}>Собираем список компонентов…</p>;
  return <Shown data={data} />;
}

function Shown({ data }: { data: GalleryData }) {
  const [query, setQuery] = useState('');
  const has = useMemo(() => matches(query), [query]);
  const sections = sectionsFor(data.sections, query);
  const icons = data.icons.filter((name) => has(name));
  const scenes = data.scenes.filter((name) => has(name));
  const social = data.social.filter(({ url, title }) => has(url, title));
  const shelves = [
    { id: 'icons', heading: 'Значки', count: icons.length },
    { id: 'scenes', heading: 'Сцены', count: scenes.length },
    { id: 'social', heading: 'Картинки для соцсетей', count: social.length },
  ].filter(({ count }) => count > 0);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1>Компоненты</h1>
        <p>
          Всё, из чего складываются страницы: {counted(data.sections.length, 'секция', 'секции', 'секций')},{' '}
          {counted(data.icons.length, 'значок', 'значка', 'значков')} и&nbsp;
          {counted(data.scenes.length, 'сцена', 'сцены', 'сцен')}. Скопируйте пример в&nbsp;свой файл
          и&nbsp;замените слова.
        </p>
      </header>
      <nav className={styles.side} aria-label="Список компонентов">
        <SearchField
          label="Найти компонент, значок или сцену"
          placeholder="отзывы, цены, баннер…"
          value={query}
          onChange={setQuery}
        />
        <ul className={styles.list}>
          {sections.map(({ name, russian, uses }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {russian} ({name}) <span>{uses.length}</span>
              </a>
            </li>
          ))}
          {shelves.map(({ id, heading, count }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {heading} <span>{count}</span>
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
        <Icons names={icons} />
        <Scenes names={scenes} />
        <SocialPictures pictures={social} />
      </div>
    </div>
  );
}
