import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { THEME_KEY } from '../lib/theme/theme-atom.ts'
import { TOKEN_KEY } from '../session/atoms.ts'
import { resetShell } from './theme/testing/theme.ts'

const root = document.documentElement
const bar = document.createElement('meta')
let script = ''

beforeAll(async () => {
  script = await (await fetch('/before-paint.js')).text()
  bar.name = 'theme-color'
  document.head.append(bar)
})
afterAll(() => bar.remove())

beforeEach(() => {
  const clear = () => {
    resetShell()
    localStorage.removeItem(TOKEN_KEY)
    root.classList.remove('app-dark')
    for (const part of ['preset', 'primary', 'surface', 'menu']) delete root.dataset[part]
  }
  clear()
  return clear
})

/** Runs the script of the page's head with a stored theme. */
function paint(theme: string | null) {
  if (theme !== null) localStorage.setItem(THEME_KEY, theme)
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
  const { preset, primary, surface, menu } = root.dataset
  return { dark: root.classList.contains('app-dark'), preset, primary, surface, menu }
}

const nothing = { dark: false, preset: undefined, primary: undefined, surface: undefined, menu: 'rail' }

describe('before the first paint (F1, F2)', () => {
  it('is as the system is while nothing is kept (F1)', () => {
    expect(paint(null)).toEqual(nothing)
  })

  it('is as it was chosen (F1, F2)', () => {
    const theme = { preset: 'nora', primary: 'blue', surface: 'sand', darkTheme: true, menuMode: 'overlay' }
    expect(paint(JSON.stringify(theme))).toEqual({
      dark: true,
      preset: 'nora',
      primary: 'blue',
      surface: 'sand',
      menu: 'closed',
    })
  })

  it('continues into the phone’s own bar (F1)', () => {
    paint('{"darkTheme":true}')
    expect(bar.content).toBe('#0d1f19')
    paint('{"darkTheme":true,"surface":"gray"}')
    expect(bar.content).toBe('#1b1b1b')
  })

  it.each(['{', 'null', '7', '[]', '{"preset":7,"primary":null}'])('survives %s (F2)', (theme) => {
    expect(paint(theme)).toEqual(nothing)
  })

  it('keeps the room of a signed-in person’s menu (C1)', () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    expect(paint(null).menu).toBe('full')
  })

  it.each([
    ['/', 'listing'],
    ['/arenas/', 'listing'],
    ['/field/campo-1', 'field'],
    ['/login', 'other'],
  ])('outlines the screen of %s', (path, screen) => {
    const { href } = location
    history.replaceState(null, '', path)
    paint(null)
    history.replaceState(null, '', href)
    expect(root.dataset.screen).toBe(screen)
    delete root.dataset.screen
  })

  it('asks ahead for the code and the style sheets of the address it is at, and of no other', () => {
    const { pathname } = location
    const links = [pathname, pathname, '/elsewhere/'].map((ahead, index) => {
      const link = document.createElement('link')
      link.href = '/before-paint.js'
      link.dataset.ahead = ahead
      if (index === 1) link.as = 'style'
      document.head.append(link)
      return link
    })
    paint(null)
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'preload', ''])
    for (const link of links) link.remove()
  })

  it("asks ahead for nothing of an arena's page at the company's own areas (A12)", () => {
    const { href } = location
    const areas = document.createElement('script')
    areas.dataset.areas = 'bookings tabs'
    const link = document.createElement('link')
    link.href = '/before-paint.js'
    link.dataset.ahead = '/company/'
    document.head.append(areas, link)
    const relAt = (path: string) => {
      link.rel = ''
      history.replaceState(null, '', path)
      paint(null)
      history.replaceState(null, '', href)
      return link.rel
    }
    expect(['/company/tabs', '/company/bookings/', '/company/cmp-1'].map(relAt)).toEqual([
      '',
      '',
      'modulepreload',
    ])
    areas.remove()
    link.remove()
    delete root.dataset.screen
  })
})
