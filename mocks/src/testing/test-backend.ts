import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { afterEach, beforeEach } from 'vitest'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { createMockServer, type MockServerOptions } from '../node.ts'
import { requireDeclared } from './require-declared.ts'
import { requireBalancedStock } from './require-balanced-stock.ts'
import { NOW, tinySeed } from './tiny-seed.ts'

const ORIGIN = 'https://campo.test'

/** A body as tests read it. */
export type Body = {
  data: never
  code: RefusalCode
  message: string
  errors: Record<string, string[]>
  meta: Record<string, unknown>
}
export type Asked = { status: number; body: Body; headers: Headers }
type Options = { as?: string | null; token?: string; body?: unknown; raw?: string; key?: string }

/** Creates a new backend for each test of the file, reached by plain `fetch`: the tiny one, or a scenario's. */
export function testBackend(options: MockServerOptions = {}) {
  let server: Awaited<ReturnType<typeof createMockServer>>
  beforeEach(async () => {
    server = await createMockServer({ ...(options.scenario ? {} : { seed: tinySeed }), now: NOW, ...options })
    server.listen()
  })
  afterEach(() => {
    server.close()
    requireBalancedStock(server.db)
  })

  /** Returns a token of that user, as if they had signed in. */
  const tokenOf = async (userId: string) => {
    const id = `token-of-${userId}`
    if (!server.db.sessions.find(id))
      await server.db.sessions.insert({
        ...newSession(userId, NOW, null),
        id,
        publicId: `device-of-${userId}`,
      })
    return id
  }

  /** Makes a call such as `GET /fields`; paths at `/__mock` go to the controls, those at `/bank` to the bank of cards. */
  const ask = async (call: string, { as, token, body, raw, key }: Options = {}): Promise<Asked> => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const bearer = token ?? (as ? await tokenOf(as) : null)
    const headers = new Headers({ Accept: 'application/json' })
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    if (key) headers.set('Idempotency-Key', key)
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const url = `${ORIGIN}${/^\/(__mock|bank)\//.test(path) ? '' : '/api'}${path}`
    const response = await fetch(url, { method, headers, ...(text === undefined ? {} : { body: text }) })
    const answered = {
      status: response.status,
      body: (await response.json()) as Body,
      headers: response.headers,
    }
    const { dialect, faults } = server.db.settings
    if (dialect === 'seed' && faults.length === 0) requireDeclared(method, path, answered)
    return answered
  }
  return {
    ask,
    tokenOf,
    get server() {
      return server
    },
  }
}
