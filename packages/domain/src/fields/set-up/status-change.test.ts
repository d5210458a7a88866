import { describe, expect, it } from 'vitest'
import { canBecome } from './status-change.ts'

describe('the status of a field (H1)', () => {
  it('goes from draft to active, to and fro with paused, and to archived from all of them', () => {
    expect(canBecome('draft', 'active')).toBe(true)
    expect(canBecome('draft', 'inactive')).toBe(false)
    expect(canBecome('active', 'inactive')).toBe(true)
    expect(canBecome('inactive', 'active')).toBe(true)
    for (const from of ['draft', 'active', 'inactive'] as const)
      expect(canBecome(from, 'archived')).toBe(true)
  })

  it('comes back from archived only paused', () => {
    expect(canBecome('archived', 'inactive')).toBe(true)
    expect(canBecome('archived', 'active')).toBe(false)
  })

  it('may be the same again', () => expect(canBecome('archived', 'archived')).toBe(true))
})
