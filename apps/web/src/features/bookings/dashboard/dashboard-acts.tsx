import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TicketItem } from '../company/ticket/ticket-item.tsx'

/**
 * The acts that the counter begins from the dashboard; behind them what is done once in a while, with the ways to the company's public
 * page and the owner's account, which no menu has (C4).
 */
export function DashboardActs() {
  return (
    <ActionBar
      label="O que fazer agora"
      main={
        <Link to="/company/bookings" search={{ nova: 1 }} className={button.primary}>
          Nova reserva
        </Link>
      }
      more={
        <MoreMenu>
          <TicketItem />
          <Menu.Item renderRoot={(props) => <Link to="/company/bookings" {...props} />}>
            Todas as reservas
          </Menu.Item>
          <Menu.Item renderRoot={(props) => <Link to="/company/profile" {...props} />}>
            Página da arena
          </Menu.Item>
          <Menu.Item renderRoot={(props) => <Link to="/company/account" {...props} />}>Minha conta</Menu.Item>
        </MoreMenu>
      }
    >
      <Link to="/company/tabs" search={{ comanda: 'nova' }} className={button.secondary}>
        Nova comanda
      </Link>
    </ActionBar>
  )
}
