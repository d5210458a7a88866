import { describe, expect, test } from 'vitest'
import { createMockServer } from '../node.ts'
import { situationSchema } from '../situations/situation.ts'
import { scenarioNames, scenarios } from './scenarios.ts'

test('are at least fourteen, told in sentences, each by another name (I3)', () => {
  expect(scenarioNames.length).toBeGreaterThanOrEqual(14)
  expect(new Set(Object.values(scenarios).map(({ label }) => label)).size).toBe(scenarioNames.length)
  for (const [name, { label, description, path }] of Object.entries(scenarios)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(label).toMatch(/^[A-ZÀ-Ý][^.]+$/)
    expect(description).toMatch(/^[A-ZÀ-Ý].+[.?]$/)
    expect(path).toMatch(/^\/[\w/-]*$/)
  }
})

/** By day, in the small hours of New Year's Eve, and at the very end of a month. */
const instants = ['2026-11-20T13:00:00.000Z', '2026-12-31T02:30:00.000Z', '2026-11-30T21:00:00.000Z']

describe.each(scenarioNames.filter((name) => scenarios[name].situation.data !== 'huge'))('%s', (name) => {
  test('can be put up, at any hour of the day and on the last day of a month (I3)', async () => {
    for (const now of scenarios[name].situation.events.length > 0 ? instants : instants.slice(0, 1)) {
      const { db, token } = await createMockServer({ scenario: name, now })
      const { persona, expired, clock, ...rest } = situationSchema.parse(scenarios[name].situation)
      expect(db.settings).toMatchObject({ ...rest, clock })
      expect(token === null).toBe(persona === null)
      expect(token !== null && db.sessions.find(token) !== undefined).toBe(persona !== null && !expired)
    }
  })
})
