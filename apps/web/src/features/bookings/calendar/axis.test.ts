import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { at } from '@campo-livre/domain/testing/schedules.ts'
import { describe, expect, it } from 'vitest'
import { axisOf, closedOn, hoursOn, isOfNightBefore, openOn, partOf, placeOn } from './axis.ts'

const timeZone = 'America/Fortaleza'
const friday = '2026-11-20'
const closed: OpeningHours = [[], [], [], [], [], [], []]
const midnight = at(friday, '00:00')
const on = (start: string, end: string) => ({ start: at(friday, start), end: at(friday, end) })

/** Returns opening hours for Friday and Thursday, given in hours of the day. */
function open(fri: [number, number][], thu: [number, number][] = []) {
  const intervals = (hours: [number, number][]) =>
    hours.map(([from, to]) => ({ opens: from * 60, closes: to * 60 }))
  const openingHours = closed.with(4, intervals(thu)).with(5, intervals(fri))
  return openOn({ openingHours, timeZone, holidays: [], holidayHours: null }, friday)
}

const day = (parts: Partial<Parameters<typeof axisOf>[0]> = {}) =>
  axisOf({ open: open([[8, 23]]), busy: [], midnight, now: at(friday, '13:00'), ...parts })

describe('the axis of a day', () => {
  it('goes from opening to closing in whole hours, past midnight too', () => {
    expect(day()).toEqual(on('08:00', '23:00'))
    expect(day({ open: open([[8.5, 22.5]]) })).toEqual(on('08:00', '23:00'))
    expect(
      day({
        open: open([
          [8, 12],
          [14, 26],
        ]),
      }),
    ).toEqual(on('08:00', '26:00'))
  })

  it('is wide enough for what is booked, and begins at midnight at the earliest', () => {
    expect(day({ busy: [on('06:30', '07:30'), on('22:00', '24:00')] })).toEqual(on('06:00', '24:00'))
    const sinceYesterday = { start: midnight - 60, end: midnight + 60 }
    expect(day({ busy: [sinceYesterday] })).toEqual(on('00:00', '23:00'))
  })

  it('begins with its own first hour: the night before is there only while it lasts (A9)', () => {
    const late = open([[8, 23]], [[18, 26]])
    expect(late.night).toEqual([on('00:00', '02:00')])
    expect(day({ open: late })).toEqual(on('08:00', '23:00'))
    expect(day({ open: late, now: at(friday, '01:30') })).toEqual(on('00:00', '23:00'))
    expect(day({ open: late, now: midnight - 60 })).toEqual(on('08:00', '23:00'))
    const [one, two] = [on('01:00', '02:00'), on('01:00', '03:00')]
    expect([one, two].map((each) => isOfNightBefore(each, late, at(friday, '13:00')))).toEqual([true, false])
    expect(isOfNightBefore(one, late, at(friday, '01:30'))).toBe(false)
  })

  it('is null on a closed day without bookings, and spans the bookings on one with', () => {
    expect(day({ open: open([]) })).toBeNull()
    expect(day({ open: open([]), busy: [on('09:00', '10:00')] })).toEqual(on('09:00', '10:00'))
  })

  it('names every full hour of it', () => {
    expect(hoursOn(on('22:00', '25:00'))).toEqual([22, 23, 24, 25].map((hour) => midnight + hour * 60))
  })
})

describe('a place on the axis', () => {
  const axis = on('08:00', '18:00')
  const whole = { cutStart: false, cutEnd: false }

  it('is told in percent, so that neighbours meet and never overlap', () => {
    expect(placeOn(axis, on('08:00', '09:00'))).toEqual({ left: 0, width: 10, ...whole })
    const before = placeOn(axis, on('09:30', '11:00'))
    const after = placeOn(axis, on('11:00', '12:00'))
    expect((before?.left ?? 0) + (before?.width ?? 0)).toBeCloseTo(after?.left ?? 0)
    expect(placeOn(axis, on('17:00', '18:00'))).toEqual({ left: 90, width: 10, ...whole })
  })

  it('is cut off at the edges', () => {
    expect(placeOn(axis, on('07:00', '09:00'))).toEqual({ left: 0, width: 10, cutStart: true, cutEnd: false })
    expect(placeOn(axis, on('17:00', '20:00'))).toEqual({
      left: 90,
      width: 10,
      cutStart: false,
      cutEnd: true,
    })
    expect(placeOn(axis, on('07:00', '19:00'))).toEqual({ left: 0, width: 100, cutStart: true, cutEnd: true })
  })

  it('is nowhere outside, an edge being outside', () => {
    expect(placeOn(axis, on('06:00', '08:00'))).toBeNull()
    expect(placeOn(axis, on('18:00', '19:00'))).toBeNull()
  })

  it('tells how much has passed, never less than nothing nor more than all', () => {
    expect([6, 8, 13, 18, 23].map((hour) => partOf(axis, midnight + hour * 60))).toEqual([0, 0, 0.5, 1, 1])
  })
})

it('knows when the company is closed within it', () => {
  const axis = on('06:00', '24:00')
  expect(closedOn(axis, [on('14:00', '22:00'), on('08:00', '12:00')])).toEqual([
    on('06:00', '08:00'),
    on('12:00', '14:00'),
    on('22:00', '24:00'),
  ])
  expect(closedOn(axis, [on('05:00', '26:00')])).toEqual([])
  expect(closedOn(axis, [])).toEqual([axis])
})
