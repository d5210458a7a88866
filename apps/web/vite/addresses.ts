/** The pages that the build prerenders (decision 022). */
export const writtenPaths = ['/anunciar-campo', '/como-funciona', '/termos', '/privacidade'] as const

/** The addresses in the sitemap. `/arenas` and `/campos` show the same as `/`; fields and arenas are found by links. */
export const listedPaths = ['/', ...writtenPaths] as const

/**
 * The addresses in robots.txt that search engines skip. `$` ends an address, as `/company/…` is an arena's public page.
 */
export const closedPaths = [
  '/atleta',
  '/company$',
  '/company/account$',
  '/company/bookings$',
  '/company/closures$',
  '/company/closures/new$',
  '/company/closures/rain$',
  '/company/products/count$',
  '/company/expenses$',
  '/company/fields$',
  '/company/fields/',
  '/company/financial$',
  '/company/products$',
  '/company/profile$',
  '/company/tabs$',
  '/company/tabs/list$',
  '/company/till$',
  '/company/till/',
  '/pages/',
  '/acesso-negado',
  '/erro',
  '/verificar-email',
  '/redefinir-senha',
] as const
