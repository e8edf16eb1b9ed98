import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** nginx with its brotli module, as Debian packages them. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file)) ??
  null;

/**
 * Finds nginx and its brotli module, or installs what is missing if possible (Debian or Ubuntu, as root).
 * @returns its path, or null if it is missing and cannot be installed
 */
export function ensureNginx(): string | null {
  const found = findNginx();
  if ((found && existsSync(brotliModule)) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  return findNginx();
}

/** Returns an unused port. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Serves a built site with nginx by deploy/nginx/site.conf, with its folder and port replaced.
 * @param base base path of the build; the folder is then as deep below the root of the host
 * @param template another configuration to compare with ours
 * @returns its address, the best encoding it supports for compressed files, and a function that stops it
 */
export async function startNginx(
  nginx: string,
  site: string,
  base: string,
  template = readFileSync(resolve('deploy/nginx/site.conf'), 'utf8'),
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const host = join(folder, 'host');
  const root = base === '/' ? site : host;
  if (base !== '/') {
    mkdirSync(dirname(join(host, base)), { recursive: true });
    symlinkSync(site, join(host, base.slice(0, -1)));
  }
  const withBrotli = existsSync(brotliModule);
  const config = template
    .replaceAll('/srv/daftar/dist/_host', join(site, '_host'))
    .replaceAll('/srv/daftar/dist', root)
    .replace('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`)
    .replace('brotli_static on;', withBrotli ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `${withBrotli ? `load_module ${brotliModule};\n` : ''}
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${config.replaceAll('\n', '\n  ')}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? `user root;\n${main}` : main);
  const child: ChildProcess = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const url = `http://127.0.0.1:${port}${base}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    encoding: withBrotli ? 'br' : 'gzip',
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
