import {
  IconBallFootball,
  IconCalendar,
  IconCalendarRepeat,
  IconCashRegister,
  IconChartBar,
  IconCoins,
  IconHeart,
  IconLayoutDashboard,
  IconMessageStar,
  IconPackage,
  IconReceipt,
  IconSearch,
  IconSoccerField,
  IconTicket,
  IconUser,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'

type Path = NonNullable<LinkOptions['to']>
export type MenuItem = {
  label: string
  /** The name in the account menu, where that is another one (C4). */
  short?: string
  /** The name in the bar at the bottom of a phone, for the main places. */
  bar?: string
  icon: typeof IconUser
  to: Path
  /** The paths beside its own to which it leads as well. */
  also?: readonly Path[]
}
export type MenuGroup = { title: string | null; items: readonly MenuItem[] }
export type Member = 'athlete' | 'company'

/**
 * All that is an athlete's, in groups: that of C2 first. The side menu, the account menu and the bar of
 * a phone are made of it.
 */
export const athletesOwn: readonly MenuGroup[] = [
  {
    title: null,
    items: [
      { label: 'Meu Perfil', short: 'Perfil', bar: 'Perfil', icon: IconUser, to: '/atleta/perfil' },
      { label: 'Minhas Reservas', bar: 'Reservas', icon: IconCalendar, to: '/atleta/reservas' },
      { label: 'Minhas Comandas', bar: 'Comandas', icon: IconReceipt, to: '/atleta/comandas' },
      { label: 'Meu Racha', bar: 'Racha', icon: IconBallFootball, to: '/atleta/rachas' },
    ],
  },
  {
    title: 'Também é seu',
    items: [
      { label: 'Horários fixos', icon: IconCalendarRepeat, to: '/atleta/horarios-fixos' },
      { label: 'Contas divididas', icon: IconUsersGroup, to: '/atleta/contas' },
      { label: 'Crédito', icon: IconCoins, to: '/atleta/credito' },
      { label: 'Favoritos', icon: IconHeart, to: '/atleta/favoritos' },
    ],
  },
]

/**
 * The entries of the side menu by role: the groups of C2 first, then groups of what the product adds. Everybody else has
 * Home alone.
 */
export const menus: Readonly<Record<Member, readonly MenuGroup[]>> = {
  athlete: [
    ...athletesOwn,
    {
      title: 'Jogar',
      items: [
        { label: 'Encontrar campos', icon: IconSearch, to: '/' },
        { label: 'Encontrar atletas', icon: IconUsersGroup, to: '/atletas' },
      ],
    },
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
        { label: 'Cupons', icon: IconTicket, to: '/company/coupons' },
      ],
    },
  ],
}
