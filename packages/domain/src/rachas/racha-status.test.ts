import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, freePlaces, rachaStatus } from './racha-status.ts'
import { participantStatuses } from './racha-words.ts'

const person = {
  id: 'p',
  userId: null,
  name: 'Ana',
  goalkeeper: false,
  skill: 3,
  kind: 'day',
  paid: false,
} as const
const roster = (...answers: readonly (typeof participantStatuses)[number][]) =>
  answers.map((status) => ({ ...person, status }))
const racha = { maxPlayers: 2, cancelledAt: null, end: '2026-11-20T23:00:00.000Z' }
const before = '2026-11-20T22:59:59.999Z'

describe('a pickup game', () => {
  it('is open while there is a place, and full when the last is taken', () => {
    const open = { ...racha, participants: roster('confirmed', 'invited', 'declined', 'waiting') }
    expect([freePlaces(open), rachaStatus(open, before)]).toEqual([1, 'open'])
    const full = { ...racha, participants: roster('confirmed', 'confirmed', 'waiting') }
    expect([freePlaces(full), rachaStatus(full, before)]).toEqual([0, 'full'])
  })

  it('is played the instant it ends, unless it was called off', () => {
    const participants = roster('confirmed')
    expect(rachaStatus({ ...racha, participants }, racha.end)).toBe('played')
    expect(rachaStatus({ ...racha, participants, cancelledAt: before }, racha.end)).toBe('cancelled')
  })

  it('never has fewer than no places, whatever people answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...participantStatuses)),
        fc.integer({ min: 1, max: 30 }),
        (answers, maxPlayers) => {
          const given = { maxPlayers, participants: roster(...answers) }
          const held = countOf(given, 'confirmed') + countOf(given, 'offered')
          expect(freePlaces(given)).toBe(Math.max(0, maxPlayers - held))
          const counted = participantStatuses.reduce((sum, status) => sum + countOf(given, status), 0)
          expect(counted).toBe(answers.length)
        },
      ),
    )
  })
})
