import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { field, fill, goOn, heading, openAt, openFilled } from './testing/register-steps.ts'

const TAKEN = 'atleta@campolivre.test'
const sentence = () => page.getByText('Este e-mail já está cadastrado.')
const ways = () => page.getByText(/^A conta é sua\?/)

/** Types an e-mail and leaves its field. */
async function leave(email: string): Promise<void> {
  await field('E-mail').fill(email)
  await field('E-mail').click()
  await userEvent.tab()
}

describe('an e-mail that has an account (H11, decision 033)', () => {
  it.each([
    ['atleta', 2, 'seed'],
    ['atleta', 2, 'real'],
    ['arena', 3, 'seed'],
  ] as const)(
    'is told of to who registers as %s, on leaving its field (%s, %s)',
    async (kind, step, dialect) => {
      backend.db.settings.dialect = dialect
      await openAt(kind, step)
      await leave(TAKEN)
      await expect.element(sentence()).toBeVisible()
      await expect.element(ways()).toBeVisible()
      await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
      // A refused e-mail stays refused when the field is left again.
      await leave(TAKEN)
      await expect.element(sentence()).toBeVisible()
      await leave('outra@exemplo.com.br')
      await expect.element(sentence()).not.toBeInTheDocument()
      await expect.element(ways()).not.toBeInTheDocument()
    },
  )

  it.each([
    ['Entrar', '/login', 'Senha'],
    ['Esqueci minha senha', '/esqueci-minha-senha', 'E-mail'],
  ])(
    'leads by “%s” to %s with the e-mail, and what was typed is there on the way back (G5)',
    async (name, to, label) => {
      const { router } = await openFilled('atleta', 2, { 'E-mail': TAKEN })
      await field('E-mail').click()
      await userEvent.tab()
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(to)
      await expect.element(field(label)).toBeVisible()
      await expect.element(field('E-mail')).toHaveValue(TAKEN)
      router.history.back()
      await expect.element(field('Celular com DDD')).toHaveValue('(85) 99988-7766')
    },
  )

  it('has the same links when the registration itself is refused', async () => {
    worker.use(
      http.post('*/api/auth/register', ({ request }) =>
        request.headers.has('Precognition') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    )
    const { button } = await openFilled('atleta', 3, { 'E-mail': TAKEN })
    await button.click()
    await expect.element(heading(/Como falar com você/)).toBeVisible()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(ways()).toBeVisible()
  })

  it('does not delay going on to the next step', async () => {
    worker.use(http.post('*/api/auth/register', () => new Promise<never>(() => undefined), { once: true }))
    await openFilled('atleta', 2)
    await goOn()
    await expect.element(heading(/Senha e aceite/)).toBeVisible()
  })

  it('is sent alone, once, and only when it is valid', async () => {
    const asked: unknown[] = []
    worker.use(
      http.post('*/api/auth/register', async ({ request }) => {
        asked.push(await request.clone().json())
        return undefined
      }),
    )
    await openAt('atleta', 2)
    await leave('lia@')
    await leave('lia@exemplo.com.br')
    await leave('lia@exemplo.com.br')
    await fill({ 'Celular com DDD': '85999887766' })
    await expect.poll(() => asked).toEqual([{ email: 'lia@exemplo.com.br' }])
  })
})
