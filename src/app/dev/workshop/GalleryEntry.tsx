import { counted } from '../../../content/problems/counted.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ScrollTable } from '../../markdown-elements.tsx';
import { Opening } from '../Opening.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PlaceButton } from '../PlaceButton.tsx';
import styles from './Gallery.module.css';
import type { GalleryComponent, GallerySection } from './gallery-data.ts';

/** A section in the gallery: live examples, MDX, props and uses. */
export function GalleryEntry({ section }: { section: GallerySection }) {
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
          <figcaption className={styles.caption}>
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
        <ScrollTable>
          <caption className="visually-hidden">Свойства {name}</caption>
          <thead>
            <tr>
              <th scope="col">Свойство</th>
              <th scope="col">Нужно всегда</th>
              <th scope="col">Что это</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                </th>
                <td>{prop.isRequired && 'да'}</td>
                <td>{prop.description}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}
