import { describe, expect, it } from 'vitest'
import { readTheme } from './theme-atom.ts'

const defaults = {
  preset: 'aura',
  primary: 'emerald',
  surface: 'green',
  darkTheme: null,
  menuMode: 'static',
  ripple: false,
}

describe('what is kept of the theme (F2)', () => {
  it('begins with Aura, emerald and a static menu, without ripple (F2, F6)', () => {
    expect(readTheme(null)).toEqual(defaults)
  })

  it('is read part by part', () => {
    const kept = { preset: 'nora', primary: 'blue', darkTheme: true, menuMode: 'overlay', ripple: true }
    expect(readTheme(JSON.stringify(kept))).toEqual({ ...defaults, ...kept })
    expect(readTheme('{"preset":"nora","primary":"amber","darkTheme":"yes","ripple":1}')).toEqual({
      ...defaults,
      preset: 'nora',
    })
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '"dark"',
    '[]',
    '{"preset":{"toString":1}}',
    '{"__proto__":{"preset":"nora"}}',
  ])('is the default where it is no theme: %s', (kept) => expect(readTheme(kept)).toEqual(defaults))
})
