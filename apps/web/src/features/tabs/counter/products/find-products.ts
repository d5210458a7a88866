import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { MAX_QUANTITY } from '@campo-livre/domain/tabs/command.ts'

/** A typed order: `12x cerveja` is twelve of what is called so. */
export type Order = { quantity: number; text: string }

/** Reads how many of what is asked for; one where no number with an `x` leads. */
export function readOrder(typed: string): Order {
  const match = /^\s*(\d{1,3})\s*[x×*]\s*(.*)$/i.exec(typed)
  const quantity = Number(match?.[1])
  if (!match || quantity < 1 || quantity > MAX_QUANTITY) return { quantity: 1, text: typed.trim() }
  return { quantity, text: (match[2] ?? '').trim() }
}

/** Returns what is typed after a figure of the keypad: `12x ` after 1 and 2. A figure that makes it too many is ignored. */
export function withDigit(typed: string, digit: number): string {
  const { quantity, text } = readOrder(typed)
  const next = (typed.trim() === '' ? 0 : quantity) * 10 + digit
  return next < 1 || next > MAX_QUANTITY ? typed : `${next}x ${text}`
}

/** Returns what is typed without the last figure of the quantity. */
export function withoutDigit(typed: string): string {
  const { quantity, text } = readOrder(typed)
  const next = Math.floor(quantity / 10)
  return next === 0 ? text : `${next}x ${text}`
}

/** Returns the products whose name has all the words, each anywhere; those whose name begins with the text come first. */
export function findProducts(products: readonly CounterProduct[], text: string): readonly CounterProduct[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return products
  const found = products.filter(({ name }) => words.every((word) => fold(name).includes(word)))
  const begins = ({ name }: CounterProduct) => Number(!fold(name).startsWith(words[0] ?? ''))
  return found.toSorted((a, b) => begins(a) - begins(b))
}
