import { describe, expect, it } from 'vitest'
import { resolveImport, routeOf } from './paths.ts'

const routes = ['/', '/company/$id', '/company/bookings', '/atleta/reservas/', '/atleta/reservas/$id/']

describe('routeOf', () => {
  it('prefers words to parameters, and minds neither queries nor a slash at the end', () => {
    expect(routeOf('/company/bookings?pagina=2', routes)).toBe('/company/bookings')
    expect(routeOf('/company/cmp-1#mapa', routes)).toBe('/company/$id')
    expect(routeOf('/atleta/reservas', routes)).toBe('/atleta/reservas/')
    expect(routeOf('/?cidade=Recife', routes)).toBe('/')
  })

  it('knows what leads nowhere', () => {
    expect(routeOf('/company', routes)).toBeNull()
    expect(routeOf('/company/cmp-1/fotos', routes)).toBeNull()
  })
})

describe('resolveImport', () => {
  it('follows relative imports and those of our packages, and no libraries', () => {
    const importer = 'apps/web/src/features/fields/a.stories.tsx'
    expect(resolveImport('./week/legend.tsx', importer)).toBe('apps/web/src/features/fields/week/legend.tsx')
    expect(resolveImport('../../lib/list/pager.tsx', importer)).toBe('apps/web/src/lib/list/pager.tsx')
    expect(resolveImport('@campo-livre/ui/price/price.tsx', importer)).toBe('packages/ui/src/price/price.tsx')
    expect(resolveImport('@campo-livre/mocks/clock.ts', importer)).toBe('mocks/src/clock.ts')
    expect(resolveImport('react', importer)).toBeNull()
  })
})
