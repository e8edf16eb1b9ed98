import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { mdxOnce } from '../mdx/mdx-once.ts';
import { siteOptions } from '../options.ts';
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
