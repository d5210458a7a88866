import { samplePhotos } from '@campo-livre/ui/field-card/sample-photo.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const path = '/field/fld-arena-beira-mar-campo-norte'
const failing = () => HttpResponse.json({ message: '', errors: {} }, { status: 422 })

describe('the field screen (A2)', () => {
  it('says it kindly when the field is not there', async () => {
    const { getByRole } = await renderApp({ path: '/field/nada' })
    await expect
      .element(getByRole('heading', { level: 1, name: 'Esse campo não existe ou saiu do ar' }))
      .toBeVisible()
    await expect.element(getByRole('link', { name: 'Ver os campos livres' })).toHaveAttribute('href', '/')
  })

  it('has a title while it loads', async () => {
    worker.use(http.get('*/api/fields/:id', failing))
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar esse campo' })).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: 'Campo', exact: true })).toBeInTheDocument()
    expect(document.title).toBe('Campo · Campo Livre')
  })

  it('is shown when the address of its picture is invalid', async () => {
    const { getByRole, backend, router } = await renderApp({ path: '/' })
    const id = 'fld-arena-beira-mar-campo-norte'
    await backend.db.fields.update(id, { photos: [{ id: 'photo-1', url: 'http://', caption: '' }] })
    await router.navigate({ to: '/field/$id', params: { id } })
    await expect.element(getByRole('grid')).toBeVisible()
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/\/og\.png$/)
  })

  it('shows the photos that can be shown one by one, and is shared with the first (H1, A15)', async () => {
    const { getByRole, backend, router } = await renderApp({ path: '/' })
    const id = 'fld-arena-beira-mar-campo-norte'
    const [day, night] = samplePhotos(2)
    const gone = { id: 'photo-0', url: `${location.origin}/nada.webp`, caption: '' }
    await backend.db.fields.update(id, { photos: day && night ? [gone, day, night] : [] })
    await router.navigate({ to: '/field/$id', params: { id } })
    const gallery = getByRole('region', { name: /^2 fotos de Campo 1/ })
    await expect.element(gallery.getByRole('img', { name: day?.caption ?? '' })).toBeVisible()
    await gallery.getByRole('button', { name: 'Próxima foto' }).click()
    await expect.element(gallery.getByRole('status')).toHaveTextContent('Foto 2 de 2')
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(gone.url)
  })

  it('stays when the reviews fail, and gets them on a second try', async () => {
    worker.use(http.get('*/api/fields/:id/reviews', failing, { once: true }))
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('grid')).toBeVisible()
    getByRole('contentinfo').element().scrollIntoView()
    await expect.element(getByRole('heading', { name: 'Não deu para buscar as avaliações' })).toBeVisible()
    await expect.element(getByRole('grid')).toBeVisible()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByRole('img', { name: /^Nota \d de 5$/ }).first()).toBeVisible()
  })

  it('stays when the times fail, and gets them on a second try', async () => {
    worker.use(http.get('*/api/fields/:id/availability', failing))
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar os horários' })).toBeVisible()
    worker.resetHandlers()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByRole('grid', { name: 'Horários da semana' })).toBeVisible()
  })

  it('says when the arena keeps it closed in that week, and why (H1)', async () => {
    const { getByRole, getByText, backend, router } = await renderApp({ path: '/' })
    const at = { id: 'fld-arena-beira-mar-campo-norte', companyId: 'cmp-arena-beira-mar' }
    const closure = { id: 'obra', companyId: at.companyId, fieldIds: [at.id], reason: 'Troca do gramado' }
    const when = { kind: 'once', start: '2026-11-22T11:00:00.000Z', end: '2026-11-22T15:00:00.000Z' } as const
    await backend.db.closures.insert({ ...closure, reasonShown: true, when })
    await backend.db.closures.insert({
      ...closure,
      id: 'outra',
      reason: 'Só nosso',
      reasonShown: false,
      when,
    })
    await router.navigate({ to: '/field/$id', params: { id: at.id } })
    const notes = getByRole('list', { name: 'Fechado nestes dias' })
    await expect
      .element(notes.getByRole('listitem').nth(1))
      .toHaveTextContent('Dom, 22/11, das 8h às 12h: Troca do gramado')
    await expect.element(getByText('Só nosso')).not.toBeInTheDocument()
  })

  it('shows the clock of Manaus to a browser in Lisbon, and says so', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/field/fld-ginasio-adrianopolis-quadra-a' })
    await expect.element(getByText('Horários de Manaus (GMT-4)')).toBeVisible()
    // At 13:00 in Lisbon it is 09:00 in Manaus: 8h is past, 9h has begun, 10h is to come.
    await expect
      .element(getByRole('button', { name: /^sexta-feira, 20 de novembro, 8h às 9h\b.*já passou/ }))
      .toBeVisible()
    await expect
      .element(getByRole('button', { name: /^sexta-feira, 20 de novembro, 10h às 11h\b/ }))
      .not.toMatchTextContent('já passou')
  })

  it('shows what has passed today as a dash, whose meaning is in the legend', async () => {
    await renderApp({ path })
    const past = page.getByRole('button', { name: /já passou/ }).first()
    await expect.element(past).toMatchTextContent('–')
    await expect.element(page.getByRole('list', { name: 'Legenda' }).getByText('Já passou')).toBeVisible()
    await page.viewport(390, 844)
    await expect.element(past).not.toBeInTheDocument()
    await expect.element(page.getByRole('list', { name: 'Legenda' }).getByText('Livre')).toBeVisible()
    expect(page.getByText('Já passou').elements()).toEqual([])
  })

  it.each(['dia=2026-11-01', 'semana=2026-11-01'])(
    'says of a link to a day that has passed (%s) that these are the days from today on (A14)',
    async (search) => {
      await renderApp({ path: `${path}?${search}` })
      await expect.element(page.getByText(/^O dia desse link já passou\./)).toBeVisible()
      await page.getByRole('button', { name: 'Próxima semana' }).click()
      await expect.element(page.getByText(/^O dia desse link já passou\./)).not.toBeInTheDocument()
    },
  )

  it('tells search engines and shared links what it is (A15)', async () => {
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('grid')).toBeVisible()
    expect(document.title).toMatch(/^Campo 1 .*, Arena Beira-Mar · Campo Livre$/)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@type': 'SportsActivityLocation' })
  })
})
