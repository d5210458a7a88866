import { once } from 'node:events'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_FIELD_PHOTOS } from '@campo-livre/domain/fields/photos/field-photo.ts'
import { createClock } from '@campo-livre/mocks/clock.ts'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerCall } from '../http/answer-call.ts'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testFiles } from '../testing/test-files.ts'
import { dataUrl, phonePhoto } from '../testing/test-pictures.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { collectFiles } from './collect-files.ts'
import { DATABASES, type FileStore } from './file-store.ts'
import { type KeptFiles, keptIn } from './kept-files.ts'
import { movePictures } from './move-pictures.ts'

const postgres = testPostgres()
const kept = testFiles()
const clock = createClock()
const servers: ServerType[] = []
let answers: Awaited<ReturnType<typeof testAnswers>>
let [here, elsewhere] = ['', '']
let [photo, fieldId] = ['', '']

beforeAll(async () => {
  photo = dataUrl('image/jpeg', await phonePhoto(900, 600))
  answers = await testAnswers(postgres.sql, clock, { files: kept.files })
  const [field] = await postgres.sql.ask(
    "select id from fields where company_id = 'paulista' order by seq limit 1",
  )
  fieldId = String(field?.id)
  here = await start(null)
  elsewhere = await start('https://api.campo.test')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  kept.remove()
})

async function start(publicUrl: string | null): Promise<string> {
  const app = createApp({
    world: answers.world,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    allowedOrigins: ['https://app.test'],
    limits: null,
    trustedProxies: 0,
    mailbox: false,
    served: kept,
    publicUrl,
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false })
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

type Asked = { as?: 'ana' | 'dono'; body?: unknown; key?: string; origin?: string }
type Data = {
  imagePath: string
  photos: { url: string }[]
  receipts: { id: string }[]
  type: string
  file: string
  account: { imagePath: string }
}
type Answered = { data: Data; errors?: unknown; message?: string }

async function ask(name: string, { as = 'dono', body, key, origin = here }: Asked = {}) {
  const [method = '', path = ''] = name.split(' ')
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${answers[as]}`,
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answered }
}

const get = (address: string) => fetch(`${here}${address}`)
const names = () =>
  readdirSync(kept.folder)
    .filter((name) => name !== DATABASES)
    .toSorted()
const addPhoto = (more: Asked = {}) =>
  ask(`POST /company/fields/${fieldId}/photos`, { body: { image: photo }, ...more })

/** Returns the tables in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await postgres.sql.ask(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await postgres.sql.ask(
      `select count(*)::int as count from ${String(name)} t where strpos(t::text, $1) > 0`,
      [text],
    )
    if (Number(row?.count) > 0) found.push(String(name))
  }
  return found
}

/** Collects files so many hours after the last was written: the day of tests is another one than that of the disk. */
async function collect(hours: number, store: FileStore = kept.store): Promise<number | null> {
  const last = Math.max(...names().map((name) => statSync(join(kept.folder, name)).mtimeMs))
  return collectFiles(postgres.sql, store, new Date(last + hours * 3_600_000).toISOString())
}

/** The beginning of the base64 of a picture or a PDF, as a row would have it. */
const inRows = async () => [...(await tablesWith('/9j/')), ...(await tablesWith('JVBERi'))]

beforeEach(async () => {
  await postgres.sql.ask("update fields set photos = '[]' where id = $1", [fieldId])
  await postgres.sql.ask('update users set image_path = null')
  await postgres.sql.ask('delete from expense_receipts')
  await postgres.sql.ask('delete from replays')
  for (const name of names()) await kept.store.remove(name)
})

describe('a picture that is sent', () => {
  it('is a file in several sizes, which everybody may see and every cache may keep', async () => {
    const { status, body } = await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    expect(status).toBe(200)
    const address = body.data.imagePath
    expect(address).toMatch(/^\/api\/files\/small-[0-9a-f]{64}-512\.webp$/)
    expect(names().map((name) => name.replace(/-[0-9a-f]{64}/, ''))).toEqual([
      'small-128.webp',
      'small-256.webp',
      'small-512.webp',
    ])
    const served = await get(address)
    expect(
      Object.fromEntries(
        ['content-type', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'].map(
          (name) => [name, served.headers.get(name)],
        ),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 768 })
    expect((await get(address.replace('-512', '-128'))).status).toBe(200)
    expect((await get(address.replace('-512', '-640'))).status).toBe(404)
    expect(await inRows()).toEqual([])
  })

  it('is kept by caches for ever, if it is of a field', async () => {
    const { body } = await addPhoto()
    const served = await get(body.data.photos[0]?.url ?? '')
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('has a whole address where the app is of another origin', async () => {
    const { body } = await addPhoto({ origin: elsewhere })
    expect(body.data.photos).toMatchObject([
      {
        url: expect.stringMatching(/^https:\/\/api\.campo\.test\/api\/files\/photo-[0-9a-f]{64}-600\.webp$/),
      },
    ])
    const { body: read } = await ask(`GET /company/fields/${fieldId}`)
    expect(read.data.photos).toMatchObject([{ url: expect.stringMatching(/^\/api\/files\/photo-/) }])
  })

  it('is kept once however often the call is repeated, and in no row', async () => {
    const first = await addPhoto({ key: 'one' })
    const again = await addPhoto({ key: 'one' })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(names()).toHaveLength(2)
    expect(await tablesWith('/api/files/photo-')).toEqual(expect.arrayContaining(['fields', 'replays']))
    expect(await inRows()).toEqual([])
    const other = await addPhoto({ key: 'one', body: { image: photo.replace('/9j/', '/9j/4') } })
    expect(other.status).toBe(422)
  })
})

describe('a call that refuses leaves no file', () => {
  it('of a picture that cannot be read, which is said at its field', async () => {
    const refused = await ask('PUT /me/photo', {
      as: 'ana',
      body: { image: 'data:image/jpeg;base64,/9j/4AAQ' },
    })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { image: ['Essa foto não é aceita. Escolha outra.'] },
    ])
    const receipt = { name: 'nota', file: 'data:image/jpeg;base64,/9j/4AAQ' }
    const other = await ask('POST /company/expenses/energy/receipts', { body: receipt })
    expect([other.status, other.body.errors]).toEqual([
      422,
      { file: ['Esse arquivo não é um PDF nem uma foto que dê para guardar.'] },
    ])
    expect(names()).toEqual([])
  })

  it('of a good one that is too much', async () => {
    const full = Array.from({ length: MAX_FIELD_PHOTOS }, (_, at) => ({
      id: `p${at}`,
      url: `/${at}.webp`,
      caption: '',
    }))
    await postgres.sql.ask('update fields set photos = $1::text::json where id = $2', [
      JSON.stringify(full),
      fieldId,
    ])
    expect((await addPhoto()).status).toBe(409)
    expect(names()).toEqual([])
  })
})

async function transactionsOpen(): Promise<unknown> {
  const [row] = await postgres.sql.ask(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  return row?.count
}

it('a place for files that is slow holds no rows: no transaction is open while a file is written', async () => {
  const open: unknown[] = []
  const slow: FileStore = {
    ...kept.store,
    write: async (name, bytes) => {
      open.push(await transactionsOpen())
      await kept.store.write(name, bytes)
    },
  }
  const { result } = await answerCall(
    { ...answers.world, files: keptIn(slow, kept.signing) },
    {
      method: 'PUT',
      path: '/me/photo',
      query: new URLSearchParams(),
      headers: new Headers({ Authorization: `Bearer ${answers.ana}` }),
      text: JSON.stringify({ image: photo }),
    },
  )
  expect(result.status).toBe(200)
  expect(open).toEqual([0, 0, 0])
})

describe('a receipt', () => {
  const pdf = dataUrl('application/pdf', Buffer.from(`%PDF-1.4 ${'x'.repeat(1_200_000)}`))
  const add = async (file: string) => {
    const { status, body } = await ask('POST /company/expenses/energy/receipts', {
      body: { name: 'nota.pdf', file },
    })
    expect(status).toBe(201)
    return `GET /company/expenses/energy/receipts/${body.data.receipts.at(-1)?.id}`
  }

  it.each([
    ['a PDF', () => pdf, 'application/pdf'],
    ['a photo', () => photo, 'image/webp'],
  ])('that is %s is read at a signed address, by nobody else and not for long', async (_, file, type) => {
    const read = await add(file())
    const { data } = (await ask(read)).body
    expect(data).toMatchObject({ type: type === 'application/pdf' ? 'pdf' : 'picture' })
    const address = data.file
    const served = await get(address)
    expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
      200,
      type,
      'private, no-store',
    ])
    if (type === 'application/pdf')
      expect(dataUrl(type, new Uint8Array(await served.arrayBuffer()))).toBe(file())
    const [path = ''] = address.split('?')
    expect(names()).toContain(path.slice('/api/files/'.length))
    expect((await get(path)).status).toBe(404)
    expect((await get(address.replace(/until=\d/, 'until=9'))).status).toBe(404)
    expect((await ask(read, { as: 'ana' })).status).toBe(403)
    const before = clock.now()
    clock.advance(11)
    expect((await get(address)).status).toBe(404)
    expect((await get((await ask(read)).body.data.file)).status).toBe(200)
    clock.setOffset((Date.parse(before) - Date.parse(clock.real())) / 60_000)
    expect(await inRows()).toEqual([])
  })

  it('that comes with a new expense is a file, too', async () => {
    const expense = {
      description: 'Rede',
      category: 'maintenance',
      amountCents: 9000,
      dueDay: '2026-11-20',
      kind: 'expense',
      type: 'create',
      repeats: 'once',
    }
    const made = await ask('POST /company/expenses/commands', {
      body: { ...expense, receipt: { name: 'nota.jpg', file: photo } },
    })
    expect(made).toMatchObject({ status: 200 })
    expect(names()).toEqual([expect.stringMatching(/^receipt-[0-9a-f]{64}\.webp$/)])
    expect(await inRows()).toEqual([])
  })
})

it.each([
  '..%2f..%2fsecret.key',
  '..%2fsecret.key',
  '%2e%2e/secret.key',
  '....//secret.key',
  '..%5csecret.key',
  '%00',
  `photo-${'a'.repeat(64)}-320.webp%00.png`,
  `photo-${'A'.repeat(64)}-320.webp`,
  `photo-${'a'.repeat(64)}-320.webp%2f..%2f..%2fsecret.key`,
  `photo-${'a'.repeat(64)}-99999.webp`,
  `receipt-${'a'.repeat(64)}-320.webp`,
  `receipt-${'a'.repeat(64)}.html`,
  '',
])('no name leads anywhere else: %s', async (name) => {
  expect((await fetch(`${here}/api/files/${name}`)).status).toBe(404)
})

it('what somebody takes with them comes without their picture where its place fails, which holds no rows', async () => {
  await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
  const open: unknown[] = []
  const broken: FileStore = {
    ...kept.store,
    read: async () => {
      open.push(await transactionsOpen())
      throw new Error('the S3 of the files answers 503')
    },
  }
  const { result } = await answerCall(
    { ...answers.world, files: keptIn(broken, kept.signing) },
    {
      method: 'GET',
      path: '/me/export',
      query: new URLSearchParams(),
      headers: new Headers({ Authorization: `Bearer ${answers.ana}` }),
      text: '',
    },
  )
  expect(result.status).toBe(200)
  expect(JSON.stringify(result)).toContain('"imagePath":"/api/files/small-')
  expect(open).toEqual([0])
})

it('what somebody takes with them has their picture in it', async () => {
  await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
  const { body } = await ask('GET /me/export', { as: 'ana' })
  const [, base64 = ''] = body.data.account.imagePath.split('data:image/webp;base64,')
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 512 })
})

describe('files that no row names any more', () => {
  it('go, a day after they were written, all sizes at once', async () => {
    await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    await addPhoto()
    expect(await collect(25)).toBe(0)
    await ask('DELETE /me/photo', { as: 'ana' })
    expect(await tablesWith('/api/files/small-')).toEqual([])
    expect(await collect(23)).toBe(0)
    expect(names()).toHaveLength(5)
    expect(await collect(25)).toBe(3)
    expect(names().every((name) => name.startsWith('photo-'))).toBe(true)
  })

  it('stay where another database has had files in the same place', async () => {
    await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    await ask('DELETE /me/photo', { as: 'ana' })
    await kept.store.writeDatabases('another-one\n')
    expect(await collect(25)).toBeNull()
    // The other one stays on the list, and removes nothing, either.
    expect(await kept.store.readDatabases()).toMatch(/^another-one\n\d+-\d+\n$/)
    expect(await collect(25)).toBeNull()
    expect(names()).toHaveLength(3)
    await kept.store.writeDatabases('')
    expect(await collect(25)).toBe(3)
  })

  it('stay where the place does not say when they were written', async () => {
    await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    await ask('DELETE /me/photo', { as: 'ana' })
    expect(await collect(25, { ...kept.store, writtenAt: async () => Number.NaN })).toBe(0)
    expect(names()).toHaveLength(3)
  })

  it('are there for who sends the same picture again, even while they are removed', async () => {
    await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    await ask('DELETE /me/photo', { as: 'ana' })
    for (const name of names()) {
      const dayBefore = new Date(Number(await kept.store.writtenAt(name)) - 25 * 3_600_000)
      utimesSync(join(kept.folder, name), dayBefore, dayBefore)
    }
    const sent: ReturnType<typeof ask>[] = []
    const slow: FileStore = {
      ...kept.store,
      remove: async (name) => {
        // Looked at, and not yet removed: the picture comes again, and is stored.
        const before = await kept.store.writtenAt(name)
        if (sent.length === 0) sent.push(ask('PUT /me/photo', { as: 'ana', body: { image: photo } }))
        await expect.poll(() => kept.store.writtenAt(name)).toBeGreaterThan(Number(before))
        await kept.store.remove(name)
      },
    }
    expect(await collect(25, slow)).toBe(1)
    expect(await Promise.all(sent)).toMatchObject([{ status: 200 }])
    expect(names()).toHaveLength(3)
  })

  it('go with a deleted account', async () => {
    const nobody = await tablesWith('/api/files/')
    expect(nobody).toEqual([])
    await ask('PUT /me/photo', { as: 'ana', body: { image: photo } })
    await postgres.sql.ask("update users set image_path = null where id = 'ana'")
    expect(await collect(25)).toBe(3)
  })
})

function testRounds() {
  const errors: unknown[] = []
  return { unreadable: new Set<string>(), failed: (error: unknown) => void errors.push(error), errors }
}

describe('pictures that stand in rows', () => {
  it('are moved into files once; what cannot be read stays as it is', async () => {
    const { sql } = postgres
    const pdf = dataUrl('application/pdf', Buffer.from('%PDF-1.4'))
    await ask('POST /company/expenses/energy/receipts', { body: { name: 'nota', file: pdf } })
    await sql.ask('update expense_receipts set file = $1', [pdf])
    await sql.ask("update users set image_path = $1 where id = 'ana'", [photo])
    await sql.ask("update users set image_path = 'data:image/jpeg;base64,/9j/4AAQ' where id = 'dono'")
    await sql.ask("update companies set image_path = $1 where id = 'paulista'", [photo])
    await sql.ask(
      'update products set photo = $1 where id = (select id from products order by seq limit 1)',
      [photo],
    )
    const photos = [
      { id: 'a', url: photo, caption: 'O gol' },
      { id: 'b', url: '/b.webp', caption: '' },
    ]
    await sql.ask('update fields set photos = $1::text::json where id = $2', [
      JSON.stringify(photos),
      fieldId,
    ])
    const rounds = testRounds()
    expect(await movePictures(answers.world, rounds)).toBe(5)
    const [field] = await sql.ask('select photos from fields where id = $1', [fieldId])
    expect(field?.photos).toEqual([
      { id: 'a', url: expect.stringMatching(/^\/api\/files\/photo-/), caption: 'O gol' },
      photos[1],
    ])
    const places = await tablesWith('/api/files/')
    expect(places).toEqual(
      expect.arrayContaining(['users', 'companies', 'products', 'fields', 'expense_receipts']),
    )
    expect(await inRows()).toEqual(['users'])
    const before = names()
    expect(before.length).toBe(3 + 2 + 1)
    let tries = 0
    const counted: KeptFiles = {
      begin: () => {
        tries += 1
        return kept.files.begin()
      },
    }
    expect(await movePictures({ ...answers.world, files: counted }, rounds)).toBe(0)
    expect(tries).toBe(0)
    expect(rounds.errors).toEqual([])
    expect(await collect(25)).toBe(0)
    expect(names()).toEqual(before)
  })

  it('are moved although one fails, which comes with the next round', async () => {
    const { sql } = postgres
    await sql.ask("update users set image_path = $1 where id = 'ana'", [photo])
    await sql.ask("update companies set image_path = $1 where id = 'paulista'", [photo])
    let failing = true
    const failingOnce: FileStore = {
      ...kept.store,
      write: async (name, bytes) => {
        const fails = failing
        failing = false
        if (fails) throw new Error('the disk is full')
        await kept.store.write(name, bytes)
      },
    }
    const rounds = testRounds()
    const world = { ...answers.world, files: keptIn(failingOnce, kept.signing) }
    expect(await movePictures(world, rounds)).toBe(1)
    expect(rounds.errors).toEqual([new Error('the disk is full')])
    expect(await inRows()).toHaveLength(1)
    expect(await movePictures(world, rounds)).toBe(1)
    expect(await inRows()).toEqual([])
  })
})
