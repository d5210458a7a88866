import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'

/** Not a zone of Brazil on purpose: what follows the browser's clock instead of the company's shows. */
const ELSEWHERE = 'Europe/Lisbon'
/** Behind UTC, so that the browser's day is another one than Lisbon's in the evening. */
const HERE = 'America/Sao_Paulo'

/** Three days, fifteen hours and twenty minutes ahead: another day of the week, another part of the day. */
const WRONG_BY = (3 * 24 * 60 + 15 * 60 + 20) * 60_000

/** When and where the tests run: `TEST_NOW` and `TEST_ZONE` choose another instant, and one zone for all of them. */
export function testClock({ TEST_NOW: asked, TEST_ZONE: zone }: NodeJS.ProcessEnv = process.env) {
  const time = Date.parse(asked ?? TEST_NOW)
  if (Number.isNaN(time))
    throw new Error(`TEST_NOW must be an instant, such as ${TEST_NOW}, not "${asked ?? ''}".`)
  return {
    now: new Date(time).toISOString(),
    /** What a device shows whose clock is wrong: what follows it instead of the server's shows (decision 010). */
    deviceNow: new Date(time + WRONG_BY).toISOString(),
    /** Of what is laid out for a desktop, and of what has no screen. */
    desktopZone: zone ?? ELSEWHERE,
    /** Of what is laid out for a phone. */
    phoneZone: zone ?? HERE,
  }
}
