import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'

/** A zone outside of Brazil, so that code that uses the browser's zone instead of the company's shows. */
const ELSEWHERE = 'Europe/Lisbon'
/** A zone behind UTC, so that the browser's day differs from Lisbon's in the evening. */
const HERE = 'America/Sao_Paulo'

/** Three days, fifteen hours and twenty minutes, in milliseconds: another weekday and another part of the day. */
const WRONG_BY = (3 * 24 * 60 + 15 * 60 + 20) * 60_000

/** Returns the instant and the zones of the tests: the usual ones, or those of `TEST_NOW` and `TEST_ZONE`. */
export function testClock({ TEST_NOW: asked, TEST_ZONE: zone }: NodeJS.ProcessEnv = process.env) {
  const time = Date.parse(asked ?? TEST_NOW)
  if (Number.isNaN(time))
    throw new Error(`TEST_NOW must be an instant, such as ${TEST_NOW}, not "${asked ?? ''}".`)
  return {
    now: new Date(time).toISOString(),
    /**
     * The wrong clock of the device, as an ISO instant: code that uses it instead of the server's shows (decision 010).
     */
    deviceNow: new Date(time + WRONG_BY).toISOString(),
    /** The zone of tests laid out for a desktop or without a screen. */
    desktopZone: zone ?? ELSEWHERE,
    /** The zone of tests laid out for a phone. */
    phoneZone: zone ?? HERE,
  }
}
