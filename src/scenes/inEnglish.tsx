import { cloneElement, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import type { SceneName } from '../vocabulary.ts';
import { english } from './english.ts';
import type { SceneProps } from './parts/types.ts';

type Words = Readonly<Record<string, string>>;
type Picture = FunctionComponent<SceneProps>;

/** The same picture with English words. Scenes and their parts are plain functions of their props, so they can be called. */
export function inEnglish(name: SceneName, Picture: Picture): Picture {
  const words = english[name];
  return (props) => translated(Picture(props) as ReactNode, words);
}

/** A drawn picture with each text replaced that has an English twin; marks of the gradebook get a decimal point. */
function translated(node: ReactNode, words: Words): ReactNode {
  if (typeof node === 'string') return translatedText(node, words);
  if (Array.isArray(node)) return node.map((child: ReactNode) => translated(child, words));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type === 'function') {
    const drawn = translated((node.type as FunctionComponent)(node.props) as ReactNode, words);
    return isValidElement(drawn) && node.key !== null ? cloneElement(drawn, { key: node.key }) : drawn;
  }
  const { children } = node.props;
  if (children === undefined) return node;
  // Children written side by side have no keys; as arguments they need none.
  return Array.isArray(children)
    ? cloneElement(node, undefined, ...children.map((child: ReactNode) => translated(child, words)))
    : cloneElement(node, undefined, translated(children, words));
}

function translatedText(text: string, words: Words): string {
  const plain = text.replaceAll('\u00a0', ' ').trim();
  const found = words[plain] ?? plain.replace(/^(\d),(\d)$/, '$1.$2');
  if (found === plain) return text;
  return `${text.match(/^\s*/)?.[0] ?? ''}${found}${text.match(/\s*$/)?.[0] ?? ''}`;
}
