import { describe, expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

describe('the name of a copy (H1)', () => {
  it('says that it is one, and which where there are several', () => {
    expect(copyName('Campo 1', ['Campo 1'])).toBe('Campo 1 (cópia)')
    expect(copyName('Campo 1', ['Campo 1', 'CAMPO 1 (COPIA)'])).toBe('Campo 1 (cópia 2)')
    expect(copyName('Campo 1 (cópia)', ['Campo 1 (cópia)', 'Campo 1 (cópia 2)'])).toBe('Campo 1 (cópia 3)')
  })

  it('of a copy is that of the first, without what says so at its end', () => {
    for (const name of ['Campo 1 (cópia)', 'Campo 1 (cópia 2)', 'Campo 1 (cópia 12)'])
      expect(copyName(name, ['Campo 1'])).toBe('Campo 1 (cópia)')
    expect(copyName('Campo (cópia) novo', [])).toBe('Campo (cópia) novo (cópia)')
  })

  it('is no longer than a name may be, and cuts no character in two', () => {
    expect(copyName('x'.repeat(80), [])).toBe(`${'x'.repeat(72)} (cópia)`)
    expect(copyName(`${'x'.repeat(71)} yyyyyyyy`, [])).toBe(`${'x'.repeat(71)} (cópia)`)
    expect(copyName(`${'x'.repeat(71)}🏟️`, [])).toBe(`${'x'.repeat(71)} (cópia)`)
  })
})
