import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { expect, describe, it } from 'vitest'
import { linkedPages } from '../src/lib/metadata/linked-pages.ts'
import { closedPaths } from './addresses.ts'
import { isLinked, linkedHtml, pageFor } from './linked-pages.ts'

const site = 'https://campolivre.example'
const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const addresses = ['/racha/convite-rch-atleta-01', '/conta/cota-atleta-06', '/atletas/rafa7k2q9mxt']

/** Reads the head with which an address is answered, as what makes a preview does: no script, one value for each key. */
function readHead(address: string) {
  const page = linkedPages.find(({ file }) => file === pageFor(address))
  const html = page ? linkedHtml(template, page, { site, own: '' }) : ''
  const metas = [...html.matchAll(/<meta (?:data-page )?(?:property|name)="([^"]+)" content="([^"]*)"/g)]
  const pairs = metas.map(([, key = '', value = '']) => [key, value] as const)
  return { html, keys: pairs.map(([key]) => key), said: Object.fromEntries(pairs) }
}

/** Reads a PNG: its size, and the kinds of its chunks, each of which has to be whole. */
function readPng(path: string) {
  const bytes = readFileSync(new URL(`../public${path}`, import.meta.url))
  const kinds: string[] = []
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const chunk = bytes.subarray(at + 4, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(chunk))
    kinds.push(chunk.toString('latin1', 0, 4))
    at += 12 + length
  }
  const size = { width: String(bytes.readUInt32BE(16)), height: String(bytes.readUInt32BE(20)) }
  return { signature: bytes.toString('latin1', 0, 8), kinds, size, bytes: bytes.length }
}

it('asks nobody to answer on the card of an athlete (A13)', () => {
  const { said } = readHead('/atletas/rafa7k2q9mxt')
  expect(said['og:image:alt']).not.toMatch(/Bora jogar|Diga se/)
})

describe.each(addresses)('%s, shown in a chat', (address) => {
  const { html, keys, said } = readHead(address)

  it('has a title, a description and a picture, each said once (A13, A15)', () => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(said['og:title']).toMatch(/^\S.{5,}/)
    expect(said['og:description']).toMatch(/^\S.{30,}\.$/)
    expect(said['twitter:card']).toBe('summary_large_image')
    expect(said['og:image']).toMatch(/^https:\/\/campolivre\.example\/[\w-]+\.png$/)
    expect(said['og:image:alt']).toMatch(/\S/)
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it('has a picture that is a PNG of the size it tells, and light enough for a phone (A15)', () => {
    const picture = readPng(new URL(said['og:image'] ?? '').pathname)
    expect(picture.signature).toBe('\u0089PNG\r\n\u001A\n')
    expect([picture.kinds.at(0), picture.kinds.at(-1)]).toEqual(['IHDR', 'IEND'])
    expect(picture.size).toEqual({ width: said['og:image:width'], height: said['og:image:height'] })
    expect(picture.size).toEqual({ width: '1200', height: '630' })
    expect(picture.bytes).toBeLessThanOrEqual(60_000)
  })

  it('names no address, so that a tap leads to the link that was sent', () => {
    expect(html).not.toMatch(/og:url|rel="canonical"|ld\+json/)
  })

  it('is read by what makes previews, and kept by no search engine (A13)', () => {
    expect(said.robots).toBe('noindex')
    expect(closedPaths.filter((rule) => address.startsWith(rule))).toEqual([])
  })

  it('starts the app, and leaves no mark of the build', () => {
    expect(html).toContain('<div id="root">')
    expect(html).toContain('src="/src/main.tsx"')
    expect(html).not.toMatch(/<!--\/?[\w-]+-->/)
  })
})

it('invites to a racha, and says of a bill nothing but that there is one (A13)', () => {
  expect(addresses.map((address) => readHead(address).said['og:title'])).toEqual([
    'Bora jogar?',
    'Sua parte da conta',
    'Cartão de atleta',
  ])
})

it.each(['/field/fld-1', '/racha', '/rachas/1', '/atleta/rachas/1', '/conta', '/nada'])(
  'answers %s as the app',
  (address) => {
    expect(pageFor(address)).toBe('app.html')
    expect(isLinked(address)).toBe(false)
  },
)
