import {
  IconBallFootball,
  IconCalendar,
  IconCalendarRepeat,
  IconCashRegister,
  IconChartBar,
  IconLayoutDashboard,
  IconMessageStar,
  IconPackage,
  IconReceipt,
  IconSearch,
  IconSoccerField,
  IconUser,
  IconWallet,
} from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'

type Path = NonNullable<LinkOptions['to']>
export type MenuItem = {
  label: string
  icon: typeof IconUser
  to: Path
  /** The paths beside its own to which it leads as well. */
  also?: readonly Path[]
}
type MenuGroup = { title: string | null; items: readonly MenuItem[] }
export type Member = 'athlete' | 'company'

/**
 * The entries of the side menu by role: the groups of C2 first, then a group of what the product adds. Everybody else has
 * Home alone.
 */
export const menus: Readonly<Record<Member, readonly MenuGroup[]>> = {
  athlete: [
    {
      title: null,
      items: [
        { label: 'Meu Perfil', icon: IconUser, to: '/atleta/perfil' },
        { label: 'Minhas Reservas', icon: IconCalendar, to: '/atleta/reservas' },
        { label: 'Minhas Comandas', icon: IconReceipt, to: '/atleta/comandas' },
        { label: 'Meu Racha', icon: IconBallFootball, to: '/atleta/rachas' },
      ],
    },
    { title: 'Jogar', items: [{ label: 'Encontrar campos', icon: IconSearch, to: '/' }] },
  ],
  company: [
    {
      title: 'Explorar',
      items: [
        { label: 'Painel Principal', icon: IconLayoutDashboard, to: '/company' },
        { label: 'Reservas', icon: IconCalendar, to: '/company/bookings' },
        { label: 'Comandas', icon: IconReceipt, to: '/company/tabs', also: ['/company/tabs/list'] },
      ],
    },
    {
      title: 'Gestão',
      items: [
        { label: 'Arenas', icon: IconSoccerField, to: '/company/fields', also: ['/company/closures'] },
        { label: 'Produtos', icon: IconPackage, to: '/company/products' },
        { label: 'Despesas', icon: IconWallet, to: '/company/expenses' },
        { label: 'Financeiro', icon: IconChartBar, to: '/company/financial' },
      ],
    },
    {
      title: 'Balcão',
      items: [
        { label: 'Caixa', icon: IconCashRegister, to: '/company/till' },
        { label: 'Mensalistas', icon: IconCalendarRepeat, to: '/company/series' },
        { label: 'Avaliações', icon: IconMessageStar, to: '/company/reviews' },
      ],
    },
  ],
}
