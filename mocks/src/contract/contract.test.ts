import { beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../backend.ts'
import { apiCalls } from '../calls.gen.ts'
import { createFixedClock } from '../clock.ts'
import { buildSeed } from '../seed/build-seed.ts'
import { NOW } from '../testing/tiny-seed.ts'
import { runContract } from './contract.ts'
import { inProcess } from './in-process.ts'
import type { Report } from './report.ts'
import { nameOf, subjects, subjectsOf } from './subjects.ts'
import { byKind, differing, lastLine } from './summary.ts'
import { given } from './testing/given.ts'
import { personaLogins } from './client/persona-logins.ts'
import { quietStrays } from './testing/quiet-strays.ts'

describe('the contract of the API (I5)', () => {
  let report: Report
  let people: { before: unknown; after: unknown }
  beforeAll(async () => {
    const speakAgain = quietStrays()
    const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
    const mails = async (to: string) => backend.db.mails.where((mail) => mail.to === to).toReversed()
    const before = given(backend.db)
    report = await runContract({ transport: inProcess(backend), logins: personaLogins, mails })
    people = { before, after: given(backend.db) }
    return speakAgain
  }, 120_000)

  it('has a subject for every call, and none for a call that is not there', () => {
    const folder = 'mocks/src/contract/subjects'
    const named = Object.keys(subjects)
    const called = apiCalls.map(nameOf)
    const missing = called
      .filter((name) => !named.includes(name))
      .map(
        (name) =>
          `${folder}: add '${name}' to the file of its subject: reader(…) for a list, else how it is asked well.`,
      )
    const gone = named
      .filter((name) => !called.includes(name))
      .map((name) => `${folder}: take out '${name}', which is no call of mocks/src/calls.gen.ts.`)
    expect([...missing, ...gone]).toEqual([])
  })

  it('declares for every write the effect of a repetition and the read that shows it', () => {
    const writes = apiCalls.filter(({ method }) => method !== 'GET').flatMap(subjectsOf)
    expect(writes.filter(({ again, read }) => again === undefined || read === undefined)).toEqual([])
    const counted = apiCalls.filter(({ refusals }) => refusals.too_many_attempts !== undefined)
    expect(counted.length).toBeGreaterThan(4)
    expect(counted.flatMap(subjectsOf).filter((each) => each.guess === undefined)).toEqual([])
    const keyed = apiCalls.filter(({ idempotent, body }) => idempotent && body !== null).flatMap(subjectsOf)
    expect(keyed.filter(({ other }) => other === undefined)).toEqual([])
  })

  it('is kept by the mock in every case', () => {
    expect(differing(report.results)).toEqual([])
    expect(report.missing).toEqual([])
    const figures = byKind(report).map(({ kind, cases }) => `${kind}: ${cases}`)
    process.stdout.write(`${lastLine(report)}\n${figures.join(', ')}\n`)
  })

  it('has cases of every kind, and leaves out none but for a reason of its own', () => {
    expect(report.results.length).toBeGreaterThan(2_000)
    expect(byKind(report).filter(({ cases }) => cases === 0)).toEqual([])
    const reasons = report.left.map(({ reason }) => reason.split(':')[0])
    expect(new Set(reasons)).toEqual(new Set(['public', 'answered otherwise', 'all of them', 'no data']))
  })

  it('counts a call without a subject as not tried, with all its cases', async () => {
    const call = apiCalls.find((each) => nameOf(each) === 'GET /company/products')
    const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
    const calls = call ? [{ ...call, path: '/company/novidades' }] : []
    const single = await runContract({
      transport: inProcess(backend),
      logins: personaLogins,
      mails: null,
      calls,
    })
    expect(single.results).toEqual([])
    expect(single.left).toMatchObject([{ call: 'GET /company/novidades', kind: 'all' }])
    expect(single.left[0]?.reason).toMatch(/^no subject: /)
    expect(single.left[0]?.cases).toBeGreaterThan(20)
    expect(lastLine(single)).toMatch(/^1 call, 0 of at least (\d+) cases tried, 0 differ, \1 not tried$/)
  })

  it('leaves the accounts that were given as they are', () => {
    expect(people.after).toEqual(people.before)
  })

  it('leaves behind only what no call can remove', () => {
    expect(new Set(report.remains.map(({ what }) => what))).toEqual(
      new Set(['contacts', 'arenas', 'accounts']),
    )
  })
})
