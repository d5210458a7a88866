import type { Role } from '@campo-livre/domain/users/user.ts'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { holdBooking } from '../../testing/hold-booking.ts'
import { expectNothingCutAt } from '../../testing/nothing-cut-at.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { routes } from '../../testing/routes.ts'
import { settled } from '../../testing/settled.ts'

const personas: Record<Role | 'guests', string | undefined> = {
  guests: undefined,
  athlete: 'atleta@campolivre.test',
  company: 'empresa@campolivre.test',
  admin: 'admin@campolivre.test',
}
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [320, 390, 600, 768, 991, 992, 1920, 1280]

const isDark = () => document.documentElement.classList.contains('app-dark')

/** Only an unpaid booking has a payment screen. */
async function addressOf(pattern: string, path: string): Promise<string> {
  if (!pattern.endsWith('/pagamento')) return path
  const { id } = await holdBooking(personas.athlete ?? '')
  return `/atleta/reservas/${id}/pagamento`
}

/** Returns what axe finds by all rules, or by those given; only colours change with the scheme. */
async function axeFindings(...rules: readonly string[]): Promise<string[]> {
  // Animations without an end are not waited for.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  const runOnly = rules.length > 0 ? [...rules] : tags
  const { violations, passes } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  expect(passes.length, 'rules that axe had something to look at for').toBeGreaterThan(rules.length ? 0 : 20)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Milliseconds; a test checks a screen many times. */
const LONG = 120_000

/** Looks at the screens of some people: by axe in light and dark, at every width, with their titles. */
export function lookAtScreens(...people: readonly (Role | 'guests')[]): void {
  describe.each(people)('every screen of %s', (who) => {
    const own = routes.filter(({ owner, pattern }) => owner === who && pattern !== '/atleta')
    // Public screens look the same to everybody, except for the frame and the offers of a field.
    const shared = routes.filter(
      ({ owner, pattern }) => owner === 'everyone' && (who === 'guests' || pattern === '/field/$id'),
    )

    it.each([...own, ...shared])(
      '$pattern: nothing for axe to say in light and dark, nothing cut at any width',
      async (route) => {
        const persona = personas[who]
        const path = await addressOf(route.pattern, route.path)
        const { router, queryClient } = await renderApp(persona ? { path, persona } : { path })
        await settled(queryClient)
        expect(router.latestLocation.pathname).toBe(path)
        expect(document.title, 'the title of the tab (A15)').toMatch(/. · Campo Livre$/)
        const toggle = page.getByRole('button', { name: 'Alternar tema' })
        expect(isDark()).toBe(false)
        expect(await axeFindings()).toEqual([])
        await toggle.click()
        expect(isDark()).toBe(true)
        expect(await axeFindings('color-contrast')).toEqual([])
        await toggle.click()
        for (const width of widths) await expectNothingCutAt(width)
      },
      LONG,
    )
  })
}
