import { describe } from '../../../mdx-components/descriptions.ts';
import type { Part, SiteIndex } from '../../content/entry.ts';

/**
 * The parts that a page is composed of, in their order: entries without a page of their own, of the types that one of its
 * sections shows.
 * @param components names of the sections in the page's body
 */
export const partsOf = ({ parts = [] }: SiteIndex, components: readonly string[]): Part[] =>
  parts.filter(({ type }) => components.some((name) => describe(name)?.lists?.includes(type)));
