import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerTimes, tellingTime } from './offer-times.ts'

const zone = 'America/Fortaleza'
/** An instant of 20 November, or of the 21st for hours from 24 on, in Fortaleza. */
const local = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour + 3, minute)).toISOString()

describe('when an offer is told and ends (N7)', () => {
  it('by day at once, and ten minutes later', () => {
    expect(offerTimes(local(15), local(20), zone)).toEqual({ tellAt: local(15), until: local(15, 10) })
    expect(offerTimes(local(8), local(20), zone).tellAt).toBe(local(8))
    expect(offerTimes(local(21, 59), local(44), zone).tellAt).toBe(local(21, 59))
  })

  it('by day from 8h on to the second, until before 22h', () => {
    const atEight = '2026-11-20T11:00:30.000Z'
    expect(tellingTime(atEight, zone)).toBe(atEight)
    expect(tellingTime('2026-11-20T10:59:59.000Z', zone)).toBe(local(8))
    expect(tellingTime('2026-11-21T00:59:59.000Z', zone)).toBe('2026-11-21T00:59:59.000Z')
  })

  it('at night it is kept until after 8h, and told then', () => {
    const morning = { tellAt: local(32), until: local(32, 10) }
    expect(offerTimes(local(22), local(44), zone)).toEqual(morning)
    expect(offerTimes(local(31, 59), local(44), zone)).toEqual(morning)
    expect(tellingTime(local(25), zone)).toBe(local(32))
    expect(tellingTime(local(22), zone)).toBe(local(32))
  })

  it('is told at night all the same where the game begins before', () => {
    expect(offerTimes(local(22), local(32, 9), zone)).toEqual({ tellAt: local(22), until: local(22, 10) })
    expect(offerTimes(local(22), local(32, 10), zone).tellAt).toBe(local(32))
  })

  it('ends when the game begins', () => {
    expect(offerTimes(local(19, 55), local(20), zone).until).toBe(local(20))
  })

  it('is never told before it is made, nor ends before it is told or after the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_320 }), fc.integer({ min: 1, max: 4_320 }), (from, ahead) => {
        const at = local(0, from)
        const start = local(0, from + ahead)
        const { tellAt, until } = offerTimes(at, start, zone)
        expect(tellAt >= at && until > tellAt && until <= start).toBe(true)
      }),
    )
  })
})
