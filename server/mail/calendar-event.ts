const most = 75

/** TEXT of RFC 5545 §3.3.11. */
const escapedText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    // No other control character may stand in it.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** Folds a line so that none is longer than 75 octets, never inside a character. Source: RFC 5545 §3.1. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > most) {
      lines.push(current)
      // The blank that marks a continuation counts too.
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const utc = (instant: Temporal.Instant) =>
  instant.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replaceAll(/[-:]/g, '')

export interface CalendarEvent {
  /** The same one again with a higher `revision` moves the event that a calendar has. */
  uid: string
  revision: number
  createdAt: Temporal.Instant
  starts: Temporal.Instant
  ends: Temporal.Instant
  summary: string
  description: string
  url: string
  /** Minutes before its end at which the calendar rings. */
  alarm: number
}

/**
 * One event as an iCalendar file, in UTC, so that each reader's calendar shows it at its own hour. Source: RFC 5545.
 */
export function calendarFile(event: CalendarEvent): string {
  const summary = escapedText(event.summary)
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Certeza//Ordenes//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapedText(event.uid)}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(event.ends)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapedText(event.description)}`,
    `URL:${event.url.replace(/[\p{Cc}\s]/gu, '')}`,
    // It does not make its reader busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER;RELATED=END:-PT${event.alarm}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`
}
