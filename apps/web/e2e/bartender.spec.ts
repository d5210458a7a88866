import type { Page } from '@playwright/test'
import { type Person, somebody } from './support/person.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

/** Enough for each product to come first, and for four orders of each shape: one to three lines, by touch or by keys. */
const ORDERS = 24

type Product = { words: string; name: string; priceCents: number }

/** Products whose names no other one has, with their prices in cents. */
const products: readonly Product[] = ['Serrana', 'Praiana', 'Nordeste', 'Imperial'].flatMap((brand) =>
  (
    [
      ['Chope 300 ml', 1000],
      ['Cerveja pilsen lata', 800],
      ['Refrigerante lata', 700],
      ['Misto quente', 1300],
    ] as const
  ).map(([name, priceCents]) => ({
    words: `${name.split(' ')[0]} ${name.endsWith('lata') ? 'lata ' : ''}${brand}`.toLowerCase(),
    name: `${name} ${brand}`,
    priceCents,
  })),
)

type Line = { product: Product; quantity: number }

/** Returns an order of one to three products, one to three of each; the same for the same number. */
function orderOf(number: number): Line[] {
  const count = 1 + (number % 3)
  return Array.from({ length: count }, (_, index) => {
    const product = products[(number * 7 + index * 5) % products.length]
    if (!product) throw new Error('there are no products')
    return { product, quantity: 1 + ((number + index) % 3) }
  })
}

const totalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)

async function byTouch(page: Page, bartender: Person, lines: readonly Line[]): Promise<void> {
  await bartender.click(page.getByRole('link', { name: 'Nova comanda' }))
  const shelf = page.getByRole('region', { name: 'Produtos' })
  for (const { product, quantity } of lines)
    for (let piece = 0; piece < quantity; piece += 1)
      await bartender.click(shelf.getByRole('button', { name: product.name }))
}

async function byKeys(page: Page, bartender: Person, lines: readonly Line[]): Promise<void> {
  await bartender.press(page, ['F1', 'Enter'])
  for (const { product, quantity } of lines)
    await bartender.press(page, [...Array.from(`${quantity}x ${product.words}`), 'Enter'])
}

/** Returns the total of the bill, in cents, as somebody reads it. */
async function shownTotal(page: Page): Promise<number> {
  const bill = page.getByRole('complementary', { name: 'Conta da comanda' })
  const text = await bill.getByRole('definition').last().textContent()
  return Number(text?.replace(/\D/g, ''))
}

test(
  'a bartender rings up every kind of order, by touch and by keys, without a wrong total (H3)',
  { tag: '@main' },
  async ({ page }, { annotations }) => {
    // They take half a minute, and several on a machine that does other things beside.
    test.setTimeout(600_000)
    await page.goto('/company/tabs?cenario=balcao-cheio')
    const [fingers, keys] = [somebody(), somebody()]
    const wrong: string[] = []
    for (let number = 0; number < ORDERS; number += 1) {
      const lines = orderOf(number)
      await (number % 2 === 0 ? byTouch(page, fingers, lines) : byKeys(page, keys, lines))
      await expect
        .poll(() => shownTotal(page), { timeout: 20_000 })
        .toBe(totalOf(lines))
        .catch(async () => wrong.push(`${number}: ${await shownTotal(page)} instead of ${totalOf(lines)}`))
    }
    expect(wrong).toEqual([])
    const secondsOf = (who: Person) => (who.cost().seconds / (ORDERS / 2)).toFixed(1)
    annotations.push({
      type: 'seconds per order',
      description: `touch ${secondsOf(fingers)}, keys ${secondsOf(keys)}`,
    })
  },
)
