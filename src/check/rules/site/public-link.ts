import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteRule } from '../../engine/rule.ts';

/**
 * `public` contains no symbolic links: the build publishes their targets, which may be any file of the machine that builds the site.
 *
 * Bad: `public/price.pdf`, a link to `/home/user/price.pdf`. Good: the file itself.
 */
export const rule: SiteRule = {
  id: 'file/symlink',
  *check({ root }) {
    const folder = join(root, 'public');
    if (!existsSync(folder)) return;
    // Names that begin with a dot are published, too; `listFiles` leaves them out, and counts links to files as files.
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isSymbolicLink())
        yield {
          file: relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          from: 0,
          what: 'Это ссылка: на\u00a0сайте окажется то, на\u00a0что она ведёт, даже если оно не\u00a0из этой папки.',
          hint: 'Положите в\u00a0public сам файл, а\u00a0не\u00a0ссылку на\u00a0него.',
        };
  },
};
