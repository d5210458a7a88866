import { expect, it } from 'vitest'
import { jobsInTurn } from './jobs-in-turn.ts'

it('asks a job that has patience again when that is over, or when the clock goes back, and others each time', () => {
  const ask = jobsInTurn([{ name: 'decide-cards' }, { name: 'top-up-series', patienceMinutes: 10 }])
  const names = (time: string) => ask(`2026-11-20T${time}.000Z`).map(({ name }) => name)
  expect(names('12:00:00')).toEqual(['decide-cards', 'top-up-series'])
  expect(names('12:09:59')).toEqual(['decide-cards'])
  expect(names('12:10:00')).toEqual(['decide-cards', 'top-up-series'])
  expect(names('12:19:59')).toEqual(['decide-cards'])
  expect(names('11:00:00')).toEqual(['decide-cards', 'top-up-series'])
})
