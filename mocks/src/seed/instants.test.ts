import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { instantOf } from './instants.ts'

describe('instantOf', () => {
  it.each([0, 1, 1439, 1440, 29_650_123, -1, -1440])('spells %i as the domain does', (minutes) => {
    expect(instantOf(minutes)).toBe(toInstant(minutes))
  })
})
