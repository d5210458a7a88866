import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toInstant, toMinutes } from '../time/zone.ts'
import { applyRachaCommand } from './apply-command.ts'
import type { RachaStep } from './command.ts'
import { capacityOf, holdsPlace, poolOf } from './places.ts'
import type { Racha } from './racha.ts'
import { participantKinds, rachaAnswers, rachaPriorities } from './racha-words.ts'
import { settle } from './settle.ts'
import { game, MONDAY, sample, START } from './testing/sample-racha.ts'

const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

const rules = fc.record({
  maxPlayers: fc.integer({ min: 2, max: 12 }),
  goalkeeperPlaces: fc.integer({ min: 0, max: 1 }),
  regularsUntilHours: fc.constantFrom(null, 12, 48),
  quorum: fc.constantFrom(null, 4),
  priority: fc.constantFrom(...rachaPriorities),
})
const roster = fc.array(fc.record({ kind: fc.constantFrom(...participantKinds), goalkeeper: fc.boolean() }), {
  minLength: 1,
  maxLength: 30,
})
const said = fc.record({
  who: fc.nat(29),
  answer: fc.constantFrom(...rachaAnswers, 'going' as const, 'going' as const),
  goalkeeper: fc.option(fc.boolean(), { nil: undefined }),
  /** The minutes since the one before. */
  later: fc.constantFrom(0, 0, 0, 1, 45, 600, 1440),
})

/** Returns what breaks rule 9 in a game: too many in a pool, an offer without its end. */
function broken(racha: Racha): string[] {
  const over = (['goal', 'line'] as const).filter(
    (pool) =>
      racha.participants.filter((each) => holdsPlace(each) && poolOf(racha, each) === pool).length >
      capacityOf(racha, pool),
  )
  const loose = racha.participants.filter(
    ({ status, offerUntil }) => (offerUntil !== null) !== (status === 'offered'),
  )
  return [...over, ...loose.map(({ id }) => id)]
}

/** Returns those who were offered a place without waiting for one. */
function promotedTwice(before: Racha, after: Racha): string[] {
  return after.participants.flatMap(({ id, offerUntil }, index) => {
    const old = before.participants[index]
    const isNew = offerUntil !== null && offerUntil !== old?.offerUntil
    return isNew && old?.status !== 'waiting' ? [id] : []
  })
}

function play(start: Racha, steps: readonly { command: RachaStep; by: string; at: string }[]): Racha {
  let racha = start
  const wrong: string[] = []
  for (const { command, by, at } of steps) {
    const outcome = applyRachaCommand(command, {
      at,
      by: { id: by, name: by },
      code: 'RCH-NEW2',
      token: 'fresh',
      secret: 'key',
      data: {
        racha: () => racha,
        booking: () => undefined,
        inBooking: () => undefined,
        ofGroup: () => [],
        known: () => undefined,
      },
    })
    if (!outcome.ok) continue
    wrong.push(...broken(outcome.racha), ...promotedTwice(settle(racha, at), outcome.racha))
    racha = outcome.racha
  }
  expect(wrong).toEqual([])
  return racha
}

it('500 answers at once never exceed the maximum and promote nobody twice (rule 9)', () => {
  const everybody = people(60)
  fc.assert(
    fc.property(rules, fc.array(said, { minLength: 500, maxLength: 500 }), (given, answers) => {
      const racha = game({ ...given, participants: everybody.map((id) => sample(id)) })
      const steps = answers.map(({ who, answer }, index) => {
        const id = everybody[(who + index) % everybody.length] ?? ''
        const command = {
          type: 'answer',
          id: `c${index}`,
          rachaId: 'game',
          participantId: null,
          answer,
        } as const
        return { command, by: `user-${id}`, at: MONDAY }
      })
      // Each is sent twice, as by a network that loses answers.
      const after = play(
        racha,
        steps.flatMap((step) => [step, step]),
      )
      expect(after.changes.map(({ id }) => id)).toEqual([...new Set(after.changes.map(({ id }) => id))])
      expect(after.participants).toHaveLength(everybody.length)
    }),
    { numRuns: 8 },
  )
})

const evening = fc.record({ given: rules, there: roster, answers: fc.array(said, { maxLength: 60 }) })
type Evening = typeof evening extends fc.Arbitrary<infer T> ? T : never

/** Plays answers over the days before a game; returns it with the instant of the last. */
function days({ given, there, answers }: Evening): { racha: Racha; at: string } {
  const participants = there.map((each, index) => sample(`p${index}`, each))
  let minutes = toMinutes(MONDAY)
  const steps = answers.map(({ who, answer, goalkeeper, later }, index) => {
    minutes += later
    const command: RachaStep = {
      type: 'answer',
      id: `c${index}`,
      rachaId: 'game',
      participantId: null,
      answer,
      goalkeeper,
    }
    return { command, by: `user-p${who % participants.length}`, at: toInstant(minutes) }
  })
  return { racha: play(game({ ...given, participants }), steps), at: toInstant(minutes) }
}

it('reading it often or once is the same: everything ends by the clock (N2)', () => {
  fc.assert(
    fc.property(evening, fc.array(fc.nat(6 * 1440), { maxLength: 8 }), (given, reads) => {
      const { racha, at } = days(given)
      const instants = reads.map((minutes) => toInstant(toMinutes(at) + minutes)).toSorted()
      const stepped = instants.reduce(settle, racha)
      expect(instants.flatMap((instant) => broken(settle(racha, instant)))).toEqual([])
      expect(settle(stepped, START)).toEqual(settle(racha, START))
    }),
  )
})

it('no place stays free while somebody waits for it and can still be asked', () => {
  fc.assert(
    fc.property(evening, (given) => {
      const { racha } = days({ ...given, given: { ...given.given, regularsUntilHours: null, quorum: null } })
      for (const pool of ['goal', 'line'] as const) {
        const there = racha.participants.filter((each) => poolOf(racha, each) === pool)
        const waits = there.some(({ status }) => status === 'waiting')
        const lastAt = racha.changes.at(-1)?.at ?? MONDAY
        if (waits && lastAt < '2026-11-20T23:00:00.000Z')
          expect(there.filter(holdsPlace)).toHaveLength(capacityOf(racha, pool))
      }
    }),
  )
})
