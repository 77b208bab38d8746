import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional())
const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: string) =>
  z.preprocess((value) => blankIsAbsent(value) ?? fallback, schema)

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'debe ser un puerto entre 0 y 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'debe ser un puerto entre 0 y 65535')

const urlOf = (protocols: RegExp, message: string) =>
  z.string().refine((value) => protocols.test(URL.parse(value)?.protocol ?? ''), { message })
const httpUrl = urlOf(/^https?:$/, 'debe ser una dirección que empiece con http:// o https://')

/** What the log has: faults alone, what may need somebody too, each request too, or all that Fastify tells. */
const logLevels = ['error', 'warn', 'info', 'debug'] as const

const flag = z.enum(['0', '1'], { error: 'debe ser 0 o 1' }).transform((value) => value === '1')

const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, `debe ser un número entero de 0 a ${most}`)
    .transform(Number)
    .refine((value) => value <= most, `debe ser un número entero de 0 a ${most}`)

const isCidr = (value: string) => {
  const [address = '', bits] = value.split('/')
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
}
const commaList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const isoDate = (value: string) => {
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value
  } catch {
    return false
  }
}

const schema = z
  .object({
    NODE_ENV: optional(z.string()),
    PORT: withDefault(port, '3000'),
    HOST: withDefault(z.string(), '127.0.0.1'),
    BASE_URL: optional(httpUrl),
    DATA_DIR: withDefault(z.string(), './data'),
    DATABASE_URL: optional(urlOf(/^postgres(ql)?:$/, 'debe empezar con postgres://')),
    SMTP_URL: optional(urlOf(/^smtps?:$/, 'debe empezar con smtp:// o smtps://')),
    ERP_TOKEN: optional(z.string().min(16, 'debe tener 16 caracteres o más')),
    DEMO: optional(flag),
    TRUST_PROXY: optional(
      z
        .string()
        .transform(commaList)
        .refine((items) => items.every((item) => item === 'loopback' || isCidr(item)), {
          message: 'debe ser loopback o una lista de direcciones o CIDR separadas por comas',
        }),
    ),
    CORS_ORIGINS: withDefault(
      z
        .string()
        .transform(commaList)
        .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
          message: 'debe ser una lista de orígenes (https://sitio.example) separados por comas',
        }),
      '',
    ),
    DIAS_CERRADOS: withDefault(
      z
        .string()
        .transform(commaList)
        .refine((days) => days.every(isoDate), {
          message: 'debe ser una lista de fechas AAAA-MM-DD separadas por comas',
        }),
      '',
    ),
    RECORDATORIO_DIAS_HABILES: withDefault(count(30), '1'),
    RECORDATORIO_HORAS: withDefault(count(72), '3'),
    ERP_WEBHOOK_URL: optional(httpUrl),
    METRICS_PORT: optional(port),
    RATE_LIMIT: withDefault(flag, '1'),
    LOG_LEVEL: withDefault(z.enum(logLevels, { error: `debe ser ${logLevels.join(', ')}` }), 'warn'),
  })
  // Its notices are signed with the token, and what they tell of is fetched with it.
  .refine((read) => read.ERP_WEBHOOK_URL === undefined || read.ERP_TOKEN !== undefined, {
    path: ['ERP_TOKEN'],
    message: 'falta: ERP_WEBHOOK_URL lo necesita',
  })
  .transform((read) => ({
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    /** Without a slash at its end: the start of every link in a mail. */
    baseUrl: (read.BASE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    erpToken: read.ERP_TOKEN,
    demo: read.DEMO ?? read.NODE_ENV !== 'production',
    trustProxy: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    /** ISO dates on which the laboratory is closed beside the statutory holidays. */
    closedDays: new Set(read.DIAS_CERRADOS),
    /** How long before a deadline its two reminders are due; 0: none. */
    reminders: { businessDays: read.RECORDATORIO_DIAS_HABILES, hours: read.RECORDATORIO_HORAS },
    erpWebhookUrl: read.ERP_WEBHOOK_URL,
    metricsPort: read.METRICS_PORT,
    rateLimit: read.RATE_LIMIT,
    logLevel: read.LOG_LEVEL,
  }))

export type Settings = Readonly<z.output<typeof schema>>

/**
 * The settings of design §4 out of the environment.
 * @throws StartError that names every bad variable at once.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = schema.safeParse(environment)
  if (data) return data
  const bad = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartError(`Revisa la configuración: ${bad.join('; ')}.`)
}
