import { beforeEach, describe, expect, it } from 'vitest'
import { game } from '../rachas/testing/sample-racha.ts'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { athleteStep, type SlotWish } from './athlete-command.ts'
import { type AthleteFacts, carryOutForAthlete } from './athlete-operations.ts'

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  arena = new SeriesModel()
  ids = 0
  arena.give(thursdays())
})

const slot = () => arena.series.get('serie') ?? expect.fail('there is no series')
const facts = (given: Partial<AthleteFacts> = {}): AthleteFacts => ({
  ...arena.context('rafael'),
  arena: { name: 'Arena do Norte', ownerId: 'dono' },
  drawer: { till: undefined, entries: [] },
  near: () => [],
  rachasIn: () => [],
  place: ({ fieldId }) => ({
    fieldName: fieldId,
    companyName: 'Arena do Norte',
    timeZone: arena.timeZone,
    ownerId: 'dono',
  }),
  ...given,
})

/** Does what the athlete wants, whatever it costs, and keeps what it changes. */
function wish(wanted: SlotWish, given: Partial<AthleteFacts> = {}, id = `w-${++ids}`) {
  const step = { ...athleteStep('serie', { ...wanted, id, version: slot().version, differenceCents: 0 }) }
  const outcome = carryOutForAthlete({ ...step, shownCents: null }, facts(given))
  if (!outcome.ok) return outcome
  for (const series of outcome.changes.series) arena.series.set(series.id, series)
  for (const booking of outcome.changes.bookings) arena.bookings.set(booking.id, booking)
  return outcome
}
const end = (from: string) => ({ type: 'end' as const, from, reason: '' })
const pause = (from: string, until: string) => ({ type: 'pause' as const, from, until })
const resume = () => ({ type: 'resume' as const, pauseId: slot().pauses.at(-1)?.id ?? '' })
const swap = (day: string, to: string) => ({
  type: 'swap' as const,
  day,
  fieldId: 'norte',
  start: `${to}T22:00:00.000Z`,
  end: `${to}T23:00:00.000Z`,
})
const told = (outcome: ReturnType<typeof wish>) =>
  outcome.ok ? outcome.notices.map(({ message }) => message) : outcome.code
const usual = '(toda quinta, 20h às 21h)'

describe('what an athlete does with their fixed slot is told to its arena (decision 178)', () => {
  it('once, with a name that is left out where its account is gone', () => {
    const ended = wish(end('2026-12-10'))
    const what = `encerrou o horário fixo a partir de 10/12 ${usual}: 50 datas ficaram livres no site.`
    expect(ended.ok && ended.notices).toEqual([
      {
        userId: 'dono',
        kind: 'cancellations',
        type: 'message',
        message: `Rafael ${what}`,
        about: { userId: 'rafael', nameless: `Um mensalista ${what}` },
        actionText: 'Ver o mensalista',
        actionUrl: '/company/series/serie',
      },
    ])
    expect(ended.ok && ended.changes.bookings).toHaveLength(50)
  })

  it('in the singular of one date, and in words of none', () => {
    expect(told(wish(pause('2026-12-10', '2026-12-10')))).toEqual([
      `Rafael pausou o horário fixo em 10/12 ${usual}: 1 data ficou livre no site.`,
    ])
    const one = wish(resume())
    expect(told(one)).toEqual([
      `Rafael desfez a pausa em 10/12 do horário fixo ${usual}: 1 data está marcada de novo.`,
    ])
    expect(one.ok && one.notices).toMatchObject([{ kind: 'new-bookings' }])
    expect(told(wish(end('2028-01-06')))).toEqual([
      `Rafael encerrou o horário fixo a partir de 06/01 ${usual}: nenhuma data foi solta.`,
    ])
  })

  it('by its last hour, and by that of its end where it ends before', () => {
    const later = (day: string, hour: number) =>
      arena.give({
        type: 'change',
        id: `later-${hour}`,
        seriesId: 'serie',
        version: slot().version,
        scope: 'following',
        day,
        patch: { startMinute: hour * 60 },
        choices: [],
        exceptions: 'keep',
      })
    later('2027-01-07', 21)
    later('2027-02-04', 22)
    expect(told(wish(pause('2026-12-10', '2026-12-10')))).toEqual([
      expect.stringContaining('(toda quinta, 22h às 23h)'),
    ])
    expect(told(wish(end('2026-12-31')))).toEqual([expect.stringContaining(usual)])
  })

  it('of a fixed slot that ends before it has begun', () => {
    expect(told(wish(end('2026-11-20')))).toEqual([
      `Rafael encerrou o horário fixo a partir de 20/11 ${usual}: 52 datas ficaram livres no site.`,
    ])
  })

  it('of a pause with its days, and whether it ends early or never was', () => {
    expect(told(wish(pause('2026-12-10', '2026-12-24')))).toEqual([
      `Rafael pausou o horário fixo de 10/12 a 24/12 ${usual}: 3 datas ficaram livres no site.`,
    ])
    arena.now = '2026-12-10T10:00:00.000Z'
    arena.topUp('serie')
    expect(told(wish(resume()))).toEqual([
      `Rafael encerrou antes a pausa de 10/12 a 24/12 do horário fixo ${usual}: 2 datas estão marcadas de novo.`,
    ])
    wish(pause('2026-12-31', '2026-12-31'))
    arena.book('outro', {
      fieldId: 'norte',
      start: '2026-12-31T23:00:00.000Z',
      end: '2027-01-01T00:00:00.000Z',
    })
    expect(told(wish(resume()))).toEqual([
      `Rafael desfez a pausa em 31/12 do horário fixo ${usual}: nenhuma data foi marcada de novo.`,
    ])
  })

  it('without the holds of others that have run out beside a date that is booked again', () => {
    wish(pause('2026-12-10', '2026-12-10'))
    const [first] = arena.of('serie')
    const hold = { id: 'hold', status: 'awaiting_payment' as const, holdExpiresAt: arena.now }
    const resumed = wish(resume(), { near: () => (first ? [{ ...first, ...hold, series: undefined }] : []) })
    expect(resumed.ok && resumed.changes.bookings.map(({ id }) => id)).toContain('hold')
    expect(told(resumed)).toEqual([expect.stringContaining(': 1 data está marcada de novo.')])
  })

  it('once, however often it is sent', () => {
    wish(end('2026-12-10'), {}, 'fim')
    expect(wish(end('2026-12-10'), {}, 'fim')).toEqual({
      ok: true,
      changes: { series: [slot()], bookings: [], rachas: [] },
      notices: [],
    })
  })

  it('but for what is refused', () => {
    expect(wish(pause('2026-11-01', '2026-12-10'))).toEqual({
      ok: false,
      code: 'invalid',
      field: 'from',
      message: expect.any(String),
    })
  })
})

describe('the racha of a game of a fixed slot (decision 178)', () => {
  const racha = game({ start: '2026-12-03T23:00:00.000Z', end: '2026-12-04T00:00:00.000Z' })
  const around = { rachasIn: () => [racha] }

  it('goes along with a game that is swapped, and its people are told', () => {
    const swapped = wish(swap('2026-12-03', '2026-12-04'), around)
    expect(swapped).toMatchObject({
      changes: {
        rachas: [
          {
            id: 'game',
            start: '2026-12-04T22:00:00.000Z',
            end: '2026-12-04T23:00:00.000Z',
            place: 'norte, Arena do Norte',
          },
        ],
      },
    })
    expect(swapped.ok && swapped.notices.map(({ userId }) => userId)).toEqual(['olga', 'dono'])
    expect(swapped.ok && swapped.notices.at(-1)?.kind).toBe('new-bookings')
    expect(told(swapped)).toContain(
      `Rafael trocou o jogo de 03/12 do horário fixo ${usual}: agora é sex, 04/12, 19h.`,
    )
    const own = { rachasIn: () => [{ ...racha, organizerId: 'rafael' }] }
    expect(told(wish(swap('2026-12-10', '2026-12-11'), own))).toHaveLength(1)
  })

  it('moves with no game that goes or is booked again', () => {
    const rachas = (wanted: SlotWish) => {
      const outcome = wish(wanted, around)
      return outcome.ok && outcome.changes.rachas
    }
    expect(rachas(pause('2026-12-10', '2026-12-24'))).toEqual([])
    expect(rachas(resume())).toEqual([])
    expect(rachas(end('2026-12-10'))).toEqual([])
  })
})
