import { expect, test } from 'vitest'
import { emptyBalance, moveBalance, type StockBalance, type StockChange } from './move-balance.ts'

/** Makes movements one after the other and returns the balance after each, as `pieces for cents`. */
function balances(start: StockBalance, ...changes: StockChange[]): string[] {
  let balance = start
  return changes.map((change) => {
    balance = moveBalance(balance, change).after
    return `${balance.quantity} for ${balance.valueCents}`
  })
}

test('a sale takes its share of the value, and the last piece takes the rest', () => {
  expect(
    balances(
      emptyBalance,
      { kind: 'purchase', quantity: 3, costCents: 1000 },
      { kind: 'sale', quantity: 1 },
      { kind: 'sale', quantity: 1 },
      { kind: 'sale', quantity: 1 },
    ),
  ).toEqual(['3 for 1000', '2 for 667', '1 for 333', '0 for 0'])
})

test('what was sold stays at its cost when the next purchase is dearer', () => {
  const sale = moveBalance({ quantity: 2, valueCents: 200 }, { kind: 'sale', quantity: 1 })
  expect(sale).toMatchObject({ quantity: -1, valueCents: -100, settledCents: 0, beyond: 0 })
  const purchase = moveBalance(sale.after, { kind: 'purchase', quantity: 1, costCents: 900 })
  expect(purchase.after).toEqual({ quantity: 2, valueCents: 1000 })
})

test('pieces sold beyond the stock are marked, worth nothing, and settled by the next purchase', () => {
  const sale = moveBalance({ quantity: 1, valueCents: 250 }, { kind: 'sale', quantity: 3 })
  expect(sale).toEqual({
    quantity: -3,
    valueCents: -250,
    settledCents: 0,
    beyond: 2,
    after: { quantity: -2, valueCents: 0 },
  })
  const purchase = moveBalance(sale.after, { kind: 'purchase', quantity: 10, costCents: 3000 })
  expect(purchase).toMatchObject({ quantity: 10, valueCents: 2400, settledCents: 600 })
  expect(purchase.after).toEqual({ quantity: 8, valueCents: 2400 })
  const small = moveBalance(sale.after, { kind: 'purchase', quantity: 1, costCents: 300 })
  expect(small).toMatchObject({ valueCents: 0, settledCents: 300, after: { quantity: -1, valueCents: 0 } })
})

test('a loss goes out like a sale; found pieces cost what the others do, or what the last did', () => {
  const ten = { quantity: 10, valueCents: 1000 }
  expect(balances(ten, { kind: 'loss', quantity: 4 })).toEqual(['6 for 600'])
  expect(balances(ten, { kind: 'count', quantity: -1, pieceCents: 7 })).toEqual(['9 for 900'])
  expect(balances(ten, { kind: 'count', quantity: 2, pieceCents: 7 })).toEqual(['12 for 1200'])
  expect(balances(emptyBalance, { kind: 'count', quantity: 2, pieceCents: 7 })).toEqual(['2 for 14'])
  const right = moveBalance(ten, { kind: 'count', quantity: 0, pieceCents: 7 })
  expect(right).toEqual({ quantity: 0, valueCents: 0, settledCents: 0, beyond: 0, after: ten })
})

test('a count of pieces after a sale beyond the stock settles what was sold', () => {
  const count = moveBalance({ quantity: -2, valueCents: 0 }, { kind: 'count', quantity: 5, pieceCents: 100 })
  expect(count).toMatchObject({
    valueCents: 300,
    settledCents: 200,
    after: { quantity: 3, valueCents: 300 },
  })
})

test('a reversal takes back pieces and cost', () => {
  const bought = moveBalance(emptyBalance, { kind: 'purchase', quantity: 10, costCents: 999 })
  expect(moveBalance(bought.after, { kind: 'reversal', of: bought }).after).toEqual(emptyBalance)
  const lost = moveBalance(bought.after, { kind: 'loss', quantity: 3 })
  expect(moveBalance(lost.after, { kind: 'reversal', of: lost }).after).toEqual(bought.after)
  const nothing = { quantity: 0, valueCents: 0, settledCents: 0 }
  expect(moveBalance(bought.after, { kind: 'reversal', of: nothing }).after).toEqual(bought.after)
})

test('where sales took value of a purchase that is taken back, the difference is settled', () => {
  const mixed = { quantity: 10, valueCents: 500 }
  const dear = { quantity: 10, valueCents: 1000, settledCents: 0 }
  expect(moveBalance(mixed, { kind: 'reversal', of: dear })).toMatchObject({
    quantity: -10,
    valueCents: -500,
    settledCents: -500,
    after: emptyBalance,
  })
  const free = { quantity: 10, valueCents: 0, settledCents: 0 }
  expect(moveBalance(mixed, { kind: 'reversal', of: free })).toMatchObject({
    valueCents: -500,
    settledCents: 500,
    after: emptyBalance,
  })
  const some = { quantity: 4, valueCents: 700, settledCents: 100 }
  expect(moveBalance(mixed, { kind: 'reversal', of: some })).toMatchObject({
    valueCents: -500,
    settledCents: -300,
    after: { quantity: 6, valueCents: 0 },
  })
})
