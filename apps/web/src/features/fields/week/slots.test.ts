import { at } from '@campo-livre/domain/testing/schedules.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { sampleField, sampleWeek } from '../../../testing/sample-field.ts'
import { pickSlot } from './selection.ts'
import { checkChoice, nearestTo, openingDay, readSlots, isBookable } from './slots.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

const field = sampleField()
const free = readSlots(sampleWeek(field, '2026-11-20', () => 'free'))
const taken = readSlots(sampleWeek(field, '2026-11-20', (index) => (index === 1 ? 'taken' : 'free')))
const on = (day: string, from: string, to: string): MinuteInterval => ({
  start: at(day, from),
  end: at(day, to),
})
const now = at('2026-11-20', '07:00')
const reasonOf = (interval: MinuteInterval, slots = free, of = field) => {
  const checked = checkChoice(interval, of, slots, now)
  return checked.ok ? null : checked.refusal.reason
}

describe('a choice from a link', () => {
  it('is accepted when its slots are free, with their prices', () => {
    const checked = checkChoice(on('2026-11-20', '19:00', '21:00'), field, free, now)
    expect(checked.ok && checked.part.map((slot) => slot.priceCents)).toEqual([12_000, 12_000])
  })
  it('is accepted while another week is in view', () => {
    expect(reasonOf(on('2026-12-04', '19:00', '20:00'))).toBeNull()
  })
  it('is refused when it has passed, whatever week is in view', () => {
    expect(reasonOf(on('2026-11-17', '19:00', '20:00'))).toBe('past')
  })
  it('is refused when it begins sooner than the field can be booked, with how soon', () => {
    const strict = sampleField({ minNoticeMinutes: 2880 })
    expect(reasonOf(on('2026-11-20', '19:00', '20:00'), [], strict)).toBe('soon')
    const checked = checkChoice(on('2026-11-20', '19:00', '20:00'), strict, [], now)
    expect(checked.ok || checked.refusal.message).toMatch(/^Reservas até 2 dias antes do início\./)
    expect(isBookable(on('2026-12-04', '19:00', '20:00'), strict, [])).toBe(true)
  })
  it('is refused when a part of it is booked', () => {
    expect(reasonOf(on('2026-11-20', '08:00', '10:00'), taken)).toBe('taken')
  })
  it('is refused when it is no run of whole slots', () => {
    expect(reasonOf(on('2026-11-20', '19:30', '20:30'))).toBe('closed')
    expect(reasonOf(on('2026-11-20', '22:00', '24:00'))).toBe('closed')
    expect(reasonOf(on('2026-11-22', '19:00', '20:00'))).toBe('closed')
  })
  it('is accepted with a warning when it leaves a gap', () => {
    const checked = checkChoice(
      on('2026-11-20', '09:00', '11:00'),
      sampleField({ avoidGaps: true, minSlots: 2 }),
      free,
      now,
    )
    expect(checked.ok && checked.warning?.reason).toBe('gap')
  })
  it('is begun where it leaves no gap, onwards or up to the slot', () => {
    const strict = sampleField({ avoidGaps: true, minSlots: 2, maxSlots: 4 })
    const begin = (clock: string) =>
      pickSlot(free, null, at('2026-11-20', clock), strict, (run) => isBookable(run, strict, free)).interval
    expect(begin('08:00')).toEqual(on('2026-11-20', '08:00', '10:00'))
    expect(begin('09:00')).toEqual(on('2026-11-20', '08:00', '10:00'))
    expect(begin('10:00')).toEqual(on('2026-11-20', '10:00', '12:00'))
    expect(begin('21:00')).toEqual(on('2026-11-20', '21:00', '23:00'))
  })
  it('is refused when it is shorter or longer than the field allows', () => {
    expect(reasonOf(on('2026-11-20', '08:00', '12:00'))).toBe('too-long')
    expect(reasonOf(on('2026-11-20', '08:00', '09:00'), free, sampleField({ minSlots: 2 }))).toBe('too-short')
  })
})

it('offers the nearest free times of the week in view for a lost one, as long as it was', () => {
  const starts = nearestTo(on('2026-11-20', '09:00', '11:00'), field, taken).map(({ start }) => start)
  expect(starts).toEqual(['10:00', '11:00', '12:00'].map((clock) => toInstant(at('2026-11-20', clock))))
  expect(nearestTo(on('2026-11-20', '09:00', '10:00'), field, [])).toEqual([])
})

it('counts one o’clock at night to the evening before', () => {
  const { company } = field
  const openingHours = company.openingHours.map(() => [{ opens: 18 * 60, closes: 26 * 60 }])
  const late = sampleField({ company: { ...company, openingHours } })
  expect(openingDay(on('2026-11-21', '01:00', '02:00'), late)).toBe('2026-11-20')
  expect(openingDay(on('2026-11-21', '19:00', '20:00'), late)).toBe('2026-11-21')
})
