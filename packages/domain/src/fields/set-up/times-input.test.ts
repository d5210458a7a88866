import { describe, expect, it } from 'vitest'
import { partsChangeSchema } from './parts-input.ts'
import { timesSchema } from './times-input.ts'

const right = {
  openingHours: null,
  holidayHours: null,
  slotMinutes: 60,
  minSlots: 1,
  maxSlots: 3,
  bufferMinutes: 0,
  avoidGaps: false,
  horizonDays: 30,
  minNoticeMinutes: 0,
  acceptsPayAtVenue: true,
}
const problem = (change: object) =>
  timesSchema.safeParse({ ...right, ...change }).error?.issues.map(({ message }) => message) ?? []
const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('the times of a field as they are entered (H1)', () => {
  it.each([
    [{ slotMinutes: 30, minSlots: 16, maxSlots: 16 }],
    [{ slotMinutes: 120, bufferMinutes: 120, horizonDays: 365 }],
    [{ horizonDays: 1, minNoticeMinutes: 7 * 1440 }],
    [{ holidayHours: [] }],
    [{ holidayHours: [hours(8, 12), hours(12, 20)] }],
    [{ openingHours: [[], [hours(8, 26)], [hours(8, 12)], [], [], [], []] }],
  ])('may be %j', (change) => expect(problem(change)).toEqual([]))

  it.each([
    [{ slotMinutes: 50 }, 'Escolha uma duração da lista.'],
    [{ slotMinutes: null }, 'Escolha quanto dura cada horário.'],
    [{ minSlots: 0 }, 'Use de 1 a 16 horários.'],
    [{ minSlots: 17 }, 'Use de 1 a 16 horários.'],
    [{ maxSlots: 0 }, 'Use de 1 a 16 horários.'],
    [{ maxSlots: 17 }, 'Use de 1 a 16 horários.'],
    [{ bufferMinutes: -1 }, 'Use de 0 a 120 minutos.'],
    [{ bufferMinutes: 121 }, 'Use de 0 a 120 minutos.'],
    [{ horizonDays: 0 }, 'Use de 1 a 365 dias.'],
    [{ horizonDays: 366 }, 'Use de 1 a 365 dias.'],
    [{ minNoticeMinutes: -1 }, 'Use uma antecedência de até 7 dias.'],
    [{ minNoticeMinutes: 7 * 1440 + 1 }, 'Use uma antecedência de até 7 dias.'],
    [
      { holidayHours: [hours(8, 12), hours(11, 20)] },
      'Os horários 8h às 12h e 11h às 20h se cruzam. Mude um deles.',
    ],
    [
      { openingHours: [[], [hours(8, 33)], [hours(8, 12)], [], [], [], []] },
      'São mais de 24 horas seguidas. Confira a abertura e o fechamento.',
    ],
  ])('are not %j', (change, sentence) => expect(problem(change)).toEqual([sentence]))
})

it('a field is made of up to 20 others', () => {
  const isGood = (count: number) =>
    partsChangeSchema.safeParse({ parts: Array.from({ length: count }, (_, at) => `f${at}`), version: 1 })
      .success
  expect([0, 1, 20, 21].map(isGood)).toEqual([true, true, true, false])
})
