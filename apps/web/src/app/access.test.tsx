import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

const personas = {
  guest: undefined,
  athlete: 'nova@campolivre.test',
  company: 'empresa.nova@campolivre.test',
  admin: 'admin@campolivre.test',
  unknown: 'desconhecido@campolivre.test',
} as const
type Who = keyof typeof personas

const homes: Record<Exclude<Who, 'guest'>, string> = {
  athlete: '/atleta/perfil',
  company: '/company',
  admin: '/pages/crud',
  // B6: sent to the company's home, which refuses it.
  unknown: '/acesso-negado',
}

const open = ['/', '/arenas', '/campos', '/field/$id', '/company/$id', '/acesso-negado', '/erro']
const guestOnly = ['/login']
const owned: Record<string, 'athlete' | 'company' | 'admin'> = {
  '/atleta/perfil': 'athlete',
  '/atleta/reservas': 'athlete',
  '/atleta/reservas/$id': 'athlete',
  '/atleta/reservas/$id/pagamento': 'athlete',
  '/company': 'company',
  '/company/bookings': 'company',
  '/pages/crud': 'admin',
}
/** `/atleta` alone is the profile (A13). */
const forwarded = ['/atleta']

const ids: Record<string, string> = {
  '/field/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/$id': 'cmp-arena-beira-mar',
}

function withId(pattern: string): string {
  return pattern.replace('$id', ids[pattern] ?? 'bkg-atleta-13')
}

/** Where someone who opens a route ends. */
function expected(pattern: string, who: Who): string {
  const role = owned[pattern]
  const path = withId(pattern)
  if (guestOnly.includes(path)) return who === 'guest' ? path : homes[who]
  if (role === undefined || role === who) return path
  return who === 'guest' ? `/login?redirect=${encodeURIComponent(path)}` : homes[who]
}

describe('routes by role', () => {
  it('knows every route there is', async () => {
    const { router } = await renderApp({ path: '/erro' })
    const paths = Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))
    expect(new Set(paths)).toEqual(new Set([...open, ...guestOnly, ...Object.keys(owned), ...forwarded]))
  })

  describe.each(Object.keys(personas) as Who[])('%s', (who) => {
    it.each([...open, ...guestOnly, ...Object.keys(owned)])('opens %s', async (pattern) => {
      const path = withId(pattern)
      const persona = personas[who]
      const { router } = await renderApp(persona === undefined ? { path } : { path, persona })
      await expect.poll(() => router.state.resolvedLocation?.href).toBe(expected(pattern, who))
    })
  })
})
