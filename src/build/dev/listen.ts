import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevOptions } from './options.ts';

/**
 * Opens the port, or the next free one.
 * @returns the port
 * @throws {Error} with a Russian sentence when the port is taken and no other will do
 */
export async function listen(server: Server, { port, strictPort, host }: DevOptions): Promise<number> {
  for (let wanted = port; ; wanted++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(wanted, host, () => {
          server.off('error', fail);
          done();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (strictPort || wanted >= 65535)
        throw new Error(`Порт ${wanted} занят другой программой. Закройте её или выберите другой порт.`);
    }
  }
}
