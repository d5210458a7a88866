import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { advancePerformanceNow } from '../../testing/slow.ts'

it('a late answer to a form does not navigate away from another screen (G5)', async () => {
  let answer: (response: Response) => void = () => undefined
  let asked = false
  worker.use(
    http.post('/api/auth/reset-password', () => {
      asked = true
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    }),
  )
  const path = '/redefinir-senha?email=ana@exemplo.com.br&token=abc'
  const { router, queryClient, getByLabelText, getByRole } = await renderApp({ path })
  await getByLabelText('Senha', { exact: true }).fill('Nova@1234')
  await getByLabelText('Repita a senha', { exact: true }).fill('Nova@1234')
  await getByRole('button', { name: 'Salvar a senha' }).click()
  await expect.poll(() => asked).toBe(true)
  await router.navigate({ to: '/como-funciona' })
  await expect.element(getByRole('heading', { level: 1, name: 'Como funciona' })).toBeVisible()
  answer(HttpResponse.json({ data: null }))
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await router.invalidate()
  expect(router.latestLocation.pathname).toBe('/como-funciona')
})

it('the error of a field that has the focus already is announced', async () => {
  const { getByLabelText, getByText } = await renderApp({ path: '/esqueci-minha-senha' })
  await getByLabelText('E-mail').click()
  const heard = () => document.querySelector('form [aria-live=assertive]')?.textContent
  expect(heard()).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(heard).not.toBe('')
  await expect.element(getByText(heard() ?? '').first()).toBeVisible()
  await getByLabelText('E-mail').fill('lia@exemplo.com.br')
  await expect.poll(heard).toBe('')
})

describe('a form that was sent too often (H11)', () => {
  const tooOften = (headers: Record<string, string>, message = 'Too Many Attempts.') =>
    http.post('/api/auth/forgot-password', () => HttpResponse.json({ message }, { status: 429, headers }), {
      once: true,
    })

  /** Sends the form and gets this refusal. */
  async function refuse(handler: ReturnType<typeof tooOften>) {
    worker.use(handler)
    const app = await renderApp({ path: '/esqueci-minha-senha' })
    await app.getByLabelText('E-mail').fill('lia@exemplo.com.br')
    await app.getByRole('button', { name: 'Receber o link' }).click()
    const alert = app.getByRole('alert')
    // The code of the client is loaded late: without an answer the call may not have been sent.
    await expect.element(alert).toBeVisible()
    return {
      ...app,
      alert,
      waiting: app.getByRole('button', { name: /^Tente de novo em/ }),
    }
  }

  it('says how long to wait and counts down, keeps what was typed, and is sent again afterwards', async () => {
    const { alert, waiting, getByRole, getByLabelText } = await refuse(tooOften({ 'Retry-After': '42' }))
    await expect.element(alert).toMatchTextContent(/^Muitas tentativas seguidas. Próxima tentativa em/)
    await expect.element(waiting).toMatchTextContent(/4[12] s$/)
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
    advancePerformanceNow(30_000)
    await expect.element(waiting).toMatchTextContent(/1[012] s$/)
    await expect.element(getByLabelText('E-mail')).toHaveValue('lia@exemplo.com.br')
    advancePerformanceNow(12_000)
    await expect.element(alert).toMatchTextContent(/Já dá para tentar de novo.$/)
    await getByRole('button', { name: 'Receber o link' }).click()
    await expect.element(getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  })

  it('is not sent before, by the button or by Enter', async () => {
    const { waiting, getByLabelText, getByRole } = await refuse(tooOften({ 'Retry-After': '42' }))
    let asked = 0
    worker.use(
      http.post('/api/auth/forgot-password', () => {
        asked += 1
        return undefined
      }),
    )
    await waiting.click({ force: true })
    await getByLabelText('E-mail').click()
    await userEvent.keyboard('{Enter}')
    advancePerformanceNow(42_000)
    await getByRole('button', { name: 'Receber o link' }).click()
    await expect.element(getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
    expect(asked).toBe(1)
  })

  it.each([
    ['ten minutes', { 'Retry-After': '600' }, /10:00 min$|9:5\d min$/],
    ['nothing at all', {}, /1:00 min$|5\d s$/],
    ['more than a day', { 'Retry-After': '100000' }, /60:00 min$|59:5\d min$/],
  ])('waits sensibly where the server says %s', async (_what, headers, left) => {
    const { waiting } = await refuse(tooOften(headers))
    await expect.element(waiting).toMatchTextContent(left)
  })

  it('is told in the words of the server, where it has some', async () => {
    const { alert } = await refuse(tooOften({ 'Retry-After': '9' }, 'Calma, já foram muitos pedidos.'))
    await expect
      .element(alert)
      .toMatchTextContent(/^Calma, já foram muitos pedidos. Próxima tentativa em 9 segundos/)
  })

  it('changes the name of its button in steps, so that no second is read aloud', async () => {
    const { waiting } = await refuse(tooOften({ 'Retry-After': '42' }))
    await expect.element(waiting).toHaveAccessibleName('Tente de novo em 50 segundos')
    advancePerformanceNow(2_500)
    await expect.element(waiting).toHaveAccessibleName('Tente de novo em 40 segundos')
    advancePerformanceNow(5_000)
    await expect.element(waiting).toMatchTextContent(/3\d s$/)
    await expect.element(waiting).toHaveAccessibleName('Tente de novo em 40 segundos')
  })

  it('catches up when its tab is shown again, as a hidden one hardly counts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { waiting, alert } = await refuse(tooOften({ 'Retry-After': '42' }))
    await expect.element(waiting).toBeVisible()
    advancePerformanceNow(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(alert).toMatchTextContent(/Já dá para tentar de novo.$/)
  })
})
