import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import type { BookingRow } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { fromLocal, toInstant, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { rowForm } from '../../lib/resource/resource-writes.ts'
import { giveAdmin } from '../../shared/admin/last-admin-command.ts'

/** Moves a booking to another time of its field, at its price and with its length: by its arena's command (rule 1). */
export const moveForm = rowForm({
  slug: 'mover',
  label: 'Mudar o horário',
  fields: [
    { name: 'day', label: 'Dia', type: 'day', half: true },
    { name: 'minute', label: 'Começa', type: 'time', half: true },
  ],
  schema: z.object({
    day: z.iso.date('Escolha o dia.'),
    minute: z.int('Escolha a hora.'),
    stamp: z.string(),
  }),
  initialValues: ({ start, timeZone, stamp }: Stamped<BookingRow>) => ({
    ...toLocal(timeZone, toMinutes(start)),
    stamp,
  }),
  send: ({ day, minute, stamp }, attempt, { id: rowId, timeZone }) => {
    const start = toInstant(fromLocal(timeZone, day, minute))
    const change = { type: 'change', resource: 'bookings', rowId, stamp, values: { start } } as const
    return giveAdmin(change, attempt, 'Reserva mudada de horário.')
  },
  available: ({ status }) => status === 'confirmed' || status === 'awaiting_payment',
  submit: 'Mudar o horário',
  done: 'Reserva mudada de horário',
  quiet: true,
  failure: 'Não deu para mudar o horário. Tente de novo.',
})
