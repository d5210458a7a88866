import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { quietStrays } from '@campo-livre/conformance/testing/quiet-strays.ts'
import { createNodeListener } from '@campo-livre/mocks/serve/node-listener.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import type { Report } from '@campo-livre/conformance/report.ts'
import { actors } from '@campo-livre/conformance/client/logins.ts'
import { personaLogins } from '@campo-livre/conformance/client/persona-logins.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedNode, root } from '../lib/paths.mjs'
import { testClock } from '../lib/test-clock.ts'
import { fullCommand } from './full-command.ts'
import { type Ended, run } from './run.ts'
import { variableOf } from './variable-of.ts'

const logins = Object.fromEntries(
  actors.map((actor) => [
    variableOf(actor),
    `${personaLogins[actor]?.email}:${personaLogins[actor]?.password}`,
  ]),
)

/**
 * Calls with every kind of body and answer: the suite tries all calls in the process (`packages/conformance/src`), and HTTP
 * is the same for each.
 */
const overTheWire = [
  'GET /fields',
  'POST /auth/login',
  'POST /auth/forgot-password',
  'POST /bookings',
  'PUT /me/account',
  'PUT /me/photo',
  'DELETE /me/photo',
  'GET /me/export',
]

/** Runs the command line as a program of its own, to its end. */
function contract(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const program = join(root, 'tools/contract/main.ts')
    execFile(pinnedNode, [program, ...args], { env: { ...logins, TZ: 'UTC' } }, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained }),
    )
  })
}

describe('the contract suite against the mock over HTTP (I5)', () => {
  let server: Server
  let origin: string
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  beforeAll(async () => {
    const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(testClock().now) })
    server = createServer(createNodeListener(backend)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return quietStrays()
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })

  it('finds nothing that differs in calls of every kind of body and answer', async () => {
    const file = join(folder, 'report.json')
    const mailbox = ['--mailbox', `${origin}/__mock/mails`]
    const only = overTheWire.flatMap((call) => ['--only', call])
    // Package managers pass `--` on.
    const { code, said } = await contract([
      '--',
      '--url',
      `${origin}/api/`,
      ...mailbox,
      '--json',
      file,
      ...only,
    ])
    expect(said).toMatch(
      new RegExp(`^${overTheWire.length} calls, (\\d+) of \\1 cases tried, 0 differ, 0 not tried$`, 'm'),
    )
    expect(code).toBe(0)
    const { results, missing } = JSON.parse(readFileSync(file, 'utf8')) as Report
    expect(results.filter(({ ok }) => !ok)).toEqual([])
    expect(missing).toEqual([])
  })

  it('counts what takes a login or a mailbox as not tried, never as right', async () => {
    const { CONTRACT_ADMIN: _admin, ...others } = logins
    const only = ['--only', 'get-admin-users', '--only', 'POST /me/deletion']
    const { code, said } = await run(['--url', `${origin}/api`, ...only], others)
    const lines = said.trim().split('\n')
    const untried = lines.flatMap((line) => /^not tried, (\d+): /.exec(line)?.slice(1).map(Number) ?? [])
    expect(lines.slice(0, 2).map((line) => line.replace(/\d+/, 'N'))).toEqual([
      'not tried, N: no login: admin (GET /admin/users)',
      'not tried, N: no mailbox (POST /me/deletion)',
    ])
    expect(Math.min(...untried)).toBeGreaterThan(20)
    const sum = untried.reduce((all, each) => all + each, 0)
    expect(lines.at(-1)).toBe(`2 calls, 0 of at least ${sum} cases tried, 0 differ, ${sum} not tried`)
    expect(code).toBe(0)
  })

  it('says how little it has tried without a login, and how all of it is tried', async () => {
    const { said } = await run(['--url', `${origin}/api`], {})
    const [, tried, all] = /, (\S+) of at least (\S+) cases tried, 0 differ, /.exec(said) ?? []
    const numberOf = (text = '') => Number(text.replace(',', ''))
    expect(numberOf(tried)).toBeLessThan(numberOf(all) / 5)
    expect(numberOf(all)).toBeGreaterThan(3_000)
    const command = fullCommand(`${origin}/api`)
    expect(said).toContain(`The mock, with all of them:\n\n  ${command}\n`)
    expect(command).toContain('CONTRACT_COMPANY_2=empresa.nova@campolivre.test:Campo@123')
    expect(command).toContain(`--mailbox ${origin}/__mock/mails`)
  })

  it('tells of a call that a server lacks in one line, and ends with 1', async () => {
    const { code, said } = await run(['--url', `${origin}/nowhere/api`, '--only', 'get-places'], {})
    expect(said).toBe('missing: GET /places\n1 call, 0 of 0 cases tried, 0 differ, 1 missing, 0 not tried\n')
    expect(code).toBe(1)
  })

  it('tries a login once, and says so when it is of no use', async () => {
    const env = { ...logins, CONTRACT_ADMIN: logins.CONTRACT_ATHLETE ?? '', CONTRACT_COMPANY: 'x@x.test:X' }
    const { code, said, complained } = await run(['--url', `${origin}/api`], env)
    expect(complained.trim().split('\n')).toEqual([
      'CONTRACT_COMPANY is of no use: it cannot sign in: 422 E-mail ou senha não conferem.',
      'CONTRACT_ADMIN is of no use: its profile is athlete',
      'CONTRACT_ADMIN is of no use: it is the same person as athlete',
    ])
    expect({ code, said }).toEqual({ code: 1, said: '' })
  })

  it('says in a sentence that nothing answers, and ends with 2', async () => {
    const { code, said, complained } = await run(['--url', 'http://127.0.0.1:9/api'], logins)
    expect({ code, said }).toEqual({ code: 2, said: '' })
    expect(complained).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9\/api: \S.*\n$/)
  })
})
