import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readChanged } from '../../lib/navigation/read-changed.ts'
import { backend, worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const meta = (key: string) =>
  document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')

describe.each([
  ['/como-funciona', 'Como funciona', 'A5, H14'],
  ['/anunciar-campo', 'Anunciar seu campo', 'A4, H13'],
])('%s', (path, title, rows) => {
  it(`has one h1, and title, description and Open Graph tags of its own (${rows}, A15)`, async () => {
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(title)
    await expect.poll(() => document.title).toBe(`${title} · Campo Livre`)
    await expect.poll(() => meta('og:title')).toBe(title)
    expect(meta('description')).toBe(meta('og:description'))
    expect(meta('og:url')).toMatch(new RegExp(`${path}$`))
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(meta('og:url'))
  })

  it(`answers questions where they stand (${rows})`, async () => {
    const { getByText } = await renderApp({ path })
    const question = getByText('E se chover?')
    const answer = getByText(/regra de chuva/)
    await expect.element(answer).not.toBeVisible()
    await question.click()
    await expect.element(answer).toBeVisible()
  })

  it.each(['atleta@campolivre.test', 'empresa@campolivre.test'])(
    `is open to %s as well (${rows})`,
    async (persona) => {
      const { getByRole, router } = await renderApp({ path, persona })
      await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(title)
      expect(router.latestLocation.pathname).toBe(path)
    },
  )
})

it.each([
  ['/como-funciona', 'Ver os campos livres', '/'],
  ['/como-funciona', 'Encontrar campos', '/'],
  ['/como-funciona', 'Anunciar seu campo', '/anunciar-campo'],
  ['/como-funciona', 'Cadastrar minha arena', '/registro?tipo=arena'],
  ['/anunciar-campo', 'Cadastrar minha arena', '/registro?tipo=arena'],
])('%s leads by “%s” to %s (A4, A5, H13, H14)', async (path, name, to) => {
  const { getByRole, router } = await renderApp({ path })
  await getByRole('main').getByRole('link', { name }).last().click()
  await expect.poll(() => router.latestLocation.href).toBe(to)
})

it.each(['/como-funciona', '/anunciar-campo'])(
  '%s leads who is signed in to the contact, not home, and says why (H13)',
  async (path) => {
    const { getByRole, getByText, router } = await renderApp({ path, persona: 'atleta@campolivre.test' })
    await getByRole('main').getByRole('link', { name: 'Cadastrar minha arena' }).last().click()
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo#contato')
    await expect.element(getByText(/^Você já está na sua conta/)).toBeVisible()
  },
)

it('how it works has a help part with an address of its own, and people to write to (A5, C4)', async () => {
  const { getByRole } = await renderApp({ path: '/como-funciona' })
  const jump = getByRole('link', { name: 'Falar com a gente' })
  await expect.element(jump).toHaveAttribute('href', '#ajuda')
  const help = getByRole('region', { name: 'Precisa de ajuda?' })
  await expect.element(help).toHaveAttribute('id', 'ajuda')
  await expect
    .element(help.getByRole('link', { name: /^ajuda@/ }))
    .toHaveAttribute('href', 'mailto:ajuda@campolivre.example')
  const chat = help.getByRole('link', { name: /\(abre o WhatsApp\)/ })
  expect(chat.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/55\d{10,11}\?text=/)
})

it('advertising shows the price before anything is published, and names none (A4, H13)', async () => {
  const { getByRole } = await renderApp({ path: '/anunciar-campo' })
  const costs = getByRole('region', { name: 'O que custa' })
  await expect.element(costs).toMatchTextContent(/A gente mostra o preço e as condições antes/)
  expect(costs.element().textContent).not.toMatch(/R\$|%/)
})

describe('the sum of a month (A4, H13)', () => {
  it('is done anew with every number, by the keyboard too, and the address carries it (A14)', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: '/anunciar-campo' })
    await expect.element(getByText('R$ 40.320', { exact: true })).toBeVisible()
    const fields = getByRole('slider', { name: 'Campos' })
    await expect.element(fields).toHaveAttribute('aria-valuetext', '2 campos')
    fields.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(getByText('R$ 60.480', { exact: true })).toBeVisible()
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo?campos=3')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo')
  })

  it('never springs back while the address follows (A14)', async () => {
    const { getByRole, router } = await renderApp({ path: '/anunciar-campo' })
    const slider = getByRole('slider', { name: 'Campos' })
    await expect.element(slider).toHaveValue('2')
    const seen: (string | null)[] = []
    const watch = new MutationObserver(() => seen.push(slider.element().getAttribute('aria-valuetext')))
    watch.observe(slider.element(), { attributes: true, attributeFilter: ['aria-valuetext'] })
    onTestFinished(() => watch.disconnect())
    const clone = slider.element().closest('main')?.cloneNode(true) as HTMLElement
    const early = document.createElement('div')
    early.append(clone)
    const moveTo = (value: string) => {
      const [copy] = early.querySelectorAll<HTMLInputElement>('input[type=range]')
      if (copy) copy.value = value
      readChanged(early)(document)
    }
    const stop = router.subscribe('onBeforeLoad', () => {
      stop()
      moveTo('4')
    })
    moveTo('3')
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo?campos=4')
    expect(seen).toEqual(['3 campos', '4 campos'])
  })

  it('takes over what was changed before the app was there (A4)', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/anunciar-campo' })
    await expect.element(getByText('R$ 40.320', { exact: true })).toBeVisible()
    const early = document.createElement('div')
    early.append(document.querySelector('main')?.cloneNode(true) ?? '')
    const [fields] = early.querySelectorAll<HTMLInputElement>('input[type=range]')
    const [, hours] = early.querySelectorAll<HTMLInputElement>('input:not([type=range])')
    if (fields) fields.value = '3'
    if (hours) hours.value = '7'
    readChanged(early)(document)
    await expect.element(getByText('R$ 30.240', { exact: true })).toBeVisible()
    await expect.element(getByRole('slider', { name: 'Campos' })).toHaveValue('3')
    await expect.element(getByRole('slider', { name: 'Aberto por dia' })).toHaveValue('7')
  })

  it('takes typed numbers that no slider reaches, to the cent', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: '/anunciar-campo' })
    const expenses = getByRole('textbox', { name: 'Despesas do mês' })
    await expenses.fill('12.345.678,90')
    await expect.element(getByText('R$ 12.305.358,90')).toBeVisible()
    await expect.element(getByText('Com tudo reservado ainda falta')).toBeVisible()
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo?despesas=12345678.9')
  })

  it.each([320, 390, 1280])('shows the longest amounts whole, %i wide', async (width) => {
    await page.viewport(width, 800)
    const { getByText } = await renderApp({
      path: '/anunciar-campo?campos=50&horas=24&preco=9999.9&ocupacao=2&despesas=98765432.1',
    })
    const left = getByText('R$ 91.565.504,10', { exact: true })
    await expect.element(left).toBeVisible()
    const { scrollWidth, clientWidth } = left.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('says what a number may be while it is none, and goes on with the last that was', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/anunciar-campo' })
    const hours = getByRole('textbox', { name: 'Aberto por dia' })
    await hours.fill('25')
    await expect.element(hours).toHaveAccessibleDescription('De 1 a 24 h.')
    await expect.element(hours).toBeInvalid()
    await expect.element(getByText('R$ 40.320', { exact: true })).toBeVisible()
    await userEvent.tab()
    await expect.element(hours).toHaveValue('14')
    await expect.element(hours).toBeValid()
  })

  it('is told once, when the numbers rest', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/anunciar-campo' })
    await expect.element(getByText('R$ 40.320', { exact: true })).toBeVisible()
    const told = () =>
      getByRole('status')
        .elements()
        .map((each) => each.textContent)
        .join('')
    expect(told()).toBe('')
    getByRole('slider', { name: 'Campos' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(told).toMatch(/^Sobram R\$\s55\.640 por mês\. Entram R\$\s80\.640\.$/)
  })

  it('is what a shared address says', async () => {
    const { getByText, getByRole } = await renderApp({
      path: '/anunciar-campo?campos=1&horas=10&preco=100&ocupacao=50&despesas=20000#conta',
    })
    await expect.element(getByText('R$ 15.000', { exact: true })).toBeVisible()
    await expect.element(getByText('Entra, com 150 horas reservadas')).toBeVisible()
    await expect.element(getByText(/^Faltam/)).toBeVisible()
    await expect.element(getByText('R$ 5.000', { exact: true })).toBeVisible()
    await expect.element(getByText('67% reservado')).toBeVisible()
    await expect.element(getByRole('slider', { name: 'Preço de uma hora' })).toHaveValue('100')
  })

  it('falls back to the usual numbers for an address that makes no sense (A14)', async () => {
    const { getByText } = await renderApp({
      path: '/anunciar-campo?campos=-3&preco=abc&ocupacao=900&horas=%00&despesas=1e9',
    })
    await expect.element(getByText('R$ 40.320', { exact: true })).toBeVisible()
  })

  it('has a link that shows the same numbers, to copy by hand where the clipboard is shut (A14)', async () => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    onTestFinished(() => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    })
    const { getByRole } = await renderApp({ path: '/anunciar-campo?campos=4&despesas=1999.5' })
    await getByRole('button', { name: 'Copiar link desta conta' }).click()
    const link = getByRole('textbox', { name: 'Link desta conta' })
    await expect.element(link).toHaveFocus()
    await expect
      .element(link)
      .toHaveValue(`${window.location.origin}/anunciar-campo?campos=4&despesas=1999.5#conta`)
  })
})

describe('leaving a contact (A4, H13)', () => {
  async function open() {
    const app = await renderApp({ path: '/anunciar-campo' })
    const field = (label: string) => app.getByLabelText(label)
    await field('Nome da arena').fill('Arena do Zé')
    await field('E-mail').fill('ze@exemplo.com.br')
    await field('Telefone com DDD').fill('85999887766')
    return { ...app, field, button: app.getByRole('button', { name: 'Deixar meu contato' }) }
  }

  it('is done with name, e-mail and phone, and is thanked for', async () => {
    const { button, getByRole } = await open()
    await button.click()
    await expect.element(getByRole('heading', { name: 'Contato recebido' })).toHaveFocus()
    expect(backend.db.interests.where(({ email }) => email === 'ze@exemplo.com.br')).toMatchObject([
      { name: 'Arena do Zé', phone: '85999887766' },
    ])
  })

  it('says at the fields what is missing and focuses the first', async () => {
    const { button, field, getByText } = await open()
    await field('Nome da arena').fill('')
    await field('Telefone com DDD').fill('9998')
    await button.click()
    await expect.element(getByText('Informe o nome da arena.')).toBeVisible()
    await expect.element(getByText('Informe o telefone com DDD, como (85) 90123-4567.')).toBeVisible()
    await expect.element(field('Nome da arena')).toHaveFocus()
  })

  it.each([
    ['fails', 503, /^Não deu para enviar seu contato/],
    ['does not know the call', 404, /^Por enquanto não dá/],
  ])('loses nothing when the server %s, and works on the next try (G5)', async (_how, status, sentence) => {
    worker.use(
      http.post('*/api/pre-companies-registration', () => new HttpResponse('<h1>Oops</h1>', { status }), {
        once: true,
      }),
    )
    const { button, field, getByRole } = await open()
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent(sentence)
    await expect.element(field('Nome da arena')).toHaveValue('Arena do Zé')
    await button.click()
    await expect.element(getByRole('heading', { name: 'Contato recebido' })).toBeVisible()
  })
})
