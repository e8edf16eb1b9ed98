import type { GallerySection } from '../../content/preview/workshop.ts';
import { counted } from '../../content/problems/counted.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { PlaceButton } from '../dev/PlaceButton.tsx';
import gallery from './Gallery.module.css';
import styles from './GalleryEntry.module.css';
import { Preview } from './Preview.tsx';
import { PropsTable } from './PropsTable.tsx';

/** One section of the gallery: alive, as MDX, its props, and where it stands. */
export function GalleryEntry({ section }: { section: GallerySection }) {
  const { name, russian, purpose, file, components, examples, uses } = section;
  const pages = counted(uses.length, 'странице', 'страницах', 'страницах');
  return (
    <section id={name} className={gallery.entry} aria-labelledby={`${name}-title`}>
      <div className={styles.title}>
        <h2 id={`${name}-title`}>
          {russian} ({name})
        </h2>
        <p>{purpose}</p>
        <p>{uses.length > 0 ? `Стоит на ${pages}` : 'Пока нигде не стоит'}</p>
      </div>
      {examples.length > 0 ? (
        <Preview title={`Примеры ${section.name}`} src={import.meta.env.BASE_URL + section.url.slice(1)} />
      ) : (
        <p>Примеров ещё нет.</p>
      )}
      {examples.map((example, index) => (
        <figure key={example} className={styles.example}>
          <figcaption>
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
        <details className={styles.uses}>
          <summary>Где именно: на {pages}</summary>
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
        </details>
      )}
    </section>
  );
}
