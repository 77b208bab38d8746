import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Where and on what the figures were measured. */
export function describeMachine() {
  const release = readFileSync('/etc/os-release', 'utf8')
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? '',
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    system: /PRETTY_NAME="(.*)"/.exec(release)?.[1] ?? '',
  }
}

function ticks() {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...interrupts] = first.split(/ +/).slice(1).map(Number)
  const busy = user + nice + system + interrupts.slice(0, 3).reduce((sum, each) => sum + each, 0)
  return { busy, all: busy + idle + waiting }
}

/** How much of the machine others use, in percent, over `seconds` in which this process does nothing. */
export async function busyPercent(seconds = 3): Promise<number> {
  const before = ticks()
  await pause(seconds * 1000)
  const after = ticks()
  return Math.round(((after.busy - before.busy) / (after.all - before.all)) * 100)
}
