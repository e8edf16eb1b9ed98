import type { PreviewServer, ViteDevServer } from 'vite';

/** Tells in Russian that a port is taken; stops if it is the only one that may be used: Vite would print an English stack. */
export function tellTakenPort({ httpServer, config }: ViteDevServer | PreviewServer, isStrict = false): void {
  const { info } = config.logger;
  config.logger.info = (text, options) =>
    info(
      text.replace(/^Port (\d+) is in use, .*/, 'Порт $1 занят: сайт откроется на\u00a0следующем.'),
      options,
    );
  httpServer?.once('error', ({ code, port }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE' || !isStrict) return;
    config.logger.error(
      `Порт ${port} занят: сайт уже открыт в\u00a0другом окне терминала, или порт взяла другая программа. Закройте её или назовите другой порт.`,
    );
    process.exit(1);
  });
}
