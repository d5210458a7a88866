import { expect, it } from 'vitest'
import { howItWorksPage } from './pages/how-it-works-page.ts'
import { publicFacts } from './public-facts.ts'
import { publicPages } from './public-pages.ts'

const site = 'https://campolivre.example'

it.each(publicPages(true))('$path tells search engines where it stands, and its answers (A15)', (page) => {
  const [crumbs, ...rest] = publicFacts(page).data?.(site) ?? []
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${site}/` }, { name: page.title, item: `${site}${page.path}` }],
  })
  expect(rest).toHaveLength(page.questions.length > 0 ? 1 : 0)
  if (page.questions.length === 0) return
  expect(rest[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: page.questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})

it('describes each page in the length that search engines show (A15)', () => {
  for (const { description } of [...publicPages(true), ...publicPages(false)]) {
    expect(description.length).toBeGreaterThan(70)
    expect(description.length).toBeLessThan(170)
  }
})

it('speaks of cards where a bank takes them, and nowhere else (H9)', () => {
  const told = (takesCards: boolean) => JSON.stringify(howItWorksPage(takesCards))
  expect(told(true)).toContain('pague por Pix ou cartão e divida')
  expect(told(true)).toContain('O Pix volta em até 1 dia útil e o cartão, em até 2 faturas;')
  expect(told(false)).toContain('pague por Pix e divida')
  expect(told(false)).not.toContain('cartão')
})
