/** The pages that the build makes of our own words (decision 022). */
export const writtenPaths = ['/anunciar-campo', '/como-funciona', '/termos', '/privacidade'] as const

/** What search engines are told of. `/arenas` and `/campos` show what `/` does; fields and arenas come by their links. */
export const listedPaths = ['/', ...writtenPaths] as const

/** Where search engines need not go: a `$` ends the address, as `/company/…` is an arena's page for everybody. */
export const closedPaths = [
  '/atleta',
  '/company$',
  '/company/account$',
  '/company/bookings$',
  '/company/expenses$',
  '/company/fields$',
  '/company/financial$',
  '/company/products$',
  '/company/profile$',
  '/company/tabs$',
  '/pages/',
  '/acesso-negado',
  '/erro',
  '/verificar-email',
  '/redefinir-senha',
] as const
