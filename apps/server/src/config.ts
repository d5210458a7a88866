import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { AcquirerOptions } from './cards/acquirer.ts'
import type { S3Options } from './files/s3-store.ts'
import type { BcbOptions } from './pix/bcb-pix.ts'

/** The settings of a server. */
export type Config = {
  host: string
  port: number
  /** The address of the database; null for the one that the server starts itself. */
  databaseUrl: string | null
  /** The folder of the database that the server starts itself. */
  dataFolder: string
  /** The place of pictures and receipts: a folder, or a bucket of an S3. */
  files: { folder: string } | { s3: S3Options }
  /** The origin at which browsers reach this server, where it is not that of the app. */
  publicUrl: string | null
  /** The connections to the database at a time. */
  connections: number
  /** The origin of the app, which links of mails lead to. */
  appUrl: string
  /** The origins from which browsers may ask. */
  allowedOrigins: readonly string[]
  /** The proxies of ours that a request comes through: so many addresses of `X-Forwarded-For` are believed. */
  trustedProxies: number
  /** The calls that one address may make in a minute. */
  callsPerMinute: number
  /** The key by which secrets are kept; null for the one in a file beside the data. */
  secretKey: string | null
  /** The server that mails are handed to; null where they stay in their table. */
  smtpUrl: string | null
  /** The sender of mails. */
  mailFrom: string
  /** The bank that takes Pix; null where nobody confirms one. */
  pix: PixConfig | null
  /** The bank that takes cards; null where no card pays. */
  cards: CardsConfig | null
  /** True if letters can be read at `/mailbox`: while the app is built, never where people use it. */
  mailbox: boolean
  /** True if the personas' data is laid out in an empty database. */
  seed: boolean
  /** The work that is done instead of answering calls: a copy of all data is written to a file, or taken from one. */
  copy: { kind: 'backup' | 'restore'; file: string } | null
  logLevel: (typeof logLevels)[number]
}

/** The settings of the bank that takes Pix. */
type PixConfig = BcbOptions & {
  /** The key that receives all charges; null for each arena's own. */
  key: string | null
  /** The secret in the path at which the bank tells of money that came. */
  webhookSecret: string
}

/** The settings of the bank that takes cards. */
type CardsConfig = AcquirerOptions & {
  /** The secret in the path at which the bank tells of what it has decided. */
  webhookSecret: string
}

/** The result of reading the settings: they, the texts to print instead, or a sentence for each mistake. */
export type ReadConfig = { config: Config } | { usage: string } | { problems: readonly string[] }

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
const flags = {
  seed: { type: 'boolean' },
  mailbox: { type: 'boolean' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean' },
} as const

export const usage = `npm run server -- [options]

  --seed       lays out the data of the personas in an empty database
  --mailbox    shows the letters at /mailbox; only while you build the app
  --backup FILE, --restore FILE
               writes all data to a file, or takes it from one in place of what is there; *.gz is packed
  --port, --host

Settings of the environment (docs/server.md has them all):
  DATABASE_URL, DATABASE_CONNECTIONS, DATA_FOLDER, APP_URL, ALLOWED_ORIGINS, SECRET_KEY, SMTP_URL,
  MAIL_FROM, PIX_URL (and six more), CARDS_URL (and two more), FILES_FOLDER, FILES_S3_URL (and three more),
  PUBLIC_URL, TRUSTED_PROXIES, CALLS_PER_MINUTE, LOG_LEVEL, PORT, HOST
`

const ONE_COPY = 'Give either --backup or --restore.'
const NO_SENDER =
  'MAIL_FROM must be the sender of mails, such as Campo Livre <oi@campolivre.example>, where SMTP_URL is set.'
const NO_CARD_SECRETS = 'CARDS_SECRET and CARDS_WEBHOOK_SECRET must be set where CARDS_URL is.'
const isAddress = (text: string, protocol: RegExp) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol)
const isHttp = (text: string) => isAddress(text, /^https?:$/)
const isSender = (text: string) => /^(?:[^<>\r\n@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)
const isOrigin = (text: string) => isHttp(text) && new URL(text).origin === text
const count = (most: number, sentence: string) =>
  z.coerce.number(sentence).check(z.int(sentence), z.gte(0, sentence), z.lte(most, sentence))

const schema = z.object({
  PORT: z._default(count(65_535, 'PORT must be a number from 0 to 65535.'), 4020),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isAddress(text, /^postgres(ql)?:$/),
          'DATABASE_URL must be an address such as postgres://user:password@host:5432/campo.',
        ),
      ),
  ),
  DATABASE_CONNECTIONS: z._default(count(500, 'DATABASE_CONNECTIONS must be a number from 1 to 500.'), 10),
  DATA_FOLDER: z._default(z.string(), '.data/postgres'),
  FILES_FOLDER: z.optional(z.string()),
  FILES_S3_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isHttp,
          'FILES_S3_URL must be the address of a bucket, such as https://s3.sa-east-1.amazonaws.com/campo.',
        ),
      ),
  ),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_KEY: z._default(z.string(), ''),
  FILES_S3_SECRET: z._default(z.string(), ''),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isOrigin,
          'PUBLIC_URL must be the origin at which browsers reach this server, such as https://api.campolivre.example.',
        ),
      ),
  ),
  APP_URL: z._default(
    z
      .string()
      .check(
        z.refine(isOrigin, 'APP_URL must be the origin of the app, such as https://campolivre.example.'),
      ),
    'http://localhost:5173',
  ),
  ALLOWED_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(',').every((each) => isOrigin(each.trim())),
          'ALLOWED_ORIGINS must be origins with commas between them, such as https://a.example,https://b.example.',
        ),
      ),
  ),
  TRUSTED_PROXIES: z._default(count(10, 'TRUSTED_PROXIES must be a number from 0 to 10.'), 0),
  CALLS_PER_MINUTE: z._default(
    count(1_000_000, 'CALLS_PER_MINUTE must be a number from 0 to 1000000.'),
    1200,
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'SECRET_KEY must have at least 32 characters.'))),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isAddress(text, /^smtps?:$/) && new URL(text).host !== '',
          'SMTP_URL must be an address such as smtp://user:password@host:587, or smtps:// for one that is encrypted from the start.',
        ),
      ),
  ),
  PIX_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isHttp,
          'PIX_URL must be the address of the bank’s Pix API, such as https://pix.bank.example.',
        ),
      ),
  ),
  PIX_TOKEN_URL: z.optional(
    z.string().check(z.refine(isHttp, 'PIX_TOKEN_URL must be the address at which the bank gives tokens.')),
  ),
  PIX_CLIENT_ID: z._default(z.string(), ''),
  PIX_CLIENT_SECRET: z._default(z.string(), ''),
  PIX_KEY: z.optional(z.string()),
  PIX_WEBHOOK_SECRET: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || text.length >= 24,
          'PIX_WEBHOOK_SECRET must have at least 24 characters.',
        ),
      ),
    '',
  ),
  CARDS_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isHttp,
          'CARDS_URL must be the address of the API of the bank that takes cards, such as https://cards.bank.example.',
        ),
      ),
  ),
  CARDS_SECRET: z._default(z.string(), ''),
  CARDS_WEBHOOK_SECRET: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || text.length >= 24,
          'CARDS_WEBHOOK_SECRET must have at least 24 characters.',
        ),
      ),
    '',
  ),
  PIX_CERT_FILE: z.optional(z.string()),
  PIX_CERT_KEY_FILE: z.optional(z.string()),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.refine(
          isSender,
          'MAIL_FROM must be the sender of mails, such as Campo Livre <oi@campolivre.example>.',
        ),
      ),
    '',
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'info'),
})

/** Reads the settings from the command line and the environment. */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ReadConfig {
  try {
    const { values } = parseArgs({ args: args.filter((each) => each !== '--'), options: flags })
    if (values.help) return { usage }
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
    const read = z.safeParse(schema, {
      ...given,
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
    })
    if (!read.success) return { problems: read.error.issues.map(({ message }) => message) }
    const set = read.data
    if (values.backup !== undefined && values.restore !== undefined) return { problems: [ONE_COPY] }
    const lacks = pixProblem(set) ?? filesProblem(set)
    if (lacks !== null) return { problems: [lacks] }
    if (set.CARDS_URL !== undefined && (set.CARDS_SECRET === '' || set.CARDS_WEBHOOK_SECRET === ''))
      return { problems: [NO_CARD_SECRETS] }
    if (set.SMTP_URL !== undefined && set.MAIL_FROM === '') return { problems: [NO_SENDER] }
    return {
      config: {
        host: set.HOST,
        port: set.PORT,
        databaseUrl: set.DATABASE_URL ?? null,
        dataFolder: set.DATA_FOLDER,
        files: filesOf(set),
        publicUrl: set.PUBLIC_URL ?? null,
        connections: Math.max(1, set.DATABASE_CONNECTIONS),
        appUrl: set.APP_URL,
        allowedOrigins: (set.ALLOWED_ORIGINS ?? set.APP_URL).split(',').map((each) => each.trim()),
        trustedProxies: set.TRUSTED_PROXIES,
        callsPerMinute: set.CALLS_PER_MINUTE,
        secretKey: set.SECRET_KEY ?? null,
        smtpUrl: set.SMTP_URL ?? null,
        mailFrom: set.MAIL_FROM,
        pix: pixOf(set),
        cards: cardsOf(set),
        mailbox: values.mailbox ?? false,
        seed: values.seed ?? false,
        copy: copyOf(values),
        logLevel: set.LOG_LEVEL,
      },
    }
  } catch (error) {
    // Node adds advice about dashes after its first sentence.
    if (error instanceof TypeError) return { problems: [`${error.message.split(/\. |\n/)[0]}. See --help.`] }
    throw error
  }
}

function copyOf({ backup, restore }: { backup?: string; restore?: string }): Config['copy'] {
  if (backup !== undefined) return { kind: 'backup', file: backup }
  return restore === undefined ? null : { kind: 'restore', file: restore }
}

type Settings = z.output<typeof schema>

/** Returns a sentence where the settings of Pix are not whole; null otherwise. */
function pixProblem(set: Settings): string | null {
  if (set.PIX_URL === undefined) return null
  if (set.PIX_CLIENT_ID === '' || set.PIX_CLIENT_SECRET === '' || set.PIX_WEBHOOK_SECRET === '')
    return 'PIX_CLIENT_ID, PIX_CLIENT_SECRET and PIX_WEBHOOK_SECRET must be set where PIX_URL is.'
  return (set.PIX_CERT_FILE === undefined) === (set.PIX_CERT_KEY_FILE === undefined)
    ? null
    : 'PIX_CERT_FILE and PIX_CERT_KEY_FILE must be set both, or neither.'
}

function cardsOf(set: Settings): CardsConfig | null {
  const { CARDS_URL: url, CARDS_SECRET: secret, CARDS_WEBHOOK_SECRET: webhookSecret } = set
  return url === undefined ? null : { url: url.replace(/\/$/, ''), secret, webhookSecret }
}

/** Returns a sentence where the settings of an S3 are not whole; null otherwise. */
function filesProblem(set: Settings): string | null {
  if (set.FILES_S3_URL === undefined) return null
  if (set.FILES_S3_KEY === '' || set.FILES_S3_SECRET === '')
    return 'FILES_S3_KEY and FILES_S3_SECRET must be set where FILES_S3_URL is.'
  return set.FILES_FOLDER === undefined ? null : 'Set either FILES_FOLDER or FILES_S3_URL.'
}

function filesOf(set: Settings): Config['files'] {
  const { FILES_S3_URL: url, FILES_S3_REGION: region, FILES_S3_KEY: key, FILES_S3_SECRET: secret } = set
  if (url !== undefined) return { s3: { url: url.replace(/\/$/, ''), region, key, secret } }
  return { folder: set.FILES_FOLDER ?? join(dirname(set.DATA_FOLDER), 'files') }
}

function pixOf(set: Settings): PixConfig | null {
  const { PIX_URL: url, PIX_CERT_FILE: certFile, PIX_CERT_KEY_FILE: keyFile } = set
  if (url === undefined) return null
  return {
    url: url.replace(/\/$/, ''),
    tokenUrl: set.PIX_TOKEN_URL ?? `${url.replace(/\/$/, '')}/oauth/token`,
    clientId: set.PIX_CLIENT_ID,
    clientSecret: set.PIX_CLIENT_SECRET,
    certificate: certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : null,
    key: set.PIX_KEY ?? null,
    webhookSecret: set.PIX_WEBHOOK_SECRET,
  }
}
