import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkOf } from './link-of.ts'

const origin = 'https://campolivre.test'

describe('linkOf (E11)', () => {
  it.each([
    ['/atleta/reservas/bkg-1?aba=x#y', 'path', '/atleta/reservas/bkg-1?aba=x#y'],
    ['https://campolivre.test/campos?cidade=Recife', 'path', '/campos?cidade=Recife'],
    ['https://pt.wikipedia.org/wiki/Futebol_society', 'web', 'https://pt.wikipedia.org/wiki/Futebol_society'],
    ['https://exemplo.test/@fulano', 'web', 'https://exemplo.test/@fulano'],
    ['HTTP://exemplo.test', 'web', 'http://exemplo.test/'],
  ])('follows %s', (url, kind, href) => expect(linkOf(url, origin)).toEqual({ kind, href }))

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://campolivre.test/1',
    'file:///etc/passwd',
    'mailto:a@b.test',
    'tel:+5585',
    '//mal.test',
    '/\\mal.test',
    '\\\\mal.test',
    '/\t/mal.test',
    'https:mal.test',
    'https:/mal.test',
    'https:\\\\mal.test',
    'https://campolivre.test@mal.test',
    'https://a:b@mal.test',
    'https://',
    'https://a b',
    'campos',
    '',
    null,
  ])('leaves %j alone', (url) => expect(linkOf(url, origin)).toBeNull())

  it('leads nowhere but to a path of this site or to http(s), whatever the text', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        'http:',
        'https:',
        '//',
        'javascript:',
        '@',
        '..',
        '\t',
        'mal.test',
        '?',
        'a',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          pieces.map((parts) => parts.join('')),
        ),
        (url) => {
          const link = linkOf(url, origin)
          if (link?.kind === 'path') expect(new URL(link.href, origin).origin).toBe(origin)
          if (link?.kind === 'web') expect(new URL(link.href).protocol).toMatch(/^https?:$/)
        },
      ),
      { numRuns: 500 },
    )
  })
})
