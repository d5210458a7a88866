import type { CardBrand } from './brand.ts'

/** The lengths of a brand's parts, in digits. */
type BrandFacts = { numberDigits: readonly number[]; groups: readonly number[]; codeDigits: number }

const four: BrandFacts = { numberDigits: [16], groups: [4, 4, 4, 4], codeDigits: 3 }
const facts: Readonly<Record<CardBrand, BrandFacts>> = {
  visa: { ...four, numberDigits: [13, 16, 19], groups: [4, 4, 4, 4, 3] },
  mastercard: four,
  elo: four,
  amex: { numberDigits: [15], groups: [4, 6, 5], codeDigits: 4 },
  hipercard: { ...four, numberDigits: [13, 16, 19], groups: [4, 4, 4, 4, 3] },
}

/** Returns the lengths of a brand's number, its groups and its security code. */
export function brandFacts(brand: CardBrand): BrandFacts {
  return facts[brand]
}

type Range = readonly [first: number, last: number]

/**
 * The first digits of Elo. Within the ranges of Visa and Maestro it has single sixes of digits; of Discover's it has
 * blocks of four, which are taken whole: they grow, and no other brand that is taken has them. It is asked before Visa.
 */
const elo: readonly Range[] = [
  [401178, 401179],
  [431274, 431274],
  [438935, 438935],
  [451416, 451416],
  [457393, 457393],
  [457631, 457632],
  [504175, 504175],
  [506699, 506699],
  [5067, 5067],
  [509, 509],
  [627780, 627780],
  [636297, 636297],
  [636368, 636369],
  [6500, 6500],
  [6504, 6505],
  [6507, 6507],
  [6509, 6509],
  [6516, 6516],
  [6550, 6550],
]

/** The first digits of each brand, the narrower before the wider. */
const ranges: readonly (readonly [CardBrand, readonly Range[]])[] = [
  ['elo', elo],
  [
    'hipercard',
    [
      [384100, 384100],
      [384140, 384140],
      [384160, 384160],
      [606282, 606282],
      [637095, 637095],
      [637568, 637568],
      [637599, 637599],
      [637609, 637609],
      [637612, 637612],
    ],
  ],
  [
    'amex',
    [
      [34, 34],
      [37, 37],
    ],
  ],
  [
    'mastercard',
    [
      [51, 55],
      [2221, 2720],
    ],
  ],
  ['visa', [[4, 4]]],
]

/** Returns the brand of a card by the first digits of its number; null while they tell none that is taken. */
export function brandOf(digits: string): CardBrand | null {
  const found = ranges.find(([, each]) => each.some((range) => isWithin(digits, range)))
  return found ? found[0] : null
}

function isWithin(digits: string, [first, last]: Range): boolean {
  // Fewer digits than these are a number below them.
  const head = Number(digits.slice(0, String(first).length))
  return head >= first && head <= last
}
