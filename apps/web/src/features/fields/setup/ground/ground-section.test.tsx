import { describe, expect, it } from 'vitest'
import { backend } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const idOf = (slug: string) => `fld-arena-beira-mar-${slug}`
const stored = (slug: string) => backend.db.fields.find(idOf(slug))

async function open(slug: string, step = 'espaco') {
  const app = await renderApp({ path: `/company/fields/${idOf(slug)}?passo=${step}`, persona })
  const choice = (name: string) => app.getByRole('checkbox', { name, exact: true })
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click()
  return { ...app, choice, press }
}

/** Takes a field and its bookings apart from all others. */
async function clear(...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    await backend.db.fields.update(idOf(slug), { parts: [] })
    for (const { id } of backend.db.bookings.by('fieldId', idOf(slug))) backend.db.bookings.remove(id)
  }
}

describe('the ground of a field (H1)', () => {
  it('is shared with the fields that are chosen, and says what follows', async () => {
    await clear('padel-panoramica', 'quadra-coberta')
    const { choice, press, getByText, getByRole, router } = await open('padel-panoramica', 'quadra')
    await getByRole('link', { name: 'Diga com qual' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ passo: 'espaco' })
    await expect.element(getByText('Quem reserva Padel Panorâmica ocupa só Padel Panorâmica.')).toBeVisible()
    await choice('Quadra Coberta').click()
    await expect
      .element(getByText('Quem reserva Quadra Coberta ocupa também Padel Panorâmica.'))
      .toBeVisible()
    await press('Salvar')
    await expect.element(getByText('Espaço salvo')).toBeVisible()
    expect(stored('padel-panoramica')?.parts).toEqual([idOf('quadra-coberta')])
    await getByRole('link', { name: /^A quadra/ }).click()
    await expect.element(getByText(/^Usa o mesmo espaço que Quadra Coberta/)).toBeVisible()
  })

  it('is that of a field that is made of others, when this one is chosen', async () => {
    await clear('padel-panoramica', 'areia-sol', 'areia-lua')
    for (const { id } of backend.db.bookings.by('fieldId', idOf('areia-inteira')))
      backend.db.bookings.remove(id)
    const { choice, press, getByText } = await open('padel-panoramica')
    await choice('Areia Inteira').click()
    await expect.element(choice('Areia 1 – Nascente')).toBeChecked()
    await choice('Areia 2 – Poente').click()
    await expect.element(choice('Areia Inteira')).not.toBeChecked()
    await choice('Areia 2 – Poente').click()
    await press('Salvar')
    await expect.element(getByText('Espaço salvo')).toBeVisible()
    expect(stored('padel-panoramica')?.parts).toEqual(stored('areia-inteira')?.parts)
  })

  it('of a part is changed at the field that is made of it', async () => {
    const { getByText, getByRole, choice, router } = await open('areia-sol')
    await expect.element(getByText(/^Areia 1 – Nascente fica no espaço de Areia Inteira/)).toBeVisible()
    await getByRole('link', { name: 'Mudar em Areia Inteira' }).click()
    await expect.poll(() => router.latestLocation.pathname).toContain('areia-inteira')
    await expect.element(choice('Areia 1 – Nascente')).toBeChecked()
  })

  it('stays while bookings overlap, which are shown in pairs; the choice is kept', async () => {
    await clear('padel-panoramica', 'quadra-coberta')
    const [sample] = backend.db.bookings.all()
    if (!sample) throw new Error('no booking in the seed')
    const day = Date.parse(backend.db.clock.now()) + 2 * 86_400_000
    const at = (hours: number) => new Date(day + hours * 3_600_000).toISOString()
    const add = (slug: string, start: number, customerName: string) =>
      backend.db.bookings.insert({
        ...sample,
        id: `of-${slug}`,
        code: `RSV-${start}`,
        fieldId: idOf(slug),
        companyId: stored(slug)?.companyId ?? '',
        start: at(start),
        end: at(start + 2),
        status: 'confirmed',
        customerName,
      })
    await add('padel-panoramica', 0, 'Rafael')
    await add('quadra-coberta', 1, 'Bia')
    const { choice, press, getByRole, getByText } = await open('padel-panoramica')
    await choice('Quadra Coberta').click()
    await press('Salvar')
    await expect.element(getByText(/^Ainda não dá para juntar: há duas reservas marcadas para/)).toBeVisible()
    const pairs = getByRole('list', { name: 'Reservas no mesmo horário' })
    await expect.element(pairs.getByText(/^Padel Panorâmica, .*: Rafael \(RSV-0\)$/)).toBeVisible()
    await expect.element(pairs.getByText(/^Quadra Coberta, .*: Bia \(RSV-1\)$/)).toBeVisible()
    await expect.element(choice('Quadra Coberta')).toBeChecked()
    expect(stored('padel-panoramica')?.parts).toEqual([])
  })

  it('is merged with what somebody else saved meanwhile', async () => {
    await clear('padel-panoramica', 'quadra-coberta', 'campo-norte')
    const { choice, press, getByText } = await open('padel-panoramica')
    await choice('Quadra Coberta').click()
    const version = stored('padel-panoramica')?.version ?? 0
    await backend.db.fields.update(idOf('padel-panoramica'), {
      parts: [idOf('campo-norte')],
      version: version + 1,
    })
    await press('Salvar')
    await expect.element(getByText('Alguém mudou este campo enquanto você editava.')).toBeVisible()
    await expect.element(getByText('Campo 1 – Gramado Norte', { exact: true }).last()).toBeVisible()
    await expect.element(choice('Quadra Coberta')).toBeChecked()
    await press('Salvar')
    await expect.element(getByText('Espaço salvo')).toBeVisible()
    expect(stored('padel-panoramica')?.parts).toEqual([idOf('quadra-coberta')])
  })

  it('is a step of a draft that is left out unless it is asked for', async () => {
    await backend.db.fields.update(idOf('padel-panoramica'), { status: 'draft' })
    const { press, getByRole } = await open('padel-panoramica', 'quadra')
    await expect.element(getByRole('link', { name: 'Mesmo espaço (se precisar)' })).toBeVisible()
    await press('Continuar')
    await expect.element(getByRole('heading', { level: 2, name: 'Fotos' })).toBeVisible()
  })
})
