import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { holdAnswer } from '../../../testing/hold-answer.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { makeSlowImmediate, stopWaiting } from '../../../testing/slow.ts'

const persona = 'empresa@campolivre.test'
const id = 'fld-arena-beira-mar-campo-norte'
const stored = () => backend.db.fields.find(id)

async function open(path: string, who = persona) {
  const app = await renderApp({ path, persona: who })
  const field = (label: string) => app.getByLabelText(label, { exact: true })
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click()
  return { ...app, field, press }
}
const openStep = (step: string) => open(`/company/fields/${id}?passo=${step}`)

describe('a new field (H1)', () => {
  it('begins with its court, which follows its sport, and is a draft that goes on at the next step', async () => {
    const { field, press, getByText, getByRole, router } = await open(
      '/company/fields/novo',
      'empresa.nova@campolivre.test',
    )
    await press('Continuar')
    await expect.element(getByText('Dê um nome ao campo.')).toBeVisible()
    await expect.element(field('Nome do campo')).toHaveFocus()
    await getByText('Beach tennis', { exact: true }).click()
    await expect.element(field('Comprimento')).toHaveValue('16')
    await expect.element(field('Piso')).toHaveValue('sand')
    await field('Quantos jogam').fill('6')
    await getByText('Futevôlei', { exact: true }).click()
    await getByText('Beach tennis', { exact: true }).click()
    await expect.element(field('Comprimento')).toHaveValue('18')
    await expect.element(field('Quantos jogam')).toHaveValue('6')
    await field('Nome do campo').fill('Areia 🏖️ 1')
    await press('Continuar')
    await expect.element(getByRole('heading', { level: 2, name: 'Fotos' })).toBeVisible()
    const [made] = backend.db.fields.where(({ name }) => name === 'Areia 🏖️ 1')
    expect(made).toMatchObject({ status: 'draft', sports: ['footvolley'], players: 6 })
    expect(router.latestLocation.href).toBe(`/company/fields/${made?.id}?passo=fotos`)
  })

  it('keeps what was typed over a closed tab (G5)', async () => {
    const first = await open('/company/fields/novo')
    await first.field('Nome do campo').fill('Quadra guardada')
    await first.unmount()
    sessionStorage.clear()
    const again = await open('/company/fields/novo')
    await expect.element(again.field('Nome do campo')).toHaveValue('Quadra guardada')
  })

  it('goes on where its draft was left, on any device', async () => {
    await backend.db.fields.update(id, { status: 'draft', timesSet: true, basePriceCents: 0, priceRules: [] })
    const { getByRole } = await open(`/company/fields/${id}`)
    await expect.element(getByRole('heading', { level: 2, name: 'Preços' })).toBeVisible()
    const steps = getByRole('navigation', { name: 'Partes do campo' })
    await expect.element(steps.getByRole('link', { name: 'Horários (pronto)' })).toBeVisible()
    await expect
      .element(steps.getByRole('link', { name: 'Preços (aberto agora)' }))
      .toHaveAttribute('aria-current', 'step')
  })
})

describe('a section of a field (H1)', () => {
  it('keeps what was typed over a closed tab (G5)', async () => {
    const first = await openStep('quadra')
    await first.field('Nome do campo').fill('Campo guardado')
    await first.unmount()
    sessionStorage.clear()
    const again = await openStep('quadra')
    await expect.element(again.field('Nome do campo')).toHaveValue('Campo guardado')
    await expect.element(again.getByText('Recuperamos o que você tinha escrito e não salvou.')).toBeVisible()
  })

  it('is merged with what somebody else saved meanwhile', async () => {
    const { field, press, getByText } = await openStep('quadra')
    await field('Nome do campo').fill('Campo Norte Novo')
    const before = stored()
    await backend.db.fields.update(id, { players: 16, version: (before?.version ?? 0) + 1 })
    await press('Salvar')
    await expect.element(getByText('Alguém mudou este campo enquanto você editava.')).toBeVisible()
    await expect.element(field('Quantos jogam')).toHaveValue('16')
    await expect.element(field('Nome do campo')).toHaveValue('Campo Norte Novo')
    await press('Salvar')
    await expect.element(getByText('Campo salvo', { exact: true })).toBeVisible()
    expect(stored()).toMatchObject({ name: 'Campo Norte Novo', players: 16 })
  })

  it('has hours of its own, copied from another field, and half an hour more', async () => {
    const other = backend.db.fields.where(
      (each) => each.companyId === stored()?.companyId && each.id !== id,
    )[0]
    const week = [[], ...Array.from({ length: 6 }, () => [{ opens: 600, closes: 1320 }])]
    await backend.db.fields.update(other?.id ?? '', { openingHours: week, status: 'active' })
    const price = stored()?.basePriceCents ?? 0
    const { field, press, getByText, getByRole } = await openStep('horarios')
    await getByText('Horário próprio').click()
    await field('Copiar de outro campo').selectOptions(other?.name ?? '')
    await expect.element(field('Segunda: abre')).toHaveValue('600')
    await getByText('Aceitar meia hora a mais').click()
    await expect.element(field('Cada horário dura')).toHaveValue('30')
    await expect.element(field('Reserva mais curta')).toHaveValue('2')
    await press('Salvar')
    await expect.element(getByText('Horários salvos')).toBeVisible()
    expect(stored()).toMatchObject({
      openingHours: week,
      slotMinutes: 30,
      minSlots: 2,
      basePriceCents: price / 2,
    })
    await expect.element(getByRole('status', { name: 'Buscando o campo' })).not.toBeInTheDocument()
  })

  it('tells at its field what does not fit, before it is sent', async () => {
    const { field, press, getByText } = await openStep('horarios')
    const { version } = stored() ?? {}
    await getByText('Horário próprio').click()
    await field('Segunda: fecha').selectOptions('22h30')
    await press('Salvar')
    await expect.element(getByText(/^Segunda, .* que ninguém consegue reservar/)).toBeVisible()
    await expect.element(field('Cada horário dura')).toHaveFocus()
    expect(stored()?.version).toBe(version)
  })

  it('can be chosen with the keyboard', async () => {
    const { getByRole, router } = await openStep('quadra')
    await expect.element(getByRole('heading', { level: 2, name: 'A quadra' })).toBeVisible()
    getByRole('link', { name: /^Horários/ })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.latestLocation.search).toEqual({ passo: 'horarios' })
  })
})

describe('publishing a field (H1)', () => {
  it('shows it as visitors will see it, publishes it, and leads on', async () => {
    await backend.db.fields.update(id, { status: 'draft', timesSet: true })
    const { press, getByRole, getByText } = await openStep('previa')
    await expect.element(getByRole('heading', { name: 'Pronto para publicar' })).toBeVisible()
    await expect.element(getByText('O que o campo tem')).toBeVisible()
    await press('Publicar campo')
    await expect.element(getByText('Campo publicado')).toBeVisible()
    await expect.element(getByRole('heading', { name: 'O campo está no ar' })).toHaveFocus()
    expect(stored()?.status).toBe('active')
    await getByRole('link', { name: 'Ver a página do campo' }).click()
    await expect.element(getByRole('heading', { level: 1, name: stored()?.name ?? '' })).toBeVisible()
  })

  it('can be stopped while it is slow, and says so (G4)', async () => {
    await backend.db.fields.update(id, { status: 'draft', timesSet: true })
    const held = holdAnswer('put', `company/fields/${id}/status`, 500)
    const { press, getByRole } = await openStep('previa')
    makeSlowImmediate()
    await press('Publicar campo')
    await expect.poll(held.wasAsked).toBe(true)
    expect(await stopWaiting()).toBe(true)
    held.release()
    await expect.element(getByRole('alert')).toMatchTextContent(/Você parou antes da resposta./)
  })

  it('leads to what is missing', async () => {
    await backend.db.fields.update(id, { status: 'draft', basePriceCents: 0, priceRules: [] })
    const { getByRole, router } = await openStep('previa')
    await expect.element(getByRole('button', { name: 'Publicar campo' })).not.toBeInTheDocument()
    await getByRole('link', { name: 'Falta o preço do campo.' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ passo: 'precos' })
  })

  it('says that it waits for the approval of the arena, without a link to nowhere', async () => {
    await backend.db.companies.update(stored()?.companyId ?? '', { status: 'awaiting_approval' })
    const { getByRole, getByText } = await openStep('previa')
    await expect.element(getByRole('heading', { name: 'Campo publicado' })).toBeVisible()
    await expect.element(getByText(/^Ele aparece na busca assim que a arena for aprovada/)).toBeVisible()
    await expect.element(getByRole('link', { name: 'Ver a página do campo' })).not.toBeInTheDocument()
  })
})

describe('a field as a whole (H1)', () => {
  it('is not archived while bookings are to come, and says which', async () => {
    const { press, getByRole, getByText } = await openStep('quadra')
    await press('Arquivar')
    await press('Arquivar campo')
    await expect.element(getByText(/arquive depois da última/)).toBeVisible()
    await expect.element(getByRole('list', { name: 'Reservas marcadas' })).toBeVisible()
    expect(stored()?.status).toBe('active')
  })

  it('is copied as a draft, which opens', async () => {
    const { press, getByRole, getByText } = await openStep('quadra')
    await press('Duplicar')
    await expect.element(getByText('Cópia salva como rascunho')).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: `${stored()?.name} (cópia)` })).toBeVisible()
  })

  it('fits a phone of 320 px', async () => {
    await page.viewport(320, 800)
    for (const step of ['quadra', 'horarios', 'previa']) {
      const { getByRole, unmount } = await openStep(step)
      await expect.element(getByRole('navigation', { name: 'Partes do campo' })).toBeVisible()
      await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
      expect(document.documentElement.scrollWidth, step).toBeLessThanOrEqual(320)
      await unmount()
    }
  })
})
