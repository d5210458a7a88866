import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const cards = page.getByRole('article')
const count = page.getByRole('main').getByRole('status')

describe('the listing (A1)', () => {
  it('shows fields with their next free times, each a way into booking', async () => {
    await renderApp({ path: '/' })
    await expect.element(cards.first()).toBeVisible()
    const time = cards
      .first()
      .getByRole('link', { name: /^Reservar/ })
      .first()
    await expect.element(time).toHaveAttribute('href', expect.stringMatching(/^\/field\/fld-.*inicio=.*fim=/))
  })

  it('puts every choice of the sentence into the address and asks again', async () => {
    const { router } = await renderApp({ path: '/arenas?pagina=2' })
    await page.getByLabelText('Esporte').selectOptions('padel')
    await expect.element(page.getByRole('option', { name: 'Fortaleza' })).toBeInTheDocument()
    await page.getByLabelText('Cidade').selectOptions('Fortaleza')
    await expect.poll(() => router.latestLocation.href).toBe('/arenas?esporte=padel&cidade=Fortaleza')
    await expect.element(cards.first()).toMatchTextContent(/Padel/)
    await expect.element(count).toMatchTextContent(/^\d+ campos?$/)
  })

  it('loses no choice that is made before the one before it is on the screen', async () => {
    const { router } = await renderApp({ path: '/campos' })
    const choose = (name: string, value: string) => {
      const select = page.getByLabelText(name).element()
      if (select instanceof HTMLSelectElement) select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await expect.element(cards.first()).toBeVisible()
    choose('Esporte', 'padel')
    choose('Hora', '20:00')
    await expect.poll(() => router.latestLocation.search).toEqual({ esporte: 'padel', hora: '20:00' })
  })

  it('says why nothing was found and what there would be without one filter', async () => {
    const { router } = await renderApp({ path: '/campos?esporte=padel&cidade=Fortaleza&busca=inexistente' })
    await expect.element(page.getByText(/Você pediu .*inexistente/)).toBeVisible()
    await page.getByRole('button', { name: /^Sem “inexistente”: \d+ campos?$/ }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/campos?esporte=padel&cidade=Fortaleza')
    await expect.element(cards.first()).toBeVisible()
  })

  it('says that the day asked for has passed', async () => {
    const { router } = await renderApp({ path: '/campos?dia=2026-11-10' })
    await expect.element(page.getByText(/^Você pediu um campo .*mas esse dia já passou\./)).toBeVisible()
    await page.getByRole('button', { name: /^Em qualquer dia: \d+ campos?$/ }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/campos')
  })

  it('keeps the filters of the drawer in the address and lets them go one by one', async () => {
    const { router } = await renderApp({ path: '/' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('textbox', { name: 'Preço máximo' }).fill('120')
    await page.getByRole('button', { name: /^Ver \d+ campos?$/ }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/?precoMax=120')
    await page.getByRole('button', { name: 'Tirar o filtro até R$ 120' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/')
  })

  it('starts at the first page again with the filters of the drawer', async () => {
    const { router } = await renderApp({ path: '/campos?pagina=3' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('textbox', { name: 'Preço máximo' }).fill('200')
    await page.getByRole('button', { name: /^Ver \d+ campos?$/ }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/campos?precoMax=200')
  })

  it('says at its place that a price range is upside down, and keeps what was typed', async () => {
    const { router } = await renderApp({ path: '/' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    const most = page.getByRole('textbox', { name: 'Preço máximo' })
    await page.getByRole('textbox', { name: 'Preço mínimo' }).fill('200')
    await most.fill('100')
    await expect.element(most).toHaveAccessibleDescription(/O máximo está abaixo do mínimo/)
    await page.getByRole('button', { name: 'Ver campos' }).click()
    await expect.element(most).toHaveFocus()
    await expect.element(most).toHaveValue('R$ 100')
    expect(router.latestLocation.href).toBe('/')
    await most.fill('300')
    const apply = page.getByRole('button', { name: /^Ver \d+ campos?$/ })
    await apply.click()
    await expect.poll(() => router.latestLocation.href).toBe('/?precoMin=200&precoMax=300')
  })

  it('says in the drawer how many fields there are with the filters', async () => {
    await renderApp({ path: '/campos?cidade=Fortaleza' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('textbox', { name: 'Preço máximo' }).fill('90')
    const apply = page.getByRole('button', { name: /^Ver \d+ campos?$/ })
    await expect.element(apply).toBeVisible()
    const said = apply.element().textContent.replace('Ver ', '')
    await apply.click()
    await expect.element(count).toMatchTextContent(said)
  })

  it('sorts by the distance to a CEP when the device denies its position', async () => {
    const nowhere = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    nowhere.mockImplementation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError))
    const { router } = await renderApp({ path: '/campos' })
    await page.getByLabelText('Ordenar por').selectOptions('distance')
    await expect.element(page.getByText(/^Não deu para saber onde você está/)).toBeVisible()
    await page.getByLabelText('CEP').fill('6016')
    await page.getByRole('button', { name: 'Buscar perto do CEP' }).click()
    await expect.element(page.getByLabelText('CEP')).toHaveAccessibleDescription(/O CEP tem 8 números/)
    await page.getByLabelText('CEP').fill('60165121')
    await page.getByRole('button', { name: 'Buscar perto do CEP' }).click()
    await expect.poll(() => router.latestLocation.search).toMatchObject({ cidade: 'Fortaleza' })
    await expect.element(page.getByLabelText('CEP')).not.toBeInTheDocument()
    nowhere.mockRestore()
  })

  it('finds what is near by the chip of the sentence, says how far, and lets it go (H1)', async () => {
    const here = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    here.mockImplementation((found) =>
      found({ coords: { latitude: -3.7389, longitude: -38.5002 } } as GeolocationPosition),
    )
    onTestFinished(() => here.mockRestore())
    const { router } = await renderApp({ path: '/campos' })
    const near = page.getByRole('button', { name: 'perto de mim' })
    await near.click()
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ ordem: 'distance', perto: '-3.7389,-38.5002' })
    await expect.element(cards.first()).toMatchTextContent(/, Fortaleza · a [\d,]+ k?m/)
    await expect.element(near).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabelText('Ordenar por').selectOptions('price')
    await expect.element(cards.first()).toMatchTextContent(/ a [\d.,]+ k?m/)
    await near.click()
    await expect.poll(() => router.latestLocation.search).toEqual({ ordem: 'price' })
    await expect.element(near).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks about seven digits of a CEP, and finds any CEP of a city without its service (H1)', async () => {
    const nowhere = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    nowhere.mockImplementation((_, refuse) => refuse?.({ code: 2 } as GeolocationPositionError))
    onTestFinished(() => nowhere.mockRestore())
    worker.use(http.get('/api/cep/:cep', () => new HttpResponse(null, { status: 503 })))
    const { router } = await renderApp({ path: '/campos' })
    await page.getByRole('button', { name: 'perto de mim' }).click()
    await page.getByLabelText('CEP').fill('1310999')
    await page.getByRole('button', { name: 'Buscar perto do CEP' }).click()
    await page.getByRole('button', { name: 'É 01310-999' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ cidade: 'São Paulo' })
  })

  it('searches in words, says what it has understood, and takes it back (H1)', async () => {
    const { router } = await renderApp({ path: '/campos?esporte=futsal&mapa=sim' })
    await page.getByRole('button', { name: 'buscar por palavras' }).click()
    const input = page.getByLabelText('O que você procura?')
    await expect.element(input).toHaveFocus()
    await expect.element(page.getByRole('option', { name: 'Fortaleza' })).toBeInTheDocument()
    await input.fill('Padle amanhã em fortalza')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ esporte: 'padel', cidade: 'Fortaleza', dia: '2026-11-21', mapa: 'sim' })
    await expect.element(page.getByText(/^Entendi: padel em Fortaleza, amanhã\./)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ esporte: 'futsal', mapa: 'sim' })
    await expect.element(page.getByText(/^Entendi/)).not.toBeInTheDocument()
  })

  it('asks where the person is when the words do (H1)', async () => {
    const here = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    here.mockImplementation((found) =>
      found({ coords: { latitude: -3.7389, longitude: -38.5002 } } as GeolocationPosition),
    )
    onTestFinished(() => here.mockRestore())
    const { router } = await renderApp({ path: '/campos' })
    await page.getByRole('button', { name: 'buscar por palavras' }).click()
    await page.getByLabelText('O que você procura?').fill('society perto de mim')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ esporte: 'society', ordem: 'distance', perto: '-3.7389,-38.5002' })
  })

  it('waits for the cities where the CEP is found before them', async () => {
    const nowhere = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    nowhere.mockImplementation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError))
    onTestFinished(() => nowhere.mockRestore())
    const cities = Promise.withResolvers<void>()
    worker.use(
      http.get('/api/places', async () => {
        await cities.promise
        return undefined
      }),
    )
    let found = false
    worker.use(
      http.get('/api/cep/:cep', () => {
        found = true
        return undefined
      }),
    )
    const { router } = await renderApp({ path: '/campos' })
    await page.getByLabelText('Ordenar por').selectOptions('distance')
    await page.getByLabelText('CEP').fill('60165121')
    await page.getByRole('button', { name: 'Buscar perto do CEP' }).click()
    await expect.poll(() => found).toBe(true)
    await expect.element(page.getByText(/^Não deu para buscar as cidades/)).not.toBeInTheDocument()
    cities.resolve()
    await expect.poll(() => router.latestLocation.search).toMatchObject({ cidade: 'Fortaleza' })
  })

  it('offers the nearest hours that are free before any hour', async () => {
    const { router } = await renderApp({ path: '/campos?cidade=Fortaleza&hora=05:00&dia=2026-11-22' })
    const ways = page.getByRole('button', { name: /: \d+ campos?$/ })
    await expect.element(ways.first()).toBeVisible()
    const names = ways.elements().map((way) => way.textContent.split(':')[0])
    expect(names.slice(-3)).toEqual(['Às 6h', 'Às 7h', 'Em qualquer hora'])
    await page.getByRole('button', { name: /^Às 6h/ }).click()
    await expect.poll(() => router.latestLocation.search).toMatchObject({ hora: '06:00' })
    await expect.element(cards.first()).toBeVisible()
  })

  it('draws and names the searched sport first', async () => {
    await renderApp({ path: '/campos?esporte=futsal&busca=ginasio%20principal' })
    const card = cards.filter({ hasText: 'Ginásio Principal' })
    await expect.element(card).toMatchTextContent(/^Futsal, Handebol/)
    expect(card.element().querySelector('[data-sport]')?.getAttribute('data-sport')).toBe('futsal')
  })

  it('says so when there is no field at all', async () => {
    const meta = { page: 1, perPage: 12, total: 0, loosen: [] }
    worker.use(http.get('/api/fields', () => HttpResponse.json({ data: [], meta })))
    await renderApp({ path: '/' })
    await expect.element(page.getByRole('heading', { name: 'Ainda não há campos por aqui.' })).toBeVisible()
    expect(page.getByText(/Você pediu/).query()).toBeNull()
  })

  it('leads through the pages', async () => {
    const { router } = await renderApp({ path: '/campos' })
    await page.getByRole('link', { name: 'Próxima página' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/campos?pagina=2')
    await expect.element(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('has links to pages that are large enough to touch', async () => {
    await renderApp({ path: '/campos' })
    const pages = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link')
    await expect.element(pages.first()).toBeVisible()
    const sizes = pages.elements().map((each) => each.getBoundingClientRect())
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
  })

  it('says that the fields could not be fetched, and fetches them on a second try', async () => {
    worker.use(
      http.get('/api/fields', () => HttpResponse.json({ message: 'Não agora.' }, { status: 409 }), {
        once: true,
      }),
    )
    await renderApp({ path: '/' })
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Não deu para buscar os campos.*Não agora\./)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(cards.first()).toBeVisible()
  })
})
