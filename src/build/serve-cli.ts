import { outFolder } from './build.ts';
import { basePath } from './config.ts';
import { serve } from './serve.ts';

/** Serves the site as last built, without building: `OUT_DIR`, `BASE_PATH` and `PORT` as in `npm start`. */
const { url } = await serve({ dir: outFolder(), base: basePath(), port: Number(process.env.PORT ?? 4173) });
console.log(`Сайт открыт: ${url}`);
