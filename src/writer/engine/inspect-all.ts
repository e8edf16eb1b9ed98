import type { ContentFile } from '../../content/store.ts';
import type { Facts } from './facts.ts';
import { inspect } from './inspect.ts';
import type { Context } from './rule.ts';

/** Inspects many files. */
export async function inspectAll(files: readonly ContentFile[], context: Context): Promise<Facts[]> {
  return files.map((content) => inspect(content, context, content.frontmatter));
}
