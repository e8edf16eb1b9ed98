import { entryTypes } from '../../../content/types/index.ts';
import type { SiteRule } from '../../engine/rule.ts';

/**
 * Two entries of a list with one `order`: which comes first is chance.
 *
 * Bad: `order: 3` in two features of one section. Good: `order: 4` in the second, and so on.
 */
export const rule: SiteRule = {
  id: 'site/order',
  *check({ files }) {
    for (const { name, scaffold } of entryTypes) {
      const owners = new Map<string, string>();
      const taken = [...files].filter(([, { content }]) => content.type === name);
      const next =
        Math.max(...taken.map(([, { content }]) => Number(content.frontmatter.data.order) || 0)) + 1;
      for (const [file, { content }] of taken) {
        const { data, valueRange } = content.frontmatter;
        const range = valueRange(['order']);
        // A draft's place is not taken yet.
        if (typeof data.order !== 'number' || !range || data.draft === true) continue;
        const place = `${scaffold.orderByCategory ? String(data.category) : ''}:${data.order}`;
        const owner = owners.get(place);
        if (!owner) owners.set(place, file);
        else
          yield {
            file,
            ...range,
            field: 'order',
            what: `Место ${data.order} в\u00a0списке уже занято: его занимает ${owner}.`,
            hint: `Поставьте свободное, например ${next}, или поменяйте номера соседних записей.`,
          };
      }
    }
  },
};
