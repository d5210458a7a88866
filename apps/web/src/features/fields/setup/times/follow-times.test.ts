import { describe, expect, it } from 'vitest'
import { followTimes } from './follow-times.ts'

const before = { slotMinutes: '60', minSlots: '1', maxSlots: '3', halfHour: 'false' }
const chosen = (name: string, text: string, from = before) =>
  followTimes(name, { ...from, [name]: text }, from)

describe('times that follow a choice (H1)', () => {
  it('keep the shortest and the longest booking when a slot gets another length', () => {
    expect(chosen('slotMinutes', '30')).toEqual({ minSlots: '2', maxSlots: '6', halfHour: 'true' })
    expect(chosen('slotMinutes', '90')).toEqual({ minSlots: '1', maxSlots: '2', halfHour: 'false' })
  })

  it('take an hour and half an hour more', () => {
    const half = { slotMinutes: '30', minSlots: '2', maxSlots: '6' }
    expect(chosen('halfHour', 'true')).toEqual(half)
    expect(chosen('halfHour', 'true', { ...before, maxSlots: '1' }).maxSlots).toBe('3')
    expect(chosen('halfHour', 'false', { ...half, halfHour: 'true' })).toEqual({
      slotMinutes: '60',
      minSlots: '1',
      maxSlots: '3',
    })
  })

  it('tell whether there is half an hour more by the shortest booking', () => {
    const half = { ...before, slotMinutes: '30', minSlots: '2' }
    expect(chosen('minSlots', '1', half)).toEqual({ halfHour: 'false' })
  })

  it('leave the rest alone', () => expect(chosen('horizonDays', '3')).toEqual({}))
})
