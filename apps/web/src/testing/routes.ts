import type { Role } from '@campo-livre/domain/users/user.ts'

/** Whose a route is. */
export type Owner = 'everyone' | 'guest' | Role

/** Every route that shows a screen: its pattern, an address of it, and whose it is. A test fails when one is missing. */
export const routes: readonly { pattern: string; path: string; owner: Owner }[] = [
  ...['/', '/arenas', '/campos', '/anunciar-campo', '/como-funciona', '/acesso-negado', '/erro'].map(
    of('everyone'),
  ),
  { pattern: '/field/$id', path: '/field/fld-arena-beira-mar-campo-norte', owner: 'everyone' },
  { pattern: '/company/$id', path: '/company/cmp-arena-beira-mar', owner: 'everyone' },
  ...['/login', '/registro', '/verificar-email', '/esqueci-minha-senha', '/redefinir-senha'].map(of('guest')),
  ...['/atleta/perfil', '/atleta/reservas'].map(of('athlete')),
  { pattern: '/atleta/reservas/$id', path: '/atleta/reservas/bkg-atleta-13', owner: 'athlete' },
  {
    pattern: '/atleta/reservas/$id/pagamento',
    path: '/atleta/reservas/bkg-atleta-13/pagamento',
    owner: 'athlete',
  },
  ...['/company', '/company/bookings'].map(of('company')),
  ...['/pages/crud'].map(of('admin')),
]

function of(owner: Owner) {
  return (path: string) => ({ pattern: path, path, owner })
}
