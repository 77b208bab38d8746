/** What a mail server reports about a mail that it had taken. */
interface DeliveryReport {
  /** The Message-ID of our mail, without its brackets. */
  messageId: string
  /** The addresses that it did not reach. */
  failed: { address: string; answer: string }[]
}

const unfolded = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')

const field = (lines: string, name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(lines)?.[1]?.trim()

const withoutType = (value = '') => value.replace(/^[\w-]+;\s*/, '')

/**
 * Reads a report of RFC 3464 ('Undelivered Mail Returned to Sender') as it came, whole. Undefined for any other mail,
 * for one of delay or success, and where it does not bring the header of the mail it is about.
 */
export function readDeliveryReport(source: string): DeliveryReport | undefined {
  const text = unfolded(source)
  if (!/^content-type:\s*message\/(global-)?delivery-status/im.test(text)) return undefined
  const failed = text.split(/\n\n+/).flatMap((group) => {
    const address = withoutType(field(group, 'Original-Recipient') ?? field(group, 'Final-Recipient'))
    if (address === '' || field(group, 'Action')?.toLowerCase() !== 'failed') return []
    const answer = withoutType(field(group, 'Diagnostic-Code')) || field(group, 'Status') || 'sin razón'
    return [{ address, answer }]
  })
  // The last one: the report has a Message-ID of its own in front.
  const messageId = [...text.matchAll(/^message-id:\s*<([^>\s]+)>/gim)].at(-1)?.[1]
  return messageId === undefined || failed.length === 0 ? undefined : { messageId, failed }
}
