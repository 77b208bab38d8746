import { writeFile } from 'node:fs/promises'
import { writeMorning } from './write-morning.ts'

const [file] = process.argv.slice(2)
if (!file || !/\.(csv|xlsx)$/.test(file)) {
  console.error('Di el archivo que se escribe: npm run -s manana -- manana.xlsx (o .csv)')
  process.exitCode = 2
} else console.log(await writeMorning(file, writeFile))
