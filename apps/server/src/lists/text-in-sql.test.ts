import { searchableText } from '@campo-livre/domain/lists/quick-search.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'

const postgres = testPostgres(1)
const between = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))
/** Letters of many alphabets, accents that stand alone, signs, controls and pictures. */
const character = fc.oneof(
  { weight: 4, arbitrary: between(0x20, 0x7e) },
  { weight: 2, arbitrary: between(0xa0, 0x24f) },
  ...[
    [0x1, 0x1f],
    [0x300, 0x36f],
    [0x370, 0x4ff],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0x3040, 0x30ff],
    [0x1f300, 0x1f5ff],
  ].map(([first = 0, last = 0]) => ({ weight: 1, arbitrary: between(first, last) })),
)
const text = fc.array(character, { maxLength: 6 }).map((all) => all.join(''))
const pairs = fc.array(fc.tuple(text, text), { minLength: 100, maxLength: 100 })

it('folds, bares and orders texts as the domain does (5,000 pairs)', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      const found = await postgres.sql.ask(
        `select fold(a) as folded, bare(a) as bared, a collate names_pt < b as below, a collate names_pt > b as above
        from unnest($1::text[], $2::text[]) with ordinality as x(a, b, at) order by at`,
        [all.map(([a]) => a), all.map(([, b]) => b)],
      )
      expect(found).toEqual(
        all.map(([a, b]) => ({
          folded: fold(a),
          bared: searchableText([a]),
          below: compareNames(a, b) < 0,
          above: compareNames(a, b) > 0,
        })),
      )
    }),
    { numRuns: 50 },
  )
})
