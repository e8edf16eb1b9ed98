import type { GalleryComponent } from '../../content/preview/workshop.ts';
import styles from './PropsTable.module.css';

const inside = {
  text: 'Между тегами — текст.',
  items: 'Между тегами — только её части.',
  none: 'Без содержимого: тег закрывается сразу.',
};

/** What a component takes: its content, and a row for each prop. */
export function PropsTable({ component }: { component: GalleryComponent }) {
  const { name, children, props } = component;
  return (
    <div className={styles.props}>
      <h3>{`<${name}>`}</h3>
      <p>
        {inside[children]}
        {props.length === 0 && ' Свойств нет.'}
      </p>
      {props.length > 0 && (
        <div className={styles.table}>
          <table>
            <caption className="visually-hidden">Свойства {name}</caption>
            <thead>
              <tr>
                <th scope="col">Свойство</th>
                <th scope="col">Что принимает</th>
                <th scope="col">Без него</th>
                <th scope="col">Зачем</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                  </th>
                  <td>
                    {prop.type}
                    {prop.options.length > 0 && (
                      <span className={styles.options}>
                        {prop.options.map((option) => (
                          <code key={option}>{option}</code>
                        ))}
                      </span>
                    )}
                  </td>
                  <td>
                    {prop.required ? <strong>обязательно</strong> : (prop.default ?? 'можно не писать')}
                  </td>
                  <td>{prop.description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
