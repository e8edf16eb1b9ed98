import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtSite } from '../journeys/folders.ts';
import { ensureNginx, startNginx } from '../nginx.ts';
import { readOptions } from './options.ts';
import { median } from './table.ts';

/**
 * `npm run load`: how many requests per second nginx answers with the site's pages, compared with one plain file in a
 * bare configuration that sends as many bytes, headers included. Needs wrk (Debian: apt-get install wrk).
 */
readOptions({});
const seconds = Number(process.env.SECONDS ?? 30);
/** Short alternating rounds, because a machine's speed varies within a minute. */
const rounds = Math.max(3, Math.round(seconds / 2));
const run = promisify(execFile);
if (spawnSync('wrk', ['--version']).error) {
  console.error('First: apt-get install wrk');
  process.exit(1);
}

interface Load {
  perSecond: number;
  errors: string;
}

async function load(url: string): Promise<Load> {
  const options = ['-t2', '-c200', '-d2s', '-H', 'Accept-Encoding: br'];
  const { stdout } = await run('wrk', [...options, url]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  return { perSecond, errors: /(?:Socket errors|Non-2xx).*/.exec(stdout)?.[0] ?? 'none' };
}

/** Returns the median round, with the errors of all rounds. */
function middle(loads: readonly Load[]): Load {
  const errors = loads.map((one) => one.errors).filter((error) => error !== 'none');
  return { perSecond: median(loads.map((one) => one.perSecond)), errors: errors.join(', ') || 'none' };
}

const bare = `server { listen 80; root /srv/daftar/dist; sendfile on; tcp_nopush on;
  open_file_cache max=4096 inactive=60s; open_file_cache_valid 10s; }`;

/** Returns the bytes of a response's headers as sent. */
async function headerBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
}

const nginx = ensureNginx();
if (!nginx) throw new Error('No nginx here.');
const plain = mkdtempSync(join(tmpdir(), 'load-'));
try {
  for (const page of ['index', 'about', 'feature/digital-journal']) {
    const site = await startNginx(nginx, builtSite, '/');
    const address = site.url + page.replace(/^index$/, '');
    const size = statSync(join(builtSite, `${page}.html.br`)).size + (await headerBytes(address));
    writeFileSync(join(plain, 'index.html'), '');
    const empty = await startNginx(nginx, plain, '/', bare);
    const own = await headerBytes(empty.url);
    await empty.close();
    writeFileSync(join(plain, 'index.html'), Buffer.alloc(size - own, 'x'));
    const other = await startNginx(nginx, plain, '/', bare);
    const ours: Load[] = [];
    const file: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(address));
      file.push(await load(other.url));
    }
    await site.close();
    await other.close();
    const [mine, theirs] = [middle(ours), middle(file)];
    const shares = ours.map(({ perSecond }, round) => perSecond / (file[round]?.perSecond ?? Number.NaN));
    const share = (median(shares) * 100).toFixed(0);
    console.log(
      `${page}: ${mine.perSecond.toFixed(0)} requests/s (errors: ${mine.errors}), a plain file, ${size} bytes with headers as well, ${theirs.perSecond.toFixed(0)} (errors: ${theirs.errors}): ${share} %`,
    );
  }
} finally {
  rmSync(plain, { recursive: true, force: true });
}
