import button from '@campo-livre/ui/button/button.module.css'
import { IconQrcode } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { ticketDrawer } from './ticket-in-address.tsx'

/** The link that opens the reader of tickets. */
export function TicketButton() {
  return (
    <Link
      to="."
      search={mergeSearch({ ingresso: 1 })}
      resetScroll={false}
      className={button.secondary}
      onPointerEnter={ticketDrawer.prefetch}
      onFocus={ticketDrawer.prefetch}
    >
      <IconQrcode size={20} stroke={1.75} aria-hidden />
      Ler ingresso
    </Link>
  )
}
