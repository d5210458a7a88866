import type { Role, User } from '@campo-livre/domain/users/user.ts'
import type { LinkOptions } from '@tanstack/react-router'
import { athletesOwn } from './menu-items.ts'

/** An entry with `out` signs out; all others are links. One that `begins` a group has a line above it. */
type Entry = { label: string; begins?: boolean } & ({ to: NonNullable<LinkOptions['to']> } | { out: true })

const out: Entry = { label: 'Sair', out: true }
const advertise: Entry = { label: 'Anunciar seu campo', to: '/anunciar-campo', begins: true }
const help: Entry = { label: 'Centro de ajuda', to: '/como-funciona' }

const guest: readonly Entry[] = [
  { label: 'Cadastrar-se', to: '/registro' },
  { label: 'Entrar', to: '/login' },
  advertise,
  help,
]

const entries: Readonly<Record<Role, readonly Entry[]>> = {
  // Those of C4 in their order, and among them all else that the side menu has of theirs.
  athlete: [
    ...athletesOwn.flatMap(({ title, items }) =>
      items.map(({ label, short = label, to }, at) => ({
        label: short,
        to,
        begins: title !== null && at === 0,
      })),
    ),
    { ...out, begins: true },
    advertise,
    help,
  ],
  company: [
    { label: 'Painel Principal', to: '/company' },
    { label: 'Reservas', to: '/company/bookings' },
    { label: 'Comandas', to: '/company/tabs' },
    out,
    advertise,
    { label: 'Como Funciona', to: '/como-funciona' },
  ],
  admin: [{ label: 'Perfil', to: '/pages/crud' }, out, advertise, help],
}

/** The entries of an unknown profile, whose home is the listing (C5). */
const unknown: readonly Entry[] = [{ label: 'Perfil', to: '/' }, out, advertise, help]

type Session = { signedIn: boolean; user: User | null; role: Role | null }

/**
 * Returns the entries of the account menu by role, in order (C4). Until the user is known, those that hold for
 * everybody.
 */
export function accountEntries({ signedIn, user, role }: Session): readonly Entry[] {
  if (!signedIn) return guest
  if (!user) return [out, advertise, help]
  return role ? entries[role] : unknown
}
