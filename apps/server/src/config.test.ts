import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const bucket = { FILES_S3_URL: 'https://s3.test/campo/', FILES_S3_KEY: 'campo', FILES_S3_SECRET: 'segredo' }

describe('the settings of the server', () => {
  it('are those of somebody who tries it, where none is given', () => {
    expect(readConfig([], {})).toEqual({
      config: {
        host: '127.0.0.1',
        port: 4020,
        databaseUrl: null,
        dataFolder: '.data/postgres',
        files: { folder: '.data/files' },
        publicUrl: null,
        connections: 10,
        appUrl: 'http://localhost:5173',
        allowedOrigins: ['http://localhost:5173'],
        trustedProxies: 0,
        callsPerMinute: 1200,
        secretKey: null,
        smtpUrl: null,
        mailFrom: '',
        pix: null,
        cards: null,
        mailbox: false,
        seed: false,
        copy: null,
        logLevel: 'info',
      },
    })
  })

  it('come from the environment, and from the command line before it', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://campo:segredo@db.test:5432/campo',
      DATABASE_CONNECTIONS: '40',
      ALLOWED_ORIGINS: 'https://a.test, https://b.test',
      LOG_LEVEL: '',
    }
    expect(readConfig(['--', '--seed', '--port', '9090'], env)).toMatchObject({
      config: {
        host: '0.0.0.0',
        port: 9090,
        databaseUrl: 'postgres://campo:segredo@db.test:5432/campo',
        connections: 40,
        allowedOrigins: ['https://a.test', 'https://b.test'],
        seed: true,
        logLevel: 'info',
      },
    })
  })

  it('name the place of pictures: a folder, beside the data where none is given, or a bucket', () => {
    const placeOf = (env: Record<string, string>) => readConfig([], env)
    expect(placeOf({ DATA_FOLDER: '/dados/postgres' })).toMatchObject({
      config: { files: { folder: '/dados/files' } },
    })
    expect(placeOf({ FILES_FOLDER: '/files' })).toMatchObject({ config: { files: { folder: '/files' } } })
    const s3 = { url: 'https://s3.test/campo', region: 'us-east-1', key: 'campo', secret: 'segredo' }
    expect(placeOf(bucket)).toMatchObject({ config: { files: { s3 } } })
    expect(placeOf({ ...bucket, FILES_S3_REGION: 'auto' })).toMatchObject({
      config: { files: { s3: { region: 'auto' } } },
    })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/campo.',
    ],
    [
      { APP_URL: 'https://campo.test/app' },
      'APP_URL must be the origin of the app, such as https://campolivre.example.',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.test https://b.test' },
      'ALLOWED_ORIGINS must be origins with commas between them, such as https://a.example,https://b.example.',
    ],
    [{ LOG_LEVEL: 'laut' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be a number from 0 to 10.'],
    [
      { PIX_URL: 'https://pix.test' },
      'PIX_CLIENT_ID, PIX_CLIENT_SECRET and PIX_WEBHOOK_SECRET must be set where PIX_URL is.',
    ],
    [
      { CARDS_URL: 'cards.test' },
      'CARDS_URL must be the address of the API of the bank that takes cards, such as https://cards.bank.example.',
    ],
    [
      { CARDS_URL: 'https://cards.test', CARDS_SECRET: 'x' },
      'CARDS_SECRET and CARDS_WEBHOOK_SECRET must be set where CARDS_URL is.',
    ],
    [{ CARDS_WEBHOOK_SECRET: 'curto' }, 'CARDS_WEBHOOK_SECRET must have at least 24 characters.'],
    [{ SECRET_KEY: 'curta' }, 'SECRET_KEY must have at least 32 characters.'],
    [
      { SMTP_URL: 'mail.test:25', MAIL_FROM: 'oi@campo.test' },
      'SMTP_URL must be an address such as smtp://user:password@host:587, or smtps:// for one that is encrypted from the start.',
    ],
    [
      { MAIL_FROM: 'Campo Livre' },
      'MAIL_FROM must be the sender of mails, such as Campo Livre <oi@campolivre.example>.',
    ],
    [
      { SMTP_URL: 'smtp://mail.test:25' },
      'MAIL_FROM must be the sender of mails, such as Campo Livre <oi@campolivre.example>, where SMTP_URL is set.',
    ],
    [
      { FILES_S3_URL: 's3://campo' },
      'FILES_S3_URL must be the address of a bucket, such as https://s3.sa-east-1.amazonaws.com/campo.',
    ],
    [
      { FILES_S3_URL: 'https://s3.test/campo', FILES_S3_KEY: 'campo' },
      'FILES_S3_KEY and FILES_S3_SECRET must be set where FILES_S3_URL is.',
    ],
    [{ ...bucket, FILES_FOLDER: '/files' }, 'Set either FILES_FOLDER or FILES_S3_URL.'],
    [
      { PUBLIC_URL: 'https://api.test/api' },
      'PUBLIC_URL must be the origin at which browsers reach this server, such as https://api.campolivre.example.',
    ],
  ])('of %o is refused in a sentence', (env, sentence) => {
    expect(readConfig([], env)).toEqual({ problems: [sentence] })
  })

  it('are all looked at before the start is given up', () => {
    expect(readConfig([], { PORT: '-1', LOG_LEVEL: 'x' })).toMatchObject({ problems: { length: 2 } })
    expect(readConfig(['--backup', 'a', '--restore', 'b'], {})).toEqual({
      problems: ['Give either --backup or --restore.'],
    })
    expect(readConfig(['--restore', 'a.gz'], {})).toMatchObject({
      config: { copy: { kind: 'restore', file: 'a.gz' } },
    })
    expect(readConfig(['--bogus'], {})).toMatchObject({
      problems: [expect.stringMatching(/--bogus.*See --help\.$/)],
    })
  })
})
