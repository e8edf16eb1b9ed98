import type { ContentFile } from '../../content/store.ts';
import type { Facts } from './facts.ts';
import type { Context } from './rule.ts';

/** Inspects many files. The Markdown parser and the rules are loaded here: a run that changed nothing needs neither. */
export async function inspectAll(files: readonly ContentFile[], context: Context): Promise<Facts[]> {
  const { inspect } = await import('./inspect.ts');
  return files.map((content) => inspect(content, context, content.frontmatter));
}
