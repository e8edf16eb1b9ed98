import { useState } from 'react';
import { counted } from '../../../content/problems/counted.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import pill from '../../../ui/Pill.module.css';
import { Scene } from '../../../ui/Scene.tsx';
import { Opening } from '../Opening.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PlaceButton } from '../PlaceButton.tsx';
import styles from './Gallery.module.css';
import type { GalleryComponent, Gallery as GalleryData, GallerySection } from './gallery-data.ts';
import { matches, sectionsFor } from './gallery-search.ts';
import { type Column, Table } from './Table.tsx';
import workshop from './Workshop.module.css';

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

/** Gallery of all sections, icons and scenes for MDX, and of social pictures (`/_components`). */
export function Gallery({ data }: { data: GalleryData }) {
  const [query, setQuery] = useState('');
  const sections = sectionsFor(data.sections, query);
  const shelves = shelvesOf(data, matches(query));
  return (
    <div className={styles.root}>
      <header className={`stack ${workshop.head}`}>
        <h1>Компоненты</h1>
        <p className="lead">
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
              <a href={`#${name}`} className={pill.root}>
                {russian} ({name}) <span>{uses.length}</span>
              </a>
            </li>
          ))}
          {shelves.map(({ id, heading, items }) => (
            <li key={id}>
              <a href={`#${id}`} className={pill.root}>
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
            <ul className={id === 'icons' ? styles.icons : styles.items}>{items}</ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A section in the gallery: live examples, MDX, props and uses. */
function GalleryEntry({ section }: { section: GallerySection }) {
  const { name, russian, purpose, file, components, examples, uses } = section;
  const pages = counted(uses.length, 'странице', 'страницах', 'страницах');
  return (
    <section id={name} className={`prose ${styles.entry}`} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {russian} ({name})
      </h2>
      <p>{purpose}</p>
      <p>{uses.length > 0 ? `Стоит на ${pages}` : 'Пока нигде не стоит'}</p>
      {examples.length > 0 ? (
        <PageFrame title={`Примеры ${name}`} src={import.meta.env.BASE_URL + section.url.slice(1)} />
      ) : (
        <p>Примеров ещё нет.</p>
      )}
      {examples.map((example, index) => (
        <figure key={example} className="prose">
          <figcaption className={`cluster ${styles.caption}`}>
            <span data-app-source={`${file}:1:1`}>Пример {index + 1}</span>
            <CopyButton text={example} label={`Скопировать MDX: ${name}, пример ${index + 1}`}>
              Скопировать MDX
            </CopyButton>
          </figcaption>
          <pre>
            <code>{example}</code>
          </pre>
        </figure>
      ))}
      {components.map((component) => (
        <PropsTable key={component.name} component={component} />
      ))}
      {uses.length > 0 && (
        <Opening className="prose" title={`Где именно: на ${pages}`}>
          <ul>
            {uses.map((use) => (
              <li key={use.file}>
                <Link href={use.url}>{use.title}</Link>{' '}
                {use.lines.map((line) => (
                  <PlaceButton key={line} at={`${use.file}:${line}:1`} quiet>
                    {use.file}:{line}
                  </PlaceButton>
                ))}
              </li>
            ))}
          </ul>
        </Opening>
      )}
    </section>
  );
}

const inside = {
  text: 'Между тегами — текст.',
  items: 'Между тегами — только её части.',
  none: 'Без содержимого: тег закрывается сразу.',
};

const columns: readonly Column<GalleryComponent['props'][number]>[] = [
  ['Свойство', ({ name }) => <code>{name}</code>],
  ['Нужно всегда', ({ isRequired }) => isRequired && 'да'],
  ['Что это', ({ description }) => description],
];

function PropsTable({ component }: { component: GalleryComponent }) {
  const { name, children, props } = component;
  return (
    <>
      <h3>{`<${name}>`}</h3>
      <p>
        {inside[children]}
        {props.length === 0 && ' Свойств нет.'}
      </p>
      {props.length > 0 && (
        <Table caption={`Свойства ${name}`} columns={columns} rows={props} keyOf={(prop) => prop.name} />
      )}
    </>
  );
}
