import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { lastMail, mailWith } from '../../testing/last-mail.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { advancePerformanceNow } from '../../testing/slow.ts'

const email = 'pendente@campolivre.test'
const verifyCall = '*/api/auth/verify-email'

const codeSent = async () => (await mailWith('code', email)).code ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

async function open(path = `/verificar-email?email=${email}`) {
  const app = await renderApp({ path })
  return {
    ...app,
    code: app.getByLabelText('Código de 6 números'),
    button: app.getByRole('button', { name: 'Confirmar e-mail' }),
    again: app.getByRole('button', { name: 'Enviar outro código' }),
    alert: app.getByRole('alert'),
  }
}

/** Pastes a text into the field. */
function paste(code: Awaited<ReturnType<typeof open>>['code'], text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const field = code.element()
  if (field instanceof HTMLElement) field.focus()
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Counts the codes that are sent; the mock backend answers. */
function countCodes() {
  const sent = { times: 0 }
  worker.use(
    http.post(verifyCall, () => {
      sent.times += 1
      return undefined
    }),
  )
  return sent
}

const refuseWith = (code: RefusalCode | undefined, message: string) =>
  worker.use(http.post(verifyCall, () => HttpResponse.json({ code, message, errors: [] }, { status: 500 })))

it('draws the boxes of the code as wide as the button below them, on a narrow phone too', async () => {
  await page.viewport(320, 640)
  const { code, button } = await open()
  await expect.element(code).toBeVisible()
  const boxes = [
    ...(code
      .element()
      .closest('.mantine-Input-wrapper')
      ?.parentElement?.querySelectorAll('span[aria-hidden]') ?? []),
  ]
  const { left, right } = button.element().getBoundingClientRect()
  const ends = [boxes[0]?.getBoundingClientRect().left, boxes.at(-1)?.getBoundingClientRect().right]
  expect(ends.map((end) => Math.round(end ?? 0))).toEqual([Math.round(left), Math.round(right)])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

describe('confirming an e-mail by its code (A6, H11)', () => {
  it.each([
    ['as it is', (code: string) => code],
    ['in two threes', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with the words around it', (code: string) => `Campo Livre, 15 minutos: seu código é ${code}.`],
  ])('takes it pasted %s, sends it at once, and signs in with the e-mail filled in', async (_how, text) => {
    const { code, router, getByText, getByLabelText, getByRole } = await open()
    paste(code, text(await codeSent()))
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveValue(email)
    await getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('takes it typed, and sends it with its last number, once', async () => {
    const { code, router } = await open()
    const sent = countCodes()
    await code.click()
    await userEvent.keyboard(await codeSent())
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    expect(sent.times).toBe(1)
  })

  it('is one field for the keyboard, the phone and the ear', async () => {
    const { code } = await open()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(code).toHaveAccessibleName('Código de 6 números')
  })

  it('asks for the e-mail where the address does not say it, and sends nothing before', async () => {
    const { code, button, router, getByLabelText, getByText } = await open('/verificar-email')
    await code.fill(await codeSent())
    await button.click()
    await expect.element(getByText('Informe seu e-mail.')).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveFocus()
    await getByLabelText('E-mail', { exact: true }).fill(email)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it.each([
    ['', 'Informe o código.'],
    ['12345', 'O código tem 6 números.'],
  ])('says what %j lacks, before asking', async (text, sentence) => {
    const { code, button, getByText } = await open()
    await code.fill(text)
    await button.click()
    await expect.element(getByText(sentence)).toBeVisible()
    await expect.element(code).toHaveFocus()
  })

  it('tells a wrong code in the server’s words, keeps it, and the right one is typed over it', async () => {
    const { code, alert, router } = await open()
    const sent = await codeSent()
    await code.fill(wrongFor(sent))
    await expect.element(alert).toMatchTextContent('Código de verificação inválido.')
    await expect.element(code).toHaveValue(wrongFor(sent))
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard(sent)
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it('asks for another code when one is too old, after 15 minutes', async () => {
    const { code, alert, getByText } = await open()
    const sent = await codeSent()
    await advance(15)
    await code.fill(sent)
    await expect.element(alert).toMatchTextContent('Código de verificação expirado.')
    await alert.getByRole('button', { name: 'Pedir outro código' }).click()
    await expect.element(getByText(/^Outro código está a caminho/)).toBeVisible()
  })

  it('leads on to the login from a code that was used, which servers say with a 500 (G1a)', async () => {
    refuseWith('code_used', 'Código já utilizado.')
    const { code, alert, router, getByLabelText } = await open()
    await code.fill('123456')
    await expect.element(alert).toMatchTextContent('Código já utilizado.')
    await alert.getByRole('link', { name: 'Entrar' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveValue(email)
  })

  it('goes to the login by itself when the e-mail was confirmed before (G1a)', async () => {
    refuseWith('email_already_verified', 'E-mail já verificado.')
    const { code, router, getByText, getByLabelText } = await open()
    await code.fill('123456')
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByText('E-mail já verificado.')).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveValue(email)
  })

  it('shows only the sentence and the usual links for a refusal without a code (G1a)', async () => {
    refuseWith(undefined, 'E-mail já verificado.')
    const { code, alert, router, getByRole } = await open()
    await code.fill('123456')
    await expect.element(alert).toMatchTextContent(/^E-mail já verificado\.$/)
    await expect.element(getByRole('button', { name: 'Enviar outro código' })).toBeVisible()
    await getByRole('link', { name: 'Já confirmei, quero entrar' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it('makes who tries too many codes wait, and says for how long', async () => {
    const { code, alert, getByRole } = await open()
    const wrong = wrongFor(await codeSent())
    for (let times = 0; times < 6; times += 1) {
      await code.fill('')
      await code.fill(wrong)
      await expect.element(alert).toBeVisible()
    }
    await expect
      .element(getByRole('button', { name: /^Tente de novo em/ }))
      .toMatchTextContent(/1[45]:\d\d min$/)
    await expect.element(code).toHaveValue(wrong)
  })

  it('sends another code after a minute and says until when to wait', async () => {
    const { again, getByText } = await open()
    await again.click()
    await expect.element(getByText(/^em .*(1:00 min|5\d s)$/)).toBeVisible()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await advance(1)
    advancePerformanceNow(61_000)
    await expect.element(again).toHaveAttribute('aria-disabled', 'false')
    await again.click()
    await expect.element(getByText(/^Outro código está a caminho/)).toBeVisible()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    expect((await lastMail()).to).toBe(email)
  })
})

describe('asking for another code (H11)', () => {
  it('uses the typed e-mail when the address has none', async () => {
    const { again, getByText, getByLabelText } = await open('/verificar-email')
    const field = getByLabelText('E-mail', { exact: true })
    await again.click()
    await expect.element(getByText('Informe seu e-mail.')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await expect.element(again).toHaveAttribute('aria-disabled', 'false')
    await advance(1)
    await field.fill(email)
    await again.click()
    await expect.element(getByText(/^Outro código está a caminho/)).toBeVisible()
    expect((await lastMail()).to).toBe(email)
  })

  it('is the way on from a code that is too old, there as well', async () => {
    const { code, alert, button, getByText, getByLabelText } = await open('/verificar-email')
    await getByLabelText('E-mail', { exact: true }).fill(email)
    await code.fill(await codeSent())
    await advance(15)
    await button.click()
    await alert.getByRole('button', { name: 'Pedir outro código' }).click()
    await expect.element(getByText(/^Outro código está a caminho/)).toBeVisible()
  })

  it('waits for a minute only where a code has just been sent', async () => {
    const { router, again, getByLabelText, getByRole } = await open('/login')
    await router.navigate({ to: '/verificar-email', search: { email } })
    await expect.element(again).toHaveAttribute('aria-disabled', 'false')
    await router.navigate({ to: '/login' })
    await getByLabelText('E-mail').fill(email)
    await getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('confirming an e-mail by the link of the mail (A6, H11)', () => {
  const link = (code: string, of = email) => `/verificar-email?email=${of}&codigo=${code}`

  it('happens by itself, once, and ends at the login with the e-mail filled in', async () => {
    const code = await codeSent()
    const sent = countCodes()
    const { router, getByText, getByLabelText } = await renderApp({ path: link(code) })
    await expect.poll(() => router.latestLocation.href).toBe('/login')
    await expect.element(getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveValue(email)
    expect(sent.times).toBe(1)
  })

  it('says so while it happens', async () => {
    worker.use(
      http.post(verifyCall, async () => {
        await delay('infinite')
      }),
    )
    const { code, button, getByText } = await open(link('123456'))
    await expect.element(getByText('Confirmando seu e-mail…')).toBeVisible()
    await expect.element(button).toHaveAttribute('data-loading', 'true')
    await expect.element(code).toHaveValue('123456')
  })

  it('tells what is wrong with it, with the ways on', async () => {
    const sent = await codeSent()
    const { alert, again, code } = await open(link(wrongFor(sent)))
    await expect.element(alert).toMatchTextContent('Código de verificação inválido.')
    await expect.element(code).toHaveFocus()
    await expect.element(again).toBeVisible()
  })

  it('leaves neither the address nor the history with the code in it (H11)', async () => {
    const sent = countCodes()
    const { alert, code, router } = await open(link(wrongFor(await codeSent())))
    await expect.element(alert).toMatchTextContent('Código de verificação inválido.')
    expect(router.latestLocation.href).toBe(`/verificar-email?email=${encodeURIComponent(email)}`)
    await expect.element(code).not.toHaveValue('')
    await router.navigate({ to: '/login' })
    router.history.back()
    await expect.element(code).toHaveValue('')
    expect(router.latestLocation.href).not.toContain('codigo')
    expect(sent.times).toBe(1)
  })

  it('is another confirmation for another code, and none for another e-mail (H11)', async () => {
    const { alert, code, router, getByRole } = await open(link(wrongFor(await codeSent())))
    await expect.element(alert).toBeVisible()
    const sent = countCodes()
    await router.navigate({ to: '/verificar-email', search: { email, codigo: '222222' } })
    await expect.element(code).toHaveValue('222222')
    await expect.poll(() => sent.times).toBe(1)
    await getByRole('link', { name: 'Usar outro e-mail' }).click()
    await expect.element(code).toHaveValue('')
    expect(sent.times).toBe(1)
  })

  it.each(['12345', '1234567', 'abcdef', '', '12 34 56'])('takes no notice of %j as a code', async (code) => {
    const sent = countCodes()
    const { code: field, again } = await open(link(code))
    await expect.element(field).toHaveValue('')
    await expect.element(again).toHaveAttribute('aria-disabled', 'false')
    expect(sent.times).toBe(0)
  })

  it('waits for the e-mail where the link has lost it', async () => {
    const sent = countCodes()
    const { code, getByLabelText } = await open('/verificar-email?codigo=123456')
    await expect.element(getByLabelText('E-mail', { exact: true })).toBeVisible()
    await expect.element(code).toHaveValue('123456')
    expect(sent.times).toBe(0)
  })
})

describe('where the person wanted to go (B1, B5)', () => {
  const wish = '/atleta/reservas?quando=passadas'
  const kept = `redirect=${encodeURIComponent(wish)}`

  it('is kept from the login over the confirmation and back to it, and then they go there (H11)', async () => {
    const { router, getByLabelText, getByRole, code } = await open(`/login?${kept}`)
    await getByLabelText('E-mail').fill(email)
    await getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')
    await code.fill((await lastMail()).code ?? '')
    await expect.poll(() => router.latestLocation.href).toBe(`/login?${kept}`)
    await getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => router.latestLocation.href).toBe(wish)
  })

  it.each(['Cadastrar-se', 'Esqueci minha senha'])('is kept by the way %j', async (name) => {
    const { router, getByRole } = await renderApp({ path: `/login?${kept}` })
    await getByRole('main').getByRole('link', { name }).click()
    await expect.poll(() => router.latestLocation.pathname).not.toBe('/login')
    expect(router.latestLocation.search).toMatchObject({ redirect: wish })
  })

  it('is no longer there once they look around on their own', async () => {
    const { router } = await renderApp({ path: `/login?${kept}` })
    await router.navigate({ to: '/como-funciona' })
    await router.navigate({ to: '/login' })
    expect(router.latestLocation.href).toBe('/login')
  })
})
