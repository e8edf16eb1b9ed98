import { createServer } from 'node:net';
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
/** Fails as the server would, before the build takes its time. */
const probe = () =>
  new Promise<void>((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(port, () => server.close(() => done()));
  });
try {
  await probe();
  if (!(await buildSite())) process.exit(1);
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
