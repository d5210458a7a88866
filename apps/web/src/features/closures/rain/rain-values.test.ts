import { expect, it } from 'vitest'
import { rainProblems, toRain, usualRain } from './rain-values.ts'

const zone = 'America/Fortaleza'
const now = '2026-11-20T21:40:00.000Z'
const usual = usualRain(['a', 'b'], now, zone)

it('begins with the hour that runs, today, on all fields', () => {
  expect(usual).toEqual({ fieldIds: ['a', 'b'], day: '0', fromTime: '18:00', toTime: '20:00' })
  expect(toRain(usual, now, zone)).toEqual({
    fieldIds: ['a', 'b'],
    start: '2026-11-20T21:00:00.000Z',
    end: '2026-11-20T23:00:00.000Z',
  })
})

it('reads an hour that is not later as the next day’s, and a day from today on the spot', () => {
  const late = { ...usual, day: '-1' as const, fromTime: '22:00', toTime: '01:30' }
  expect(toRain(late, now, zone)).toMatchObject({
    start: '2026-11-20T01:00:00.000Z',
    end: '2026-11-20T04:30:00.000Z',
  })
})

it('tells what is missing where it is put right', () => {
  expect(rainProblems(usual, now, zone)).toEqual({})
  expect(rainProblems({ ...usual, fieldIds: [], toTime: '' }, now, zone)).toEqual({
    fieldIds: 'Escolha pelo menos um campo.',
    fromTime: 'Escolha quando começou.',
    toTime: 'Falta a hora.',
  })
})
