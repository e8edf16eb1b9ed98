import { type CSSProperties, useContext } from 'react';
import { CollectorContext } from './collector.ts';

type Properties = Record<`--${string}`, string | number>;

/**
 * For a style attribute in served HTML: the page's policy (src/hosts/policy.ts) allows just those that the render tells of, and
 * the browser drops a plain `style={{…}}`.
 * @returns makes the attribute of custom properties, whose values need no escaping
 * @example const styleOf = useStyleAttribute(); … <div style={styleOf({ '--gap': '24px' })}>
 */
export function useStyleAttribute(): (properties: Properties) => CSSProperties {
  const collector = useContext(CollectorContext);
  return (properties) => {
    const written = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
    collector?.styleAttribute(written.join(';'));
    return properties as CSSProperties;
  };
}
