import '@campo-livre/ui/styles/form.css'
import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { sendRachaCommand } from '@campo-livre/api/rachas/send-racha-command.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import {
  newRachaForm,
  type RachaForm,
  rachaFormProblems,
  rachaFormSchema,
  toRachaFacts,
} from '@campo-livre/domain/rachas/racha-form.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Option } from '../../../lib/form/form-field.ts'
import { DraftForm } from '../../../lib/form/draft-form.tsx'
import { browserZone } from '../../../lib/time/browser-zone.ts'
import { followBooking } from './follow-booking.ts'
import { newRachaFields } from './racha-fields.ts'

type Props = {
  bookings: readonly BookingDetail[]
  /** The booking that is chosen at first. */
  bookingId: string | undefined
}

/** The form of a new game; what is typed is kept until it is made. */
export function NewRacha({ bookings, bookingId }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const timeZone = browserZone()
  const free = bookings.find(({ racha }) => racha === undefined)
  const chosen = bookings.find(({ id }) => id === bookingId) ?? free ?? null
  const [initial] = useState(() => newRachaForm(chosen, serverNow()))
  const fields = newRachaFields(bookings.map((booking) => choiceOf(booking, bookings)))
  return (
    <DraftForm<RachaForm, { id: string }>
      page
      opened
      fields={fields}
      schema={rachaFormSchema}
      check={(form) => rachaFormProblems(form, { timeZone, now: serverNow() })}
      values={initial}
      mutation={{
        mutationFn: async (form, { idempotencyKey: id, signal }) => {
          const booking = bookings.find((each) => each.id === form.bookingId)
          const made = await sendRachaCommand(
            {
              type: 'create',
              id,
              rachaId: `rch-${id}`,
              plays: form.plays ?? false,
              facts: toRachaFacts(form, timeZone, booking && timeOf(booking)),
            },
            signal,
          )
          client.setQueryData(rachaQuery(made.id).queryKey, made)
          return made
        },
        changes: ['rachas'],
      }}
      follow={(name, texts, before) => followBooking(name, texts, before, bookings)}
      draftKey={`racha novo ${bookingId ?? ''}`}
      submit="Criar racha"
      saved="Racha criado"
      failure="Não deu para criar o racha. Tente de novo."
      onSaved={({ id }) => void navigate({ to: '/atleta/rachas/$id', params: { id }, replace: true })}
      onClose={() => null}
      onCovered={() => null}
    />
  )
}

/** Returns a booking as a choice: its day and hour, short enough for a phone; field and arena stand in full at the choice. */
function choiceOf({ id, start, field, company }: BookingDetail, all: readonly BookingDetail[]): Option {
  const when = `${formatShortDay(start, company.timeZone)} ${formatAtTime(start, company.timeZone)}`
  const alone = all.every((other) => other.id === id || other.start !== start)
  return {
    value: id,
    label: alone ? when : `${when}, ${field.name}`,
    note: `${field.name}, ${company.name}`,
  }
}

const timeOf = ({ start, end, field, company }: BookingDetail) => ({
  start,
  end,
  timeZone: company.timeZone,
  place: `${field.name}, ${company.name}`,
})
