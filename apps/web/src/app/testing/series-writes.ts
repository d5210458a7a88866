import { press, type Write } from '../../testing/acts.ts'
import { fixedSlot } from '../../testing/fixed-slot.ts'
import { bySeries } from './changed-by.ts'

const persona = 'nova@campolivre.test'

/** The calls of an athlete about a fixed slot (N8). */
export const seriesWrites: Record<string, Write> = {
  'POST /series/{id}/give-back': {
    changes: bySeries,
    at: async () => {
      const { id, dates } = await fixedSlot(persona)
      return `/atleta/horarios-fixos/${id}?devolver=${dates[1]?.day ?? ''}`
    },
    persona,
    send: () => press('Devolver a semana'),
  },
}
