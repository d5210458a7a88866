import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press, type Write } from '../../testing/acts.ts'
import { fixedSlot } from '../../testing/fixed-slot.ts'
import { bySeries } from './changed-by.ts'

const persona = 'nova@campolivre.test'
const arena = 'empresa@campolivre.test'

const askPath = () => '/field/fld-arena-beira-mar-quadra-coberta?fixo=sim'

/** The calls about a fixed slot (H2, N8). */
export const seriesWrites: Record<string, Write> = {
  'POST /series/{id}/pay': {
    changes: bySeries,
    at: async () => `/atleta/horarios-fixos/${(await fixedSlot(persona)).id}`,
    persona,
    send: () => press(/^Pagar R\$/),
  },
  'POST /series/{id}/give-back': {
    changes: bySeries,
    at: async () => {
      const { id, dates } = await fixedSlot(persona)
      return `/atleta/horarios-fixos/${id}?devolver=${dates[1]?.day ?? ''}`
    },
    persona,
    send: () => press('Devolver a semana'),
  },
  'POST /series/{id}/preview': {
    changes: [],
    at: async () => {
      const { id, dates } = await fixedSlot(persona)
      return `/atleta/horarios-fixos/${id}?fazer=trocar&data=${dates[1]?.day ?? ''}`
    },
    persona,
    prepare: () => expect.element(page.getByRole('group', { name: 'Horários livres' })).toBeVisible(),
    send: () => {
      const times = page.getByRole('group', { name: 'Horários livres' })
      return times.getByRole('button', { pressed: false }).first().click()
    },
  },
  'POST /series/{id}/commands': {
    changes: [...bySeries, 'rachas', 'admin', 'deletion'],
    at: async () => `/atleta/horarios-fixos/${(await fixedSlot(persona)).id}?fazer=pausar`,
    persona,
    prepare: () => expect.element(page.getByText(/^2 datas saem: /)).toBeVisible(),
    send: () => press('Pausar o horário fixo'),
  },
  'POST /company/series/commands': {
    changes: ['series', ...bySeries],
    at: async () => {
      const { id, dates } = await fixedSlot(persona)
      return `/company/series/${id}?fazer=cancelar&data=${dates[1]?.day ?? ''}`
    },
    persona: arena,
    prepare: () => fill({ Motivo: 'Obra no campo' }),
    send: () => press('Cancelar a data'),
  },
  'POST /company/series/raises/preview': {
    changes: [],
    at: () => '/company/series?reajuste=1',
    persona: arena,
    prepare: async () => {
      await page.getByLabelText('Quanto sobe').fill('8')
      await expect.element(page.getByRole('list', { name: 'Preço de cada mensalista' })).toBeVisible()
    },
    send: async () => {
      const steps = page.getByRole('group', { name: 'Arredondar' })
      const other = steps.getByRole('button', { name: /R\$\s1$/, pressed: true }).query()
        ? /R\$\s5$/
        : /R\$\s1$/
      await steps.getByRole('button', { name: other }).click()
    },
  },
  'POST /company/series/raises': {
    changes: ['series', ...bySeries],
    at: () => '/company/series?reajuste=1',
    persona: arena,
    prepare: async () => {
      await page.getByLabelText('Quanto sobe').fill('8')
      await expect.element(page.getByRole('button', { name: /^Reajustar \d+ mensalista/ })).toBeVisible()
    },
    send: () => press(/^Reajustar \d+ mensalista/),
  },
  'POST /company/series/requests/{id}/answer': {
    changes: ['series', ...bySeries],
    at: () => '/company/series?recusar=pedido-quadra',
    persona: arena,
    prepare: () => fill({ Motivo: 'Esse horário já tem dono.' }),
    send: () => press('Recusar pedido'),
  },
  'POST /series/requests/preview': {
    changes: [],
    at: askPath,
    persona,
    prepare: () => page.getByLabelText('Recado para a arena').fill('Somos 14'),
    send: () => press('Ver as datas'),
  },
  'POST /series/requests': {
    changes: ['series', ...bySeries],
    at: askPath,
    persona,
    prepare: async () => {
      await press('Ver as datas')
      await expect.element(page.getByRole('button', { name: 'Enviar o pedido' })).toBeVisible()
    },
    send: () => press('Enviar o pedido'),
  },
  'POST /series/requests/{id}/answer': {
    changes: ['series', ...bySeries],
    at: () => '/atleta/reservas?pedido=pedido-atleta',
    persona: 'atleta@campolivre.test',
    send: () => press('Aceitar o horário'),
  },
  'POST /company/series/preview': {
    changes: [],
    at: async () => `/company/series/${(await fixedSlot(persona)).id}?fazer=cancelar`,
    persona: arena,
    prepare: () => expect.element(page.getByText(/ficam livres no site na hora/)).toBeVisible(),
    send: async () => {
      const scope = page.getByRole('group', { name: 'Quais datas' })
      const other = scope.getByRole('button', { name: 'Todas', pressed: true }).query()
        ? 'Esta e as próximas'
        : 'Todas'
      await scope.getByRole('button', { name: other }).click()
    },
  },
}
