import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { samplePhotos } from '@campo-livre/ui/field-card/sample-photo.ts'
import { pictureFile } from '../../lib/picture-editor/testing/picture-files.ts'
import { fill, press, upload, type Write } from '../../testing/acts.ts'
import { backend } from '../../testing/backend.ts'
import { byField } from './changed-by.ts'

const persona = 'empresa@campolivre.test'
const id = 'fld-arena-beira-mar-campo-norte'
const at = (path: string) => () => `/company/fields${path}`

/** Opens the photos of a field that has two. */
async function withPhotos(): Promise<string> {
  await backend.db.fields.update(id, { photos: samplePhotos(2) })
  return `/company/fields/${id}?passo=fotos`
}

/** Opens the prices of a field that has others planned. */
async function withPlannedPrices(): Promise<string> {
  const nextPrices = [{ from: '2026-12-01', basePriceCents: 18_000, priceRules: [] }]
  await backend.db.fields.update(id, { nextPrices })
  return `/company/fields/${id}?passo=precos`
}

/** Opens the ground of a field, beside another one that nobody has booked. */
async function withEmptyCourt(): Promise<string> {
  const field = backend.db.fields.find(id)
  if (field && !backend.db.fields.find('fld-vazia'))
    await backend.db.fields.insert({ ...field, id: 'fld-vazia', name: 'Quadra Vazia' })
  return `/company/fields/${id}?passo=espaco`
}

/** The changes that a company makes to its fields (H1). */
export const fieldWrites: Record<string, Write> = {
  'POST /company/fields': {
    changes: byField,
    at: at('/novo'),
    persona,
    prepare: async () => {
      // The draft of a lost session has it chosen already.
      const futsal = page.getByRole('checkbox', { name: 'Futsal' })
      await expect.element(futsal).toBeInTheDocument()
      if (!futsal.query()?.matches(':checked')) await page.getByText('Futsal', { exact: true }).click()
      await fill({ 'Nome do campo': 'Quadra Azul' })
    },
    send: () => press('Continuar'),
  },
  'PUT /company/fields/{id}/court': {
    changes: byField,
    at: at(`/${id}?passo=quadra`),
    persona,
    prepare: () => fill({ 'Nome do campo': 'Quadra Azul' }),
    send: () => press('Salvar'),
  },
  'PUT /company/fields/{id}/times': {
    changes: byField,
    at: at(`/${id}?passo=horarios`),
    persona,
    prepare: () => fill({ 'Reservas até quantos dias à frente': '20' }),
    send: () => press('Salvar'),
  },
  'PUT /company/fields/{id}/parts': {
    changes: byField,
    at: withEmptyCourt,
    persona,
    prepare: async () => {
      // The draft of a lost session has it chosen already.
      const court = page.getByRole('checkbox', { name: 'Quadra Vazia' })
      await expect.element(court).toBeInTheDocument()
      if (!court.query()?.matches(':checked')) await court.click()
    },
    send: () => press('Salvar'),
  },
  'PUT /company/fields/{id}/prices': {
    changes: byField,
    at: at(`/${id}?passo=precos`),
    persona,
    prepare: () => fill({ 'Preço base de 1 h': '170,00' }),
    send: () => press('Salvar'),
  },
  'POST /company/fields/prices': {
    changes: byField,
    at: at('?visao=tabela&linhas=20'),
    persona,
    prepare: async () => {
      await page.getByRole('checkbox').nth(1).click()
      await press('Mudar preços')
      await page.getByRole('dialog').getByLabelText('Quanto muda').fill('8')
    },
    send: () => page.getByRole('dialog').getByRole('button', { name: 'Mudar preços' }).click(),
  },
  'POST /company/fields/{id}/prices/withdraw': {
    changes: byField,
    at: withPlannedPrices,
    persona,
    prepare: () => press(/^Cancelar os preços novos/),
    send: () => press('Cancelar preços novos'),
  },
  'POST /company/fields/{id}/photos': {
    changes: byField,
    at: at(`/${id}?passo=fotos`),
    persona,
    // Those that have failed count as photos of the field.
    prepare: async () => {
      await expect.element(page.getByRole('button', { name: 'Escolher fotos' })).toBeVisible()
      const removes = page.getByRole('button', { name: /^Tirar: / })
      while (removes.elements().length > 0) await removes.first().click()
    },
    send: async () => upload(await pictureFile('quadra.jpg', 'image/jpeg', 1_600, 1_000)),
  },
  'PUT /company/fields/{id}/photos': {
    changes: byField,
    at: withPhotos,
    persona,
    prepare: () => page.getByLabelText('Legenda').first().fill('O gol do lado do bar'),
    send: () => press('Salvar fotos'),
  },
  'PUT /company/fields/{id}/status': {
    changes: byField,
    at: at(`?aberto=${id}`),
    persona,
    prepare: () => press(/^Pausar$/),
    send: () => press('Pausar campo'),
  },
  'POST /company/fields/{id}/copy': {
    changes: byField,
    at: at(`?aberto=${id}`),
    persona,
    send: () => press('Duplicar'),
  },
}
