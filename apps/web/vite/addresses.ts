import { globSync } from 'node:fs'
import { join } from 'node:path'
import { closedPathsOf } from './closed-paths.ts'

/** The pages that the build prerenders (decision 022). */
export const writtenPaths = ['/anunciar-campo', '/como-funciona', '/termos', '/privacidade'] as const

/** The addresses in the sitemap. `/arenas` and `/campos` show the same as `/`; fields and arenas are found by links. */
export const listedPaths = ['/', ...writtenPaths] as const

const routes = globSync('_*/*.tsx', { cwd: join(import.meta.dirname, '../src/routes') })

/**
 * The addresses in robots.txt that search engines skip: the areas behind the login, and what is nothing by itself.
 * The pages behind a secret link are not among them: their "noindex" has to be read, and their preview as well.
 */
export const closedPaths = [
  ...closedPathsOf(routes),
  '/acesso-negado',
  '/erro',
  '/verificar-email',
  '/redefinir-senha',
]
