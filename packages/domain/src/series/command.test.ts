import { describe, expect, it } from 'vitest'
import { MAX_PRICE_CENTS } from '../bookings/commands/command.ts'
import { thursdays } from '../testing/series-model.ts'
import { seriesCommandSchema } from './command.ts'
import { askForSeriesSchema } from './request.ts'
import { segmentSchema, seriesTermsSchema } from './series.ts'

const parses = (command: unknown) => seriesCommandSchema.safeParse(command).success
const create = (part: object) =>
  parses({ ...thursdays({ id: 'make-0001', seriesId: 'serie-0001' }), ...part })
const own = { id: 'cmd-00001', seriesId: 'serie', version: 1 }
const change = (patch: object) =>
  parses({ type: 'change', ...own, scope: 'all', day: '2026-12-10', patch, choices: [], exceptions: 'keep' })

describe('a command about a fixed slot', () => {
  it.each([
    [{}, true],
    [{ priceCents: 0 }, true],
    [{ priceCents: -1 }, false],
    [{ priceCents: MAX_PRICE_CENTS }, true],
    [{ priceCents: MAX_PRICE_CENTS + 1 }, false],
    [{ startMinute: 0 }, true],
    [{ startMinute: -1 }, false],
    [{ startMinute: 1439 }, true],
    [{ startMinute: 1440 }, false],
    [{ minutes: 15 }, true],
    [{ minutes: 14 }, false],
    [{ minutes: 1440 }, true],
    [{ minutes: 1441 }, false],
    [{ every: 2 }, true],
    [{ every: 3 }, false],
    [{ every: 0 }, false],
    [{ note: 'x'.repeat(500) }, true],
    [{ note: 'x'.repeat(501) }, false],
    [{ note: ` ${'x'.repeat(500)} ` }, true],
    [{ choices: Array.from({ length: 60 }, () => ({ day: '2026-12-10', do: 'skip' })) }, true],
    [{ choices: Array.from({ length: 61 }, () => ({ day: '2026-12-10', do: 'skip' })) }, false],
    [{ choices: [{ day: '2026-12-10', do: 'give_up' }] }, true],
    [{ choices: [{ day: '2026-12-10', do: 'move' }] }, false],
    [{ choices: [{ day: '10/12', do: 'skip' }] }, false],
  ])('that makes one, with %j: %s', (part, fits) => {
    expect(create(part)).toBe(fits)
  })

  it.each([
    [{}, true],
    [{ weekday: 0 }, true],
    [{ weekday: 6 }, true],
    [{ weekday: 7 }, false],
    [{ weekday: -1 }, false],
    [{ weekday: 1.5 }, false],
    [{ fieldId: 'sul', startMinute: 60, minutes: 60, priceCents: 1, every: 1 }, true],
  ])('that changes %j: %s', (patch, fits) => {
    expect(change(patch)).toBe(fits)
  })

  it.each(['this', 'following', 'all'])('is about %s', (scope) => {
    expect(parses({ type: 'cancel', ...own, scope, day: '2026-12-10', reason: 'Obra no campo' })).toBe(true)
  })

  it('is about no other scope, and cancels with a reason alone', () => {
    const cancel = { type: 'cancel', ...own, day: '2026-12-10' }
    expect(parses({ ...cancel, scope: 'some', reason: 'Obra' })).toBe(false)
    expect(parses({ ...cancel, scope: 'all', reason: ' ' })).toBe(false)
  })
})

it.each([
  [{ giveBackHours: 0 }, true],
  [{ giveBackHours: -1 }, false],
  [{ giveBackHours: 720 }, true],
  [{ giveBackHours: 721 }, false],
  [{ dueDay: 1 }, true],
  [{ dueDay: 0 }, false],
  [{ dueDay: 28 }, true],
  [{ dueDay: 29 }, false],
  [{ credit: 'if_resold' }, true],
  [{ credit: 'none' }, true],
  [{ credit: 'some' }, false],
])('the terms with %j: %s', (part, fits) => {
  const terms = { giveBackHours: 24, credit: 'always', dueDay: 10, ...part }
  expect(seriesTermsSchema.safeParse(terms).success).toBe(fits)
})

it.each([
  [{}, true],
  [{ until: null }, true],
  [{ startMinute: -1 }, false],
  [{ startMinute: 1440 }, false],
  [{ minutes: 0 }, false],
  [{ every: 2 }, true],
  [{ every: 4 }, false],
])('a segment with %j: %s', (part, fits) => {
  const { from, fieldId, startMinute, minutes, priceCents, every } = thursdays()
  const segment = { from, until: '2026-12-31', fieldId, startMinute, minutes, priceCents, every, ...part }
  expect(segmentSchema.safeParse(segment).success).toBe(fits)
})

it.each([
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  [` ${'x'.repeat(500)} `, true],
])('a request with a note of %j: %s', (note, fits) => {
  const { fieldId, from, startMinute, minutes, every } = thursdays()
  const asked = { id: 'pedido-001', fieldId, from, startMinute, minutes, every, note }
  expect(askForSeriesSchema.safeParse(asked).success).toBe(fits)
})
