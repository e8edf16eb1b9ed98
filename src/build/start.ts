import { buildSite, outFolder } from './build.ts';
import { basePath } from './config.ts';
import { serve } from './serve.ts';

/** `npm start`: builds the production site and serves it. `PORT` overrides 4173. */
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT=${process.env.PORT} — не номер порта. Нужно число от 1 до 65535.`);
  process.exit(1);
}
if (!(await buildSite())) process.exit(1);
try {
  const { url } = await serve({ dir: outFolder(), base: basePath(), port });
  console.log(`Сайт открыт: ${url}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(
    `Порт ${port} занят другой программой. Закройте её или выберите другой порт: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
