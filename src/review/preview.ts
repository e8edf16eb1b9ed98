import { serve } from '../hosts/serve.ts';
import { buildPreview } from './build-preview.ts';
import { readOptions } from './options.ts';
import { printReview } from './print-review.ts';

/**
 * `npm run preview -- --base main [--base-path /pr-12/] [--out dist-preview] [--no-pictures]`: builds the preview and serves
 * it, on `--port`, `PORT` or 4174. `npm run preview:build` (`--no-serve`) only builds it.
 * @param args the command line
 */
export default async function preview(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    const { review, out } = await buildPreview(options);
    printReview(review, out);
    if (!options.serve) return;
    const { url } = await serve({ dir: out, base: options.basePath, port: options.port });
    console.log(`Просмотр открыт: ${url}\nОтчёт: ${url}preview/index.html`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken)
      console.error('Порт занят другой программой. Выберите другой: npm run preview -- --port 4180');
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
