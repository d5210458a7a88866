import { describe, expect, it } from 'vitest'
import { homePage } from './home-page.ts'
import { anywhere, tagsOf } from './tags.ts'

const site = 'https://campolivre.example'
const facts = { path: '/x', title: 'T', description: 'D', type: 'website', image: '/og.png' } as const
const contentOf = (key: string, tags = tagsOf(facts, site)) =>
  tags.find(({ attributes }) => attributes.property === key || attributes.name === key)?.attributes.content

describe('what the head says of a page (A15)', () => {
  it('has whole addresses', () => {
    expect(contentOf('og:url')).toBe('https://campolivre.example/x')
    expect(contentOf('og:image')).toBe('https://campolivre.example/og.png')
    expect(tagsOf(facts, site)).toContainEqual({
      name: 'link',
      attributes: { rel: 'canonical', href: 'https://campolivre.example/x' },
    })
  })

  it('leaves a picture that lies elsewhere where it is', () => {
    const tags = tagsOf({ ...facts, image: 'https://fotos.example/1.jpg' }, site)
    expect(contentOf('og:image', tags)).toBe('https://fotos.example/1.jpg')
  })

  it.each([null, 'http://', 'data:image/png;base64,AAAA'])(
    'shares our own picture instead of %s',
    (image) => {
      expect(contentOf('og:image', tagsOf({ ...facts, image }, site))).toBe(`${site}/og.png`)
    },
  )

  it('says title, description and type', () => {
    expect(['description', 'og:description', 'og:title', 'og:type'].map((key) => contentOf(key))).toEqual([
      'D',
      'D',
      'T',
      'website',
    ])
  })

  it('holds data in which no text can end the element', () => {
    const [script] = tagsOf({ ...facts, data: () => [{ name: '</script><!--' }] }, site).slice(-1)
    expect(script?.text).not.toContain('<')
    expect(JSON.parse(script?.text ?? '')).toEqual({ name: '</script><!--' })
  })

  it('leaves other screens no tag that names the page', () => {
    const tags = anywhere(tagsOf(homePage, site))
    expect(tags.map(({ attributes }) => attributes.property ?? attributes.name)).toEqual([
      'description',
      'og:type',
      'og:title',
      'og:description',
      'og:image',
    ])
  })

  it('tells a search engine how to search here, as the address of the listing has it', () => {
    const [website] = homePage.data?.(site) ?? []
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${site}/?busca={search_term_string}` } },
    })
  })
})
