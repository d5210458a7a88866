import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../../testing/series-model.ts'
import { localDay } from '../../time/zone.ts'
import type { SeriesCommandOf } from '../command.ts'

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  arena = new SeriesModel()
  ids = 0
  arena.give(thursdays({ choices: [{ day: '2026-12-03', do: 'skip' }] }))
})

const slot = () => arena.series.get('serie') ?? expect.fail('there is no series')
const own = (id = `c-${++ids}`) => ({ id, seriesId: 'serie', version: slot().version })
const pause = (id: string, from: string, until: string) =>
  arena.give({ type: 'pause', ...own(id), from, until })
const resume = (pauseId: string, choices: SeriesCommandOf<'resume'>['choices'] = []) =>
  arena.give({ type: 'resume', ...own(), pauseId, choices })
const days = () =>
  arena
    .of('serie')
    .filter(({ status }) => status === 'confirmed')
    .map(({ start }) => localDay(arena.timeZone, start))
describe('a pause of the arena (rule 6)', () => {
  it('leaves a date outside of it at its own place', () => {
    const patch = { startMinute: 22 * 60 }
    arena.give({
      type: 'change',
      ...own(),
      scope: 'this',
      day: '2026-12-31',
      patch,
      choices: [],
      exceptions: 'keep',
    })
    pause('obra', '2026-12-10', '2026-12-24')
    const moved = () => arena.of('serie').find(({ series }) => series?.day === '2026-12-31')?.start
    expect(moved()).toBe('2027-01-01T01:00:00.000Z')
    resume('obra')
    expect(moved()).toBe('2027-01-01T01:00:00.000Z')
  })

  it('is ended alone: another one stays, and so does a date that was left out', () => {
    pause('obra', '2026-12-10', '2026-12-24')
    pause('férias', '2027-01-07', '2027-01-21')
    resume('obra')
    expect(slot().pauses.map(({ id }) => id)).toEqual(['férias'])
    expect(slot().skipped.map(({ day }) => day)).toEqual(['2026-12-03'])
    expect(days().slice(0, 6)).toEqual([
      '2026-11-26',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
      '2027-01-28',
    ])
  })

  it('that has begun today lasts until its evening', () => {
    pause('obra', '2026-11-20', '2026-12-24')
    resume('obra')
    expect(slot().pauses).toEqual([{ id: 'obra', from: '2026-11-20', until: '2026-11-20' }])
  })

  it('is ended whole: a date that is taken needs an answer', () => {
    pause('obra', '2026-12-10', '2026-12-24')
    const hour = { start: '2026-12-17T23:00:00.000Z', end: '2026-12-18T00:00:00.000Z' }
    expect(arena.book('outro', { fieldId: 'norte', ...hour })).toBe(true)
    expect(resume('obra')).toMatchObject({ ok: false, code: 'slot_taken' })
    expect(slot().pauses).toHaveLength(1)
    expect(resume('obra', [{ day: '2026-12-17', do: 'skip' }]).ok).toBe(true)
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-10', '2026-12-24'])
    expect(slot().skipped.map(({ day }) => day)).toEqual(['2026-12-03', '2026-12-17'])
  })
})
