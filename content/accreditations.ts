/**
 * What is said of a service's accreditation. A number or date stands here only where the specification gives it
 * (§2); what is absent is not shown, and nothing is filled in (design §9).
 */
export type Accreditation = {
  /** Id of the service in services.ts. */
  service: string
  numero?: string
  /** ISO date since when it is accredited. */
  desde?: string
  /** ISO date of the ratification. */
  ratificada?: string
}

export const accreditations: Accreditation[] = [
  { service: 'presion', numero: 'P-36', desde: '2011-11-09', ratificada: '2024-10-16' },
  { service: 'fuerza', numero: 'F-28', desde: '2011-11-14', ratificada: '2024-10-16' },
  { service: 'temperatura', numero: 'T-154' },
  { service: 'electrica', numero: 'E-154', ratificada: '2024-10-16' },
  { service: 'masa' },
  { service: 'par-torsional' },
  { service: 'humedad' },
]

/** What is known of the accreditation of a service; empty but for the id where nothing is. */
export function accreditationOf(service: string): Accreditation {
  return accreditations.find((each) => each.service === service) ?? { service }
}
