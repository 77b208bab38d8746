import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import { type Deliver, type Delivery, PermanentFailure } from './delivery.ts'

const second = 1000
/** Patience with one phase: reaching the server, its greeting, silence in between. */
const phases = { connectionTimeout: 20 * second, greetingTimeout: 20 * second, socketTimeout: 30 * second }

interface SmtpError {
  message: string
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

function partialRefusals(rejectedErrors: SmtpError[] = []): Delivery {
  const forGood = rejectedErrors.filter(isForGood)
  const later = rejectedErrors.filter((error) => !isForGood(error))
  return {
    refused: forGood.map(({ message }) => message),
    remaining: later.flatMap(({ recipient, message }) => (recipient ? [{ address: recipient, answer: message }] : [])),
  }
}

/** Through the mail server at `smtpUrl`, a connection a mail. */
export function deliverBySmtp(smtpUrl: string, baseUrl: string): Deliver {
  const transport = createTransport({ url: smtpUrl, ...phases, socketCloseTimeout: 0 })
  return async (mail, signal) => {
    try {
      const { rejectedErrors } = await transport.sendMail({ ...composeMail(mail, baseUrl), signal })
      return partialRefusals(rejectedErrors)
    } catch (error) {
      if (error instanceof Error && isPermanent(error)) throw new PermanentFailure(error.message, { cause: error })
      throw error
    }
  }
}
