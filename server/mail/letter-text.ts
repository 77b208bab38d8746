import { type Identity, identity } from '../../content/identity.ts'
import { blankValue, type Letter, type LetterBlock, type LetterCell } from './letter.ts'

const shown = (value: string) => (value.trim() === '' ? blankValue : value)

const cellLine = ({ label, value, before }: LetterCell) =>
  `${label}: ${before === undefined ? '' : `${shown(before)} → `}${shown(value)}`

function blockText(block: LetterBlock): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'action') return `${block.label}:\n${block.href}`
  if (block.kind === 'section') return [block.title, ...block.paragraphs].join('\n')
  return [...(block.title === undefined ? [] : [block.title]), ...block.cells.map(cellLine)].join('\n')
}

/** How the laboratory signs, in lines. */
export function signature({ nombre, telefono, correo, horario }: Identity = identity): string[] {
  return [nombre, `${telefono.texto} · ${correo}`, `${horario.semana} (hora del centro)`]
}

/** The letter as plain text. */
export function letterText({ about, title, blocks }: Letter): string {
  return `${[`${about}\n${title}`, ...blocks.map(blockText), signature().join('\n')].join('\n\n')}\n`
}
