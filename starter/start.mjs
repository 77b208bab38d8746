// `npm start`: installs what is missing, builds what is stale, then serves. Runs on the system's own Node.
import { spawn } from 'node:child_process'
import { install, nodeProgram, root } from './installed.mjs'
import { buildSite, serverEnvironment, serverFlags } from './site.mjs'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Hace falta Node 20 o posterior; este es ${process.versions.node}. Instala una versión más nueva.`)
  process.exit(1)
}

install()
buildSite()

// The channel tells the server when this process is gone, however it went.
const server = spawn(nodeProgram, [...serverFlags, 'server/main.ts'], {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

// npm passes a signal to its shell only, which dies without passing it on: seen as a change of parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 250).unref()
