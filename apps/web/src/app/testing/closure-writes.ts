import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press, type Write } from '../../testing/acts.ts'
import { byBooking, byClosure } from './changed-by.ts'

const persona = 'empresa@campolivre.test'
const form = () => '/company/closures/new'
const repetition = () => '/company/closures?aberto=cls-arena-beira-mar-escolinha'

/** Fills in a holiday of the whole arena. */
async function holiday(): Promise<void> {
  await page.getByRole('radio', { name: 'Todo ano' }).click()
  await fill({ Dias: '25/12', Motivo: 'Natal' })
}

/** The calls that close an arena's fields (H1). */
export const closureWrites: Record<string, Write> = {
  'POST /company/closures/preview': {
    changes: [],
    at: form,
    persona,
    prepare: holiday,
    send: () => press('Ver reservas'),
  },
  'POST /company/closures': {
    changes: ['closures', ...byBooking],
    at: form,
    persona,
    prepare: async () => {
      await holiday()
      await press('Ver reservas')
      await expect.element(page.getByRole('button', { name: 'Fechar esse horário' })).toBeVisible()
    },
    send: () => press('Fechar esse horário'),
  },
  'PUT /company/closures/{id}/end': {
    changes: byClosure,
    at: () => '/company/closures?editar=cls-arena-beira-mar-escolinha&acao=encerrar',
    persona,
    prepare: () => fill({ 'Último dia': '' }).then(() => fill({ 'Último dia': '30/12/2026' })),
    send: () => press('Salvar o último dia'),
  },
  'DELETE /company/closures/{id}': {
    changes: byClosure,
    at: repetition,
    persona,
    prepare: () => press('Remover'),
    send: () => press('Remover fechamento'),
  },
}
