import { clashesOf } from '@campo-livre/domain/bookings/clashes.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { ClashingBooking, FieldClash } from '@campo-livre/domain/fields/clash.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import type { Database } from '../store/database.ts'
import type { FieldRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'

/** Refuses to let fields share ground on which bookings to come overlap (rule 1); `field` is as it would be. */
export function requireNoClash(db: Database, now: string, field: FieldRecord): void {
  const comingOn = ({ id, name: fieldName }: FieldRecord) =>
    db.bookings
      .by('fieldId', id)
      .filter((booking) => isUpcoming(booking, now))
      .map((booking): ClashingBooking => {
        const { code, start, end, customerName: customer } = booking
        return { id: booking.id, code, start, end, customer, fieldName }
      })
  const sharing = sharingGround(field, db.fields.by('companyId', field.companyId))
  const clashes = clashesOf(comingOn(field), sharing.flatMap(comingOn))
  if (clashes.length === 0) return
  const pairs =
    clashes.length === 1
      ? 'há duas reservas marcadas'
      : `há ${clashes.length.toLocaleString('pt-BR')} pares de reservas marcados`
  throw new Refused(
    'conflict',
    `Ainda não dá para juntar: ${pairs} para o mesmo lugar ao mesmo tempo. ${clashes.length === 1 ? 'Cancele uma delas' : 'Cancele uma de cada par'} e salve de novo. Até lá, pause os campos para não virem outras.`,
    { data: clashes.map(([one, other]): FieldClash => ({ one, other })) },
  )
}
