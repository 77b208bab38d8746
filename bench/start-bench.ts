import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { startMeasured } from './measured-process.ts'
import { withFolder } from './our-server.ts'
import { median } from './percentile.ts'

const starts = 5

/** npm ends before the server that it started. */
async function untilSilent(url: string): Promise<void> {
  while (await fetch(url).catch(() => undefined)) await pause(50)
}

/** How long `npm start` takes until 'Listo' when nothing is left to install, build or migrate. Source: design §5. */
export async function startBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    // As `npm run bench` leaves it in the environment; npm's own part counts too.
    const npm = process.env.npm_execpath
    const command = npm ? [npm, 'start', '--silent'] : ['starter/start.mjs']
    const start = async () => {
      const server = await startMeasured(command, { DATA_DIR: folder, DEMO: '1' })
      await server.stop()
      await untilSilent(server.url)
      return server.startMilliseconds
    }
    await start()
    const milliseconds: number[] = []
    for (let turn = 0; turn < starts; turn += 1) milliseconds.push(await start())
    return [
      { what: 'second start', value: median(milliseconds), unit: 'ms', budget: 2000 },
      { what: 'slowest of five', value: Math.max(...milliseconds), unit: 'ms' },
    ]
  })
}
