import { useCallback } from 'react';
import type { FormField } from '../../content/writers/editing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { type IconName, sceneNames } from '../../vocabulary.ts';
import { ask } from './edit/server.ts';
import styles from './Found.module.css';
import { useAnswer } from './use-answer.ts';

interface FoundProps {
  file: string;
  /** Fields being edited, by name; for others the page's head is used. */
  fields?: Readonly<Record<string, FormField['value']>>;
}

const none = {};
/** Milliseconds without typing before the picture is drawn again, since that takes longer than a keystroke. */
const drawAfter = 400;
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';

/** How the page looks as a search result and on a social network; while fields are edited also as a card. */
export function Found({ file, fields = none }: FoundProps) {
  const draw = useCallback(() => ask('social', file, fields), [file, fields]);
  const picture = useAnswer(draw, fields === none ? 0 : drawAfter);
  const edited = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
  const before = meta('og:title');
  const title = edited('title') ?? before;
  const description = edited('description') ?? meta('description');
  const icon = edited('icon');
  // A field may name something missing, which is why the form was opened.
  const scene = sceneNames.find((name) => name === edited('scene'));
  return (
    <div className={styles.root}>
      <p>В&nbsp;поиске</p>
      <div>
        <span>{document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href}</span>
        <b>{document.title.replace(before, title)}</b>
        <span>{description}</span>
      </div>
      <p>В&nbsp;соцсетях и&nbsp;мессенджерах</p>
      <div>
        {picture && <img src={picture} alt="Картинка для соцсетей" />}
        <b>{title}</b>
        <span>{description}</span>
      </div>
      {(icon || scene) && (
        <>
          <p>Карточкой на&nbsp;других страницах</p>
          <div>
            {scene && <Scene name={scene} crop="card" />}
            {icon && <Icon name={icon as IconName} size={24} />}
            <b>{title}</b>
            <span>{edited('tagline') ?? description}</span>
          </div>
        </>
      )}
    </div>
  );
}
