import type { Role } from '@campo-livre/domain/users/user.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdBooking } from '../testing/hold-booking.ts'
import { renderApp } from '../testing/render-app.tsx'
import { routes } from '../testing/routes.ts'
import { settled } from '../testing/settled.ts'

const personas: Record<Role | 'guests', string | undefined> = {
  guests: undefined,
  athlete: 'atleta@campolivre.test',
  company: 'empresa@campolivre.test',
  admin: 'admin@campolivre.test',
}
const people = Object.keys(personas) as (Role | 'guests')[]

const region = () => document.querySelector('[data-arrival]')
const told = () => region()?.textContent ?? null
const heading = () => document.querySelector('main h1:not(.visually-hidden)')
const focus = () => document.activeElement

/** Opens the app at a path, with what runs between screens. */
async function open(path: string, persona?: string) {
  const app = await renderApp(persona ? { path, persona } : { path })
  await expect.poll(region).not.toBeNull()
  await settled(app.queryClient)
  return app
}

/** Returns a function that waits until the screen at a path is shown, with the focus on its heading. */
const arrival =
  (router: { state: { resolvedLocation?: { pathname: string } } }) =>
  async (path: string): Promise<void> => {
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(path)
    await expect.poll(() => focus()?.tagName).toBe('H1')
    expect(focus()).toBe(heading())
  }

type App = Awaited<ReturnType<typeof open>>

/** Goes there by a link where the screen has one, else by the address. */
async function go({ router, queryClient }: App, path: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
  if (link) {
    link.focus()
    link.click()
  } else router.history.push(path)
  await expect.poll(() => router.state.resolvedLocation?.pathname, { message: path }).toBe(path)
  await settled(queryClient)
}

describe('on arriving at a screen', () => {
  it.each(people)('the focus is at its heading, whatever route %s come to', async (who) => {
    const persona = personas[who]
    const app = await open('/erro', persona)
    const own = routes.filter(({ owner, pattern }) => owner === who && pattern !== '/atleta')
    const shared = routes.filter(
      ({ owner, pattern }) => owner === 'everyone' && pattern !== '/erro' && who === 'guests',
    )
    const walked: string[] = []
    for (const { pattern, path } of [...shared, ...own]) {
      const paid = pattern.endsWith('/pagamento')
      const to = paid ? `/atleta/reservas/${(await holdBooking(persona ?? '')).id}/pagamento` : path
      await go(app, to)
      await expect.poll(heading, { message: pattern }).not.toBeNull()
      await expect.poll(focus, { message: pattern }).toBe(heading())
      // Announced once: by the focus on the heading, or by the title where that says something else. A title may
      // become longer with its data.
      const words = heading()?.textContent ?? ''
      if (document.title.includes(words)) expect([pattern, told()]).not.toEqual([pattern, document.title])
      else expect([pattern, told()]).toEqual([pattern, expect.stringMatching(/Campo Livre/)])
      walked.push(pattern)
    }
    expect(walked).toHaveLength(own.length + shared.length)
    expect(walked.length).toBeGreaterThan(0)
  })
})

describe('the focus after arriving', () => {
  it('is in the field of the code where a code is asked for, and the title is told', async () => {
    const app = await open('/erro')
    app.router.history.push('/verificar-email?email=nova@campolivre.test')
    const code = page.getByLabelText('Código de 6 números')
    await expect.element(code).toHaveFocus()
    await expect.poll(told).toBe('Confirmar e-mail · Campo Livre')
  })

  it('is in the field of the code on the first screen too, and on no other one anywhere', async () => {
    await open('/verificar-email?email=nova@campolivre.test')
    await expect.element(page.getByLabelText('Código de 6 números')).toHaveFocus()
    expect(told()).toBe('')
  })

  it('is left alone on the first screen', async () => {
    await open('/como-funciona')
    expect(focus()).toBe(document.body)
  })

  it('stays where it is when only the search changes', async () => {
    const { router } = await open('/campos')
    const sport = page.getByLabelText('Esporte').element() as HTMLElement
    sport.focus()
    await router.navigate({ to: '/campos', search: { esporte: 'futsal' } })
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/campos?esporte=futsal')
    expect(focus()).toBe(sport)
  })

  it('is at what the address names', async () => {
    const { router } = await open('/erro')
    router.history.push('/como-funciona#ajuda')
    await expect.poll(() => focus()?.id).toBe('ajuda')
  })

  it('does not go back to the button of the menu that led there', async () => {
    await page.viewport(800, 800)
    const { router } = await open('/acesso-negado', 'nova@campolivre.test')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Minhas Reservas' }).click()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/atleta/reservas')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(() => focus()?.textContent).toBe('Minhas Reservas')
    expect(focus()).toBe(heading())
  })

  it('goes back and forward with the screens, and what was scrolled stays scrolled', async () => {
    const { router, queryClient } = await open('/termos')
    const at = arrival(router)
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 900)
    await scrolled
    router.history.push('/privacidade')
    await at('/privacidade')
    await expect.poll(() => window.scrollY).toBe(0)
    router.history.back()
    await at('/termos')
    await settled(queryClient)
    await expect.poll(() => window.scrollY).toBe(900)
  })

  it('is seen by who uses the keyboard, and not by who points', async () => {
    const { router } = await open('/erro')
    const ring = () => getComputedStyle(heading() ?? document.body).outlineStyle
    const at = arrival(router)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Como funciona' }).click()
    await at('/como-funciona')
    expect(ring()).toBe('none')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' })
    ;(link.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await at('/termos')
    expect(ring()).toBe('solid')
  })
})
