import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/testing/free-port.ts'
import { endWithUs } from '../measured-process.ts'

const moduleDirs = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
const brotliModules = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so']
const packages = 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static openssl'
const textTypes =
  'text/plain text/css application/json application/javascript text/javascript image/svg+xml application/manifest+json'

/** A site to be served: a folder and, for ours, the server that answers what is no file. */
interface Site {
  name: string
  folder: string
  backend?: string
}

function brotliDir(): string {
  const dir = moduleDirs.find((each) => brotliModules.every((file) => existsSync(join(each, file))))
  if (!existsSync('/usr/sbin/nginx') || !dir)
    throw new Error(`nginx with brotli is missing. On Debian: apt-get install -y ${packages}`)
  return dir
}

function makeCertificate(folder: string): void {
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '30', ...names, ...files], { stdio: 'ignore' })
}

function serverBlock({ folder, backend }: Site, port: number): string {
  const proxied = backend
    ? `location @server { proxy_pass ${backend}; proxy_http_version 1.1; proxy_set_header Connection ""; }`
    : ''
  return `
  server {
    listen 127.0.0.1:${port} ssl http2; root "${folder}"; index index.html;
    location ~* ^/assets/ { expires 1y; add_header Cache-Control "public, immutable"; }
    location / { add_header Cache-Control "public, max-age=0, must-revalidate"; try_files $uri $uri/index.html ${backend ? '@server' : '=404'}; }
    ${proxied}
  }`
}

function configuration(folder: string, modules: string, servers: readonly string[]): string {
  return `
daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${brotliModules.map((file) => `load_module ${join(modules, file)};`).join(' ')}
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; server_tokens off;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  gzip_static on; gzip on; gzip_comp_level 6; gzip_min_length 512; gzip_vary on; gzip_types ${textTypes};
  brotli_static on; brotli on; brotli_comp_level 6; brotli_min_length 512; brotli_types ${textTypes};
  ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem; ssl_protocols TLSv1.3; ssl_session_cache shared:s:5m;
${servers.join('\n')}
}`
}

/**
 * Serves each site at an address of its own with TLS 1.3, HTTP/2 and brotli, as production does. @throws without nginx.
 */
export async function startNginx(sites: readonly Site[]) {
  const modules = brotliDir()
  const folder = mkdtempSync(join(tmpdir(), 'certeza-nginx-'))
  makeCertificate(folder)
  const placed = []
  for (const site of sites) placed.push({ site, port: await freePort() })
  const blocks = placed.map(({ site, port }) => serverBlock(site, port))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, modules, blocks))
  const child = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  endWithUs(child)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const leftEarly = ended.then(() => Promise.reject(new Error('nginx did not start')))
  const isUp = async () => {
    while (!existsSync(join(folder, 'nginx.pid'))) await pause(50)
  }
  await Promise.race([isUp(), leftEarly])
  leftEarly.catch(() => {})
  return {
    /** Address of a site by its name, without a slash at its end. */
    urls: Object.fromEntries(placed.map(({ site, port }) => [site.name, `https://localhost:${port}`])),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
