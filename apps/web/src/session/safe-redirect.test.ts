import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://campolivre.test'

describe('safeRedirect (B5)', () => {
  it.each([
    '/',
    '/atleta/reservas',
    '/field/fld-1?inicio=2026-11-20T22:00:00Z&fim=x#horarios',
    '/campos?cidade=S%C3%A3o%20Paulo',
  ])('keeps %s', (path) => expect(safeRedirect(path, origin)).toBe(path))

  it.each([
    'https://mal.test',
    '//mal.test',
    '///mal.test',
    '/\\mal.test',
    '\\\\mal.test',
    '/\t/mal.test',
    '/\n/mal.test',
    ' /campos',
    'javascript:alert(1)',
    'data:text/html,x',
    'campos',
    '/..//mal.test',
    '/.//mal.test',
    '/login',
    '/login?redirect=/login',
    '',
    null,
    undefined,
    7,
    { toString: () => '/campos' },
    ['/campos'],
  ])('ignores %j', (value) => expect(safeRedirect(value, origin)).toBeNull())

  it('never leaves the site, whatever the text', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '%5c', '\t', '\r', 'mal.test', '?', '#', 'a'),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => `/${parts.join('')}`),
        ),
        (value) => {
          const path = safeRedirect(value, origin) ?? '/'
          expect(new URL(path, origin).origin).toBe(origin)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
