import { EventEmitter } from 'node:events';
import { resolveConfig, type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { mdxOnce } from '../mdx/mdx-once.ts';
import { siteOptions } from '../options.ts';
import { tellTakenPort } from '../taken-port.ts';
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
