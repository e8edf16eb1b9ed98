/** Style rules of a page: what stands in its `<style>` elements, by place and selector. */
export type Rules = Map<string, Map<string, string>>;

/** A rule whose declarations differ. */
export interface RuleChange {
  selector: string;
  /** Classes that an element needs for the rule to hold, in any of its selectors. */
  classes: string[];
  properties: { name: string; before: string | null; after: string | null }[];
}

/** Splits CSS into rules; conditions (`@media …`) become part of the place. Good for what a bundler prints. */
export function readRules(css: string): Rules {
  const rules: Rules = new Map();
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const places: string[] = [];
  let start = 0;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (quote) {
      if (sign === '\\') index++;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ';' && isStatement(text, start, index)) start = index + 1;
    else if (sign === '{') {
      places.push(text.slice(start, index).trim());
      start = index + 1;
    } else if (sign === '}') {
      const body = text.slice(start, index).trim();
      if (body) addRule(rules, places.join(' › '), body);
      places.pop();
      start = index + 1;
    }
  }
  return rules;
}

/** `@layer a, b;` and `@import`: statements, not declarations. */
const isStatement = (text: string, start: number, end: number) => /^\s*@/.test(text.slice(start, end));

function addRule(rules: Rules, place: string, body: string): void {
  const rule = rules.get(place) ?? new Map<string, string>();
  for (const part of body.split(/;(?![^(]*\))/)) {
    const colon = part.indexOf(':');
    if (colon > 0) rule.set(part.slice(0, colon).trim(), part.slice(colon + 1).trim());
  }
  rules.set(place, rule);
}

const classesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
const selectorOf = (place: string) => place.split(' › ').at(-1) ?? place;

/** Compares the rules of two versions of a page. */
export function compareRules(before: Rules, after: Rules): RuleChange[] {
  const changes: RuleChange[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(place), after.get(place)];
    const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    const properties = [...names]
      .map((name) => ({ name, before: old?.get(name) ?? null, after: now?.get(name) ?? null }))
      .filter((property) => property.before !== property.after);
    const selector = selectorOf(place);
    // A font's files and a sheet's key frames are seen through the rules that use them.
    if (properties.length > 0 && !/@font-face|^(?:from|to|[\d.]+%)/.test(selector))
      changes.push({ selector, classes: [...new Set(classesIn(selector))], properties });
  }
  return changes;
}
