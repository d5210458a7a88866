import { Menu } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { ticketDrawer } from './ticket-in-address.tsx'

/** The entry of a menu that opens the reader of tickets. */
export function TicketItem() {
  return (
    <Menu.Item
      leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="."
          search={mergeSearch({ ingresso: 1 })}
          resetScroll={false}
          onPointerEnter={ticketDrawer.prefetch}
          {...props}
        />
      )}
    >
      Ler ingresso
    </Menu.Item>
  )
}
