// Makes the drawings of content/drawings: `node art/draw.ts` all of them, `node art/draw.ts NAME …` some, so that a
// laboratory's own map stays.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chain, chainTall } from './drawings/chain.ts'
import { datum, datumTall } from './drawings/datum.ts'
import { force } from './drawings/force.ts'
import { humidity } from './drawings/humidity.ts'
import { map } from './drawings/map.ts'
import { mass } from './drawings/mass.ts'
import { notFound } from './drawings/not-found.ts'
import { type Drawing, svg } from './drawings/pen.ts'
import { pressure } from './drawings/pressure.ts'
import { temperature } from './drawings/temperature.ts'
import { torque } from './drawings/torque.ts'
import { visit } from './drawings/visit.ts'
import { voltage } from './drawings/voltage.ts'
import { years, yearsTall } from './drawings/years.ts'

const drawings: Record<string, () => Drawing> = {
  anos: years,
  'anos-v': yearsTall,
  dato: datum,
  'dato-v': datumTall,
  electrica: voltage,
  fuerza: force,
  humedad: humidity,
  mapa: map,
  masa: mass,
  'no-encontrada': notFound,
  'par-torsional': torque,
  presion: pressure,
  temperatura: temperature,
  trazabilidad: chain,
  'trazabilidad-v': chainTall,
  visita: visit,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in drawings))
if (unknown.length > 0)
  throw new Error(`No drawing named ${unknown.join(', ')}. There are: ${Object.keys(drawings).join(', ')}.`)
for (const [name, draw] of Object.entries(drawings))
  if (asked.length === 0 || asked.includes(name))
    writeFileSync(join(import.meta.dirname, `../content/drawings/${name}.svg`), svg(draw()))
