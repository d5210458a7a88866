import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { failCall } from '../../../testing/fail-call.ts'
import { allFaults } from '../../../testing/faults.ts'
import { renderApp } from '../../../testing/render-app.tsx'

describe("a company's fields (H1, A9, A12)", () => {
  it('lists them all in a table, and leads from one to its page', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company/fields?visao=tabela',
      persona: 'empresa@campolivre.test',
    })
    await expect.element(getByRole('table', { name: 'Campos da arena' })).toBeVisible()
    const own = backend.db.fields.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(own.length)
    await getByRole('rowheader').first().getByRole('link').click()
    await getByRole('dialog').getByRole('link', { name: 'Ver a página do campo' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/field\/fld-/)
  })

  it('pauses one after a question, and takes it up again: who looks for a field finds it or not', async () => {
    const { getByRole, getByText, router } = await renderApp({
      path: '/company/fields?visao=tabela',
      persona: 'empresa@campolivre.test',
    })
    await getByRole('rowheader').first().getByRole('link').click()
    const drawer = getByRole('dialog')
    const { aberto } = router.latestLocation.search as { aberto: string }
    const booked = () => backend.db.bookings.where(({ fieldId }) => fieldId === aberto).length
    const before = booked()
    await drawer.getByRole('button', { name: 'Pausar', exact: true }).click()
    await expect.element(drawer.getByText(/As que já estão marcadas ficam como estão/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Pausar campo' }).click()
    await expect.element(getByText('Campo pausado')).toBeVisible()
    await expect.element(drawer.getByText('Pausado', { exact: true })).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Ver a página do campo' })).not.toBeInTheDocument()
    expect(backend.db.fields.find(aberto)?.status).toBe('inactive')
    expect(booked()).toBe(before)
    await drawer.getByRole('button', { name: 'Voltar a receber reservas' }).click()
    await expect.element(getByText('Campo ativo de novo')).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Ver a página do campo' })).toBeVisible()
    expect(backend.db.fields.find(aberto)?.status).toBe('active')
  })

  it('keeps the table in the address, and goes back to the cards', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company/fields?ordem=-fromPriceCents',
      persona: 'empresa@campolivre.test',
    })
    await expect.element(getByRole('list', { name: 'Campos da arena' })).toBeVisible()
    await getByRole('link', { name: 'Tabela' }).click()
    await expect.element(getByRole('table', { name: 'Campos da arena' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ ordem: '-fromPriceCents', visao: 'tabela' })
    await getByRole('link', { name: 'Cartões' }).click()
    await expect.element(getByRole('list', { name: 'Campos da arena' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ ordem: '-fromPriceCents' })
  })

  it('shows each as a card on a phone, sorted by a list of choices (F4)', async () => {
    await page.viewport(320, 800)
    const { getByRole, router } = await renderApp({
      path: '/company/fields',
      persona: 'empresa@campolivre.test',
    })
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('combobox', { name: 'Ordenar' }).selectOptions('A partir de, maior primeiro')
    await expect.poll(() => router.latestLocation.search).toEqual({ ordem: '-fromPriceCents' })
    await expect.element(getByRole('button', { name: 'Filtrar', exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe("a company's fields as cards (H1, A9)", () => {
  const persona = 'empresa@campolivre.test'
  const id = 'fld-arena-beira-mar-campo-norte'
  const open = async () => {
    const app = await renderApp({ path: '/company/fields', persona })
    const card = app.getByRole('article').filter({ hasText: 'Campo 1 – Gramado Norte' })
    return { ...app, card }
  }

  it('say how full the day is, and lead to it on the calendar', async () => {
    const { card, router } = await open()
    const day = card.getByRole('link', { name: /^Hoje .* com reserva/ })
    await expect.element(day).toMatchTextContent(/^Hoje \d+ h.*%/)
    await day.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company/bookings')
    expect(router.latestLocation.search).toEqual({ campo: id })
  })

  it('open the details from the name', async () => {
    const { card, getByRole, router } = await open()
    await card.getByRole('link', { name: 'Campo 1 – Gramado Norte', exact: true }).click()
    await expect.element(getByRole('dialog').getByRole('link', { name: 'Editar campo' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ aberto: id })
  })

  it('say that a field has no photo, and lead to its photos', async () => {
    await backend.db.fields.update(id, { photos: [] })
    const { card, router } = await open()
    await card.getByRole('link', { name: /^Sem foto/ }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/company/fields/${id}`)
    expect(router.latestLocation.search).toEqual({ passo: 'fotos' })
  })

  it('say on which day an hour has no price, and lead to the prices', async () => {
    // Saturday runs into Sunday, past midnight.
    const weekdays = [1, 2, 3, 4, 5, 6]
    const rule = { id: 'semana', weekdays, fromMinute: 0, toMinute: 1440, priceCents: 12_000 }
    await backend.db.fields.update(id, { basePriceCents: 0, priceRules: [rule], nextPrices: [] })
    const { card, router } = await open()
    await card.getByRole('link', { name: /^Horário sem preço no sábado e no domingo/ }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ passo: 'precos' })
  })

  it('say that a field is paused, and lead to where it is taken up again', async () => {
    await backend.db.fields.update(id, { status: 'inactive' })
    const { card, getByRole } = await open()
    await expect.element(card.getByRole('link', { name: /^Hoje/ })).not.toBeInTheDocument()
    await card.getByRole('link', { name: /^Pausado: fora da busca/ }).click()
    await expect
      .element(getByRole('dialog').getByRole('button', { name: 'Voltar a receber reservas' }))
      .toBeVisible()
  })

  it('lead from a draft to where it was left', async () => {
    await backend.db.fields.update(id, { status: 'draft' })
    const { card, router } = await open()
    await card.getByRole('link', { name: /^Rascunho: continuar o cadastro/ }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/company/fields/${id}`)
  })

  it('are shown without the day where it does not come, which is said', async () => {
    const refusal = allFaults.find(({ name }) => name === '500')
    if (!refusal) throw new Error('there is no such fault')
    failCall('GET /company/bookings/calendar', refusal)
    const { card, getByText } = await open()
    await expect.element(getByText('Não deu para ver como está o dia de cada campo.')).toBeVisible()
    await expect.element(card).toBeVisible()
  })
})
