import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import { type Deliver, type Delivery, PermanentFailure } from './delivery.ts'

const second = 1000
/** Patience with one phase: reaching the server, its greeting, silence in between. */
const phases = { connectionTimeout: 20 * second, greetingTimeout: 20 * second, socketTimeout: 30 * second }

interface SmtpError {
  message: string
  /** The server's answer. */
  response?: string
  code?: string
  command?: string
  responseCode?: number
  recipient?: string
  rejectedErrors?: SmtpError[]
}

/** Relaying and signing in are the operator's to mend: the mail waits, it is not at fault. */
const aboutUs = new Set([530, 534, 535, 538])

const isForGood = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && !aboutUs.has(responseCode)

/**
 * Whether the server said no for good to this very mail (its recipients or its text). A 5xx to the greeting, to
 * signing in or to our own address says something of our settings instead, and so is tried again.
 */
function isPermanent(error: SmtpError): boolean {
  const { code, command, rejectedErrors } = error
  if (code === 'EENVELOPE' && rejectedErrors?.length) return rejectedErrors.every(isForGood)
  return (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'DATA')) && isForGood(error)
}

const answerOf = ({ response, message }: SmtpError) => response ?? message

const named = (error: SmtpError) => `${error.recipient}: ${answerOf(error)}`

/** What the server answered to each recipient that it did not take. */
function refusals(rejectedErrors: readonly SmtpError[] = []): Omit<Delivery, 'reached'> {
  const later = rejectedErrors.filter((error) => !isForGood(error))
  return {
    refused: rejectedErrors.filter(isForGood).map(named),
    remaining: later.map((error) => ({ address: error.recipient ?? '', answer: answerOf(error) })),
  }
}

/** The server's answer to each recipient where it took none, else what the error says. */
const reasonOf = ({ message, rejectedErrors = [] }: SmtpError) => rejectedErrors.map(named).join('; ') || message

/** Through the mail server at `smtpUrl`, a connection a mail. */
export function deliverBySmtp(smtpUrl: string, baseUrl: string): Deliver {
  const transport = createTransport({ url: smtpUrl, ...phases, socketCloseTimeout: 0 })
  return async (mail, signal) => {
    try {
      const { rejectedErrors } = await transport.sendMail({ ...composeMail(mail, baseUrl), signal })
      return { reached: true, ...refusals(rejectedErrors) }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (isPermanent(error)) throw new PermanentFailure(reasonOf(error), { cause: error })
      const { refused, remaining } = refusals((error as SmtpError).rejectedErrors)
      if (refused.length > 0) return { reached: false, refused, remaining }
      throw Object.assign(error, { message: reasonOf(error) })
    }
  }
}
