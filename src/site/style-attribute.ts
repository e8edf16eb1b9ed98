import { type CSSProperties, useContext } from 'react';
import { CollectorContext } from './collector.ts';

type Properties = Record<`--${string}`, string | number>;

/**
 * For a style attribute in served HTML: the page's policy allows just those that the render tells of.
 * @returns makes the attribute of custom properties, whose values need no escaping
 * @example <div style={styleOf({ '--gap': '24px' })}>
 */
export function useStyleAttribute(): (properties: Properties) => CSSProperties {
  const collector = useContext(CollectorContext);
  return (properties) => {
    const written = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
    collector?.styleAttribute(written.join(';'));
    return properties as CSSProperties;
  };
}
