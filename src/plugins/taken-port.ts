import { createServer } from 'node:http';
import type { ResolvedConfig, ViteDevServer } from 'vite';

/** Tells in Russian that a port is taken; stops if it is the only one that may be used: Vite would print an English stack. */
export function tellTakenPort(server: Pick<ViteDevServer, 'httpServer' | 'config'>, isStrict = false): void {
  const { httpServer, config } = server;
  const { info } = config.logger;
  const next = 'Порт $1 занят: сайт откроется на\u00a0следующем.';
  config.logger.info = (text, options) => info(text.replace(/^Port (\d+) is in use, .*/, next), options);
  httpServer?.once('error', ({ code, port }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE' || !isStrict) return;
    config.logger.error(
      `Порт ${port} занят: сайт уже открыт в\u00a0другом окне терминала, или порт взяла другая программа. Закройте её или назовите другой порт.`,
    );
    process.exit(1);
  });
}

/** Stops if the port of `vite preview` is taken: `npm start` would tell so only after a build. */
export const refuseTakenPort = (config: ResolvedConfig): Promise<unknown> =>
  new Promise((end) => {
    const httpServer = createServer().once('error', end);
    tellTakenPort({ httpServer, config }, true);
    httpServer.listen(config.preview.port, () => httpServer.close(end));
  });
