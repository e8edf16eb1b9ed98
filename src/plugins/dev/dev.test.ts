import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type ResolvedConfig, resolveConfig, type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { mdxOnce } from '../mdx/mdx-once.ts';
import { siteOptions } from '../options.ts';
import { refuseTakenPort, tellTakenPort } from '../taken-port.ts';
import { devServer } from './dev.ts';

it('only this computer can open the site, unless `--host` says otherwise', async () => {
  const site = siteOptions({ command: 'serve', mode: 'development' });
  const { api } = mdxOnce({ ...site, known: [], development: true });
  const hostOf = async (server: { host?: true }) => {
    const plugins = [devServer(site, api)];
    return (await resolveConfig({ configFile: false, server, plugins }, 'serve')).server.host;
  };
  expect([await hostOf({}), await hostOf({ host: true })]).toEqual([undefined, true]);
});

it('a taken port is told in Russian if no other may be used', () => {
  const [error, exit] = [vi.fn(), vi.spyOn(process, 'exit').mockReturnValue(undefined as never)];
  for (const isStrict of [false, true]) {
    const httpServer = new EventEmitter();
    tellTakenPort({ httpServer, config: { logger: { error } } } as unknown as ViteDevServer, isStrict);
    httpServer.emit('error', Object.assign(new Error(), { code: 'EADDRINUSE', port: 5241 }));
    expect(exit).toHaveBeenCalledTimes(isStrict ? 1 : 0);
  }
  expect(error.mock.calls.flat()).toEqual([expect.stringContaining('Порт 5241 занят')]);
});

it('`npm start` is told of a taken port before it builds', async () => {
  const [error, exit] = [vi.fn(), vi.spyOn(process, 'exit').mockReturnValue(undefined as never)];
  exit.mockClear();
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const config = { logger: { error }, preview: { port } } as unknown as ResolvedConfig;
  await refuseTakenPort(config);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`Порт ${port} занят`));
  other.close();
  await once(other, 'close');
  await refuseTakenPort(config);
  expect(exit).toHaveBeenCalledOnce();
});
