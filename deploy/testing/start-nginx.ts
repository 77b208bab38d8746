import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/testing/free-port.ts'

const program = '/usr/sbin/nginx'
/** Whether nginx and openssl are there: Debian's packages of these names. */
export const hasNginx = existsSync(program) && existsSync('/usr/bin/openssl')

const shipped = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/**
 * Each of `changes` in `text`; one that changes nothing means that the shipped file is no longer what the test thinks.
 */
function changed(text: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((given, [from, to]) => {
    const next = given.replace(from, to)
    if (next === given) throw new Error(`${from} is not in the configuration`)
    return next
  }, text)
}

interface ProxyAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface TlsProxy {
  /** A request over TLS, its path to the letter. */
  ask: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<ProxyAnswer>
  httpPort: number
  log: () => string
  /** What it says of its own troubles. */
  errorLog: () => string
  stop: () => Promise<void>
}

interface ProxyOptions {
  /** Of Certeza's nodes on loopback. */
  nodes: readonly number[]
  /** Serves the built site itself, by nginx-cdn.conf. */
  siteDir?: string
}

/** The shipped configuration, with other ports and folders, in a main file of its own. */
function configuration(
  folder: string,
  ports: { https: number; http: number },
  { nodes, siteDir }: ProxyOptions,
): string {
  const servers = nodes.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    ')
  const proxied = /location \/ \{\n\s+proxy_pass http:\/\/certeza;\n\s+\}/
  const cdn = siteDir
    ? changed(shipped('nginx-cdn.conf'), [
        ['/opt/certeza/build/client', siteDir],
        [/\/etc\/nginx\/certeza-headers\.conf/g, join(folder, 'certeza-headers.conf')],
      ])
    : undefined
  const own = changed(shipped('nginx.conf'), [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['/etc/ssl/certeza.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/certeza.key', join(folder, 'key.pem')],
    ['/var/log/nginx/certeza.log', join(folder, 'access.log')],
    ['/var/log/nginx/certeza-error.log', join(folder, 'error.log')],
    [/server 127\.0\.0\.1:3000[^\n]*/, servers],
    ...(cdn === undefined ? [] : [[proxied, cdn] as const]),
  ])
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/t-${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off; ${user} worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/main.log;
events { worker_connections 2048; }
http { include /etc/nginx/mime.types; access_log off; ${scratch.join(' ')}
${own}
}`
}

/** nginx by the files that ship in deploy/, on loopback, with a certificate made for the moment. */
export async function startNginx(options: ProxyOptions): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'certeza-proxy-'))
  const ports = { https: await freePort(), http: await freePort() }
  const [key, cert, file] = ['key.pem', 'cert.pem', 'nginx.conf'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const curve = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'certeza-headers.conf'), shipped('certeza-headers.conf'))
  writeFileSync(file, configuration(folder, ports, options))
  execFileSync(program, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' })
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // `-t` leaves an empty one.
  while (readFileSync(join(folder, 'nginx.pid'), 'utf8') === '') {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'main.log'), 'utf8'))
    await pause(20)
  }
  return {
    httpPort: ports.http,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const reply = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
        const asked = request(
          { host: '127.0.0.1', port: ports.https, path, method, headers, rejectUnauthorized: false },
          done,
        )
        asked.on('error', fail).end(body)
      })
      return { status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
