import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { PaperButton } from '../../../lib/paper/paper-button.tsx'
import { usePrint } from '../../../lib/paper/use-paper.tsx'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Prints the receipt of a booking, on a sheet or a roll, or keeps it as a PDF. */
export function PrintReceipt({ booking, now }: { booking: CompanyBooking; now: string }) {
  const paper = bookingPaper(booking, now, booking.counter.payments)
  const { print, sheet } = usePrint(paper)
  return (
    <>
      <button type="button" className={button.secondary} onClick={print}>
        <IconPrinter {...icon} />
        Imprimir recibo
      </button>
      <PaperButton path={`/company/bookings/${booking.id}`} paper={paper} className={button.secondary}>
        <IconFileDownload {...icon} />
        Recibo em PDF
      </PaperButton>
      {sheet}
    </>
  )
}
