import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { previewSeries } from './apply-command.ts'
import type { SeriesStep } from './command.ts'

let arena = new SeriesModel()
beforeEach(() => {
  arena = new SeriesModel()
})

const hour = (day: string, clock: string, fieldId = 'norte') => {
  const start = new Date(`${day}T${clock}:00-03:00`)
  return { fieldId, start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() }
}
const moved = (day: string, clock: string, fieldId = 'norte') => ({
  day: '2026-12-03',
  do: 'move' as const,
  ...hour(day, clock, fieldId),
})
const inTheWay = (step: SeriesStep) =>
  previewSeries(step, arena.context())
    .dates.filter(({ state }) => state !== 'free')
    .map(({ day, state, takenBy, reason }) => ({ day, state, takenBy, reason }))
const own = { state: 'taken', takenBy: null, reason: 'Outra data do mesmo horário fixo já está aí.' }

describe('the dates of one fixed slot (rules 1 and 6)', () => {
  it('are never at one time: a date that is moved has the place, and may be right before or after', () => {
    const moving = (clock: string) => inTheWay(thursdays({ choices: [moved('2026-12-10', clock)] }))
    expect(moving('20:00')).toEqual([{ day: '2026-12-10', ...own }])
    expect(moving('20:30')).toEqual([{ day: '2026-12-10', ...own }])
    expect(moving('21:00')).toEqual([])
    expect(moving('19:00')).toEqual([])
  })

  it('have the time between games that their field asks for', () => {
    const moving = (clock: string) =>
      inTheWay(thursdays({ fieldId: 'inteiro', choices: [moved('2026-12-10', clock, 'inteiro')] }))
    expect(moving('21:00')).toEqual([{ day: '2026-12-10', ...own }])
    expect(moving('21:30')).toEqual([])
    expect(moving('19:00')).toEqual([{ day: '2026-12-10', ...own }])
    expect(moving('18:30')).toEqual([])
  })

  it('are on each other’s ground as other bookings are', () => {
    const choices = [moved('2026-12-10', '20:00', 'inteiro')]
    expect(inTheWay(thursdays({ choices }))).toEqual([{ day: '2026-12-10', ...own }])
    expect(inTheWay(thursdays({ choices: [moved('2026-12-10', '20:00', 'sul')] }))).toEqual([])
  })

  it('leave one that was swapped where it is, whatever comes there', () => {
    arena.give(thursdays())
    arena.wish('serie', 'troca', {
      type: 'swap',
      day: '2026-12-03',
      ...hour('2026-12-09', '19:00'),
    })
    const { version = 0 } = arena.series.get('serie') ?? {}
    const step: SeriesStep = {
      type: 'change',
      id: 'quarta',
      seriesId: 'serie',
      version,
      scope: 'following',
      day: '2026-12-03',
      patch: { weekday: 3, startMinute: 19 * 60 },
      choices: [],
      exceptions: 'keep',
    }
    expect(inTheWay(step)).toEqual([{ day: '2026-12-09', ...own }])
    expect(previewSeries(step, arena.context()).keptExceptions).toEqual(['2026-12-03'])
  })
})

it('a date is left out once, and one that is moved is not (rule 6)', () => {
  const leftOut = () => arena.series.get('serie')?.skipped.map(({ day }) => day)
  arena.give(thursdays({ choices: [moved('2026-12-04', '20:00'), { day: '2026-12-10', do: 'skip' }] }))
  expect(leftOut()).toEqual(['2026-12-10'])
  const { version = 0 } = arena.series.get('serie') ?? {}
  arena.give({
    type: 'change',
    id: 'tarde',
    seriesId: 'serie',
    version,
    scope: 'following',
    day: '2026-12-17',
    patch: { priceCents: 15_000 },
    choices: [{ day: '2026-12-10', do: 'skip' }],
    exceptions: 'keep',
  })
  expect(leftOut()).toEqual(['2026-12-10'])
})

describe('a date that is not free (rule 6)', () => {
  it('tells who has it, and nobody where the arena is closed or has no such field', () => {
    arena.book('outro', hour('2026-12-03', '20:00'))
    arena.close('2026-12-10T20:00:00.000Z', '2026-12-11T02:00:00.000Z')
    arena.book('hold', hour('2026-12-17', '20:00'))
    const hold = arena.bookings.get('hold') ?? expect.fail('the hour was not free')
    const holding = { status: 'awaiting_payment' as const, holdExpiresAt: '2026-11-20T10:15:00.000Z' }
    arena.bookings.set('hold', { ...hold, ...holding })
    expect(inTheWay(thursdays())).toEqual([
      { day: '2026-12-03', state: 'taken', takenBy: 'Seu Jorge', reason: expect.any(String) },
      { day: '2026-12-10', state: 'taken', takenBy: null, reason: expect.any(String) },
      { day: '2026-12-17', state: 'taken', takenBy: 'Seu Jorge', reason: expect.any(String) },
    ])
    expect(inTheWay(thursdays({ until: '2026-11-26', startMinute: 600 }))).toEqual([
      { day: '2026-11-26', state: 'closed', takenBy: null, reason: expect.any(String) },
    ])
    expect(inTheWay(thursdays({ until: '2026-11-26', fieldId: 'nenhum' }))).toEqual([
      { day: '2026-11-26', state: 'closed', takenBy: null, reason: 'Não encontramos esse campo.' },
    ])
  })
})
