import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Where Debian's libnginx-mod-http-brotli-static puts its module. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packed = /\.(?:html|js|css|svg|json|xml|txt)$/;

/** Copies a site with a brotli twin of each text file, as hosts store them. */
export function stage(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (packed.test(file) && statSync(file).isFile()) pack(file);
  }
}

export const pack = (file: string): void =>
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));

/**
 * Serves folders with nginx: TLS, HTTP/2 and brotli for each.
 * @param work folder for the certificate, configuration and log
 * @param sites folder by port
 * @throws {Error} if nginx or its brotli module is not installed
 */
export async function startNginx(work: string, sites: Record<number, string>): Promise<() => void> {
  if (!existsSync(brotli))
    throw new Error(`${brotli} is missing: apt-get install nginx libnginx-mod-http-brotli-static`);
  mkdirSync(work, { recursive: true });
  const [cert, key] = [join(work, 'cert.pem'), join(work, 'key.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj /CN=localhost'.split(' ');
  spawnSync('openssl', [...request, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]);
  const servers = Object.entries(sites).map(
    ([port, root]) => `server {
    listen 127.0.0.1:${port} ssl http2; server_name localhost; ssl_certificate ${cert}; ssl_certificate_key ${key};
    root ${root}; brotli_static on; error_page 404 /404.html;
    location ~* "-[A-Za-z0-9_-]{8}\\.(js|css|svg|woff2)$" { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control "no-cache"; }
  }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/t;`,
  );
  const conf = join(work, 'nginx.conf');
  writeFileSync(
    conf,
    `load_module ${brotli}; worker_processes 1; daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; sendfile on; charset utf-8; ${temporary.join(' ')} ${servers.join('\n')} }
`,
  );
  const nginx = spawn('nginx', ['-c', conf, '-p', dirname(conf)], { stdio: 'inherit' });
  await new Promise((ready) => setTimeout(ready, 1000));
  if (nginx.exitCode !== null) throw new Error(`nginx did not start, see ${work}/error.log`);
  return () => nginx.kill();
}
