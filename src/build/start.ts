import { buildSite, outFolder } from './build.ts';
import { basePath } from './config.ts';
import { serve } from './serve.ts';

/** `npm start`: builds the production site and serves it. `PORT` overrides 4173. */
const wanted = process.env.PORT || '4173';
const port = Number(wanted);
if (!/^\d+$/.test(wanted) || port < 1 || port > 65535) {
  console.error(`PORT=${wanted}\u00a0— не номер порта. Нужно число от\u00a01 до\u00a065535.`);
  process.exit(1);
}
if (!(await buildSite())) process.exit(1);
try {
  const { url } = await serve({ dir: outFolder(), base: basePath(), port });
  console.log(`Сайт открыт: ${url}`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    console.error(`Порт ${port} открывает только администратор. Выберите другой порт: PORT=4173 npm start`);
    process.exit(1);
  }
  if (code !== 'EADDRINUSE') throw error;
  console.error(
    `Порт ${port} занят другой программой. Закройте её или выберите другой порт: PORT=${port < 65535 ? port + 1 : 4173} npm start`,
  );
  process.exit(1);
}
