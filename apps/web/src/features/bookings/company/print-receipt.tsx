import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Receipt } from '../ticket/receipt.tsx'

/** Prints the receipt of a booking, alone on its paper, on a sheet or a roll. */
export function PrintReceipt({ booking, now }: { booking: CompanyBooking; now: string }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setPrinting(true)}>
        <IconPrinter size={20} stroke={1.75} aria-hidden />
        Imprimir recibo
      </button>
      {isPrinting &&
        createPortal(
          <Receipt booking={booking} now={now} payments={booking.counter.payments} />,
          document.body,
        )}
    </>
  )
}
