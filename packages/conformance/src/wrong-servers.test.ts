import { beforeAll, expect, it } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { kinds } from './case.ts'
import { runContract } from './contract.ts'
import type { ReadMails } from './client/logins.ts'
import { inProcess } from './in-process.ts'
import { nameOf } from './subjects.ts'
import { differing } from './summary.ts'
import { personaLogins } from './client/persona-logins.ts'
import { quietStrays } from './testing/quiet-strays.ts'
import { takeEverybodyFor } from './testing/tampers.ts'
import { wrongServers } from './testing/wrong-servers.ts'
import type { Transport } from './transport.ts'

let right: Transport
let mails: ReadMails
beforeAll(async () => {
  const speakAgain = quietStrays()
  const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
  right = inProcess(backend)
  mails = async (to) => backend.db.mails.where((mail) => mail.to === to).toReversed()
  takeEverybodyFor((await backend.db.sessions.insert(newSession(personaIds.atleta, NOW, null))).id)
  return speakAgain
})

it.each(wrongServers)('finds a server that $what (I5)', async ({ call, kind, tamper }) => {
  const calls = apiCalls.filter((each) => nameOf(each) === call)
  const isIts = (method: string, path: string) =>
    calls.some(
      (each) =>
        (each.method === method && each.match(path.replace(/\?.*/, '')) !== null) ||
        path.startsWith(`${each.path}/nada`),
    )
  // An effect of the wrong call can show in the answer of another.
  const isRead = (path: string) => path === '/me/account'
  const ask: Transport['ask'] = (request) => right.ask(request)
  const transport: Transport = {
    ask: (request) =>
      isIts(request.method, request.path) || isRead(request.path) ? tamper(request, ask) : ask(request),
  }
  const { results } = await runContract({ transport, logins: personaLogins, mails, calls })
  expect(results.length).toBeGreaterThan(5)
  expect(new Set(differing(results).map((each) => each.kind))).toContain(kind)
})

it('has a wrong server for every kind of case', () => {
  expect(new Set(wrongServers.map(({ kind }) => kind))).toEqual(new Set(kinds))
})
