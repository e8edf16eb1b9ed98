import type { PreviewServer, ViteDevServer } from 'vite';

/** Tells in Russian that the only port that may be used is taken, and stops: Vite would print an English stack. */
export function tellTakenPort({ httpServer, config }: ViteDevServer | PreviewServer, isStrict = false): void {
  httpServer?.once('error', ({ code, port }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE' || !isStrict) return;
    config.logger.error(
      `Порт ${port} занят: сайт уже открыт в\u00a0другом окне терминала, или порт взяла другая программа. Закройте её или назовите другой порт.`,
    );
    process.exit(1);
  });
}
