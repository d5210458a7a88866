import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../booking-actions.module.css'
import { saveFile } from '../../../lib/browser/save-file.ts'

/** Downloads the `.ics` file; the code that writes it is loaded at the first click. */
export function CalendarAction({ booking }: { booking: BookingDetail }) {
  const [failed, setFailed] = useState(false)
  const add = async () => {
    try {
      const { ticketFile } = await import('./ticket-file.ts')
      const url = new URL(`/atleta/reservas/${booking.id}`, location.origin).href
      saveFile(`${booking.code}.ics`, 'text/calendar;charset=utf-8', ticketFile(booking, url))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className={classes.action} onClick={() => void add()}>
        <IconCalendarPlus size={22} stroke={1.75} aria-hidden /> Adicionar ao calendário
      </button>
      {failed && (
        <p role="alert" className={classes.failed}>
          Não deu para criar o arquivo. Confira sua internet e tente de novo.
        </p>
      )}
    </>
  )
}
