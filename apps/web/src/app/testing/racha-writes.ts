import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { atTheField } from '../../testing/at-the-field.ts'
import { fill, press, type Write } from '../../testing/acts.ts'

const changes = ['rachas', 'admin', 'deletion', 'bookings'] as const

/** The calls about a racha, of an athlete and of whoever has its link (H7). */
export const rachaWrites: Record<string, Write> = {
  'POST /rachas/commands': {
    changes,
    at: () => '/atleta/rachas/rch-atleta-01',
    persona: 'atleta@campolivre.test',
    send: () => press('Talvez'),
  },
  'POST /racha-links/{token}/answers': {
    changes,
    at: () => '/racha/convite-rch-atleta-01',
    prepare: async () => {
      await expect.element(page.getByRole('group', { name: 'Sua resposta' })).toBeVisible()
      await fill({ 'Seu nome': 'Bocão' })
    },
    send: () => press('Talvez'),
  },
  'POST /racha-links/{token}/arrivals': {
    changes,
    at: atTheField,
    send: () => press('Bocão'),
  },
}
