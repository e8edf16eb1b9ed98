import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtSite } from '../journeys/folders.ts';
import { ensureNginx, startNginx } from '../nginx.ts';

/**
 * `npm run load`: how many requests a second nginx answers with the site's pages, beside one plain file of the same
 * size and a bare configuration. Needs wrk (Debian: apt-get install wrk); only this machine is loaded.
 */
const seconds = Number(process.env.SECONDS ?? 30);
const run = promisify(execFile);

async function load(url: string): Promise<{ perSecond: number; errors: string }> {
  const options = ['-t2', '-c200', `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const { stdout } = await run('wrk', [...options, url]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  return { perSecond, errors: /(?:Socket errors|Non-2xx).*/.exec(stdout)?.[0] ?? 'none' };
}

const bare = `server { listen 80; root /srv/daftar/dist; sendfile on; tcp_nopush on;
  open_file_cache max=4096 inactive=60s; open_file_cache_valid 10s; }`;

const nginx = ensureNginx();
if (!nginx) throw new Error('No nginx here.');
const plain = mkdtempSync(join(tmpdir(), 'load-'));
try {
  for (const page of ['index', 'about', 'feature/digital-journal']) {
    const { size } = statSync(join(builtSite, `${page}.html.br`));
    writeFileSync(join(plain, 'index.html'), Buffer.alloc(size, 'x'));
    const site = await startNginx(nginx, builtSite, '/');
    const ours = await load(site.url + page.replace(/^index$/, ''));
    await site.close();
    const other = await startNginx(nginx, plain, '/', bare);
    const file = await load(other.url);
    await other.close();
    const share = ((ours.perSecond / file.perSecond) * 100).toFixed(0);
    console.log(
      `${page}: ${ours.perSecond.toFixed(0)} requests/s (errors: ${ours.errors}), a plain file of ${size} bytes ${file.perSecond.toFixed(0)} (errors: ${file.errors}): ${share} %`,
    );
  }
} finally {
  rmSync(plain, { recursive: true, force: true });
}
