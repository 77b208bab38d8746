const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** '2024-10-16' as '16 de octubre de 2024'. Text only: no time zone can move the day. */
export function spokenDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} de ${months[Number(month) - 1]} de ${year}`
}

/** '2024-10-16' as '16 oct 2024', for cells. */
export function shortDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`
}
