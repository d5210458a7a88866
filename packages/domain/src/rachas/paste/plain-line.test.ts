import { expect, it } from 'vitest'
import { toPlainLine, withoutPhones, withoutPictures } from './plain-line.ts'

const plain = (text: string) => {
  const { text: words, struck, emojiDigits } = toPlainLine(text)
  return [words, ...(struck ? ['struck'] : []), ...(emojiDigits ? ['emoji'] : [])].join('; ')
}

it.each<[string, string]>([
  ['> Ana', 'Ana'],
  ['Ana > Bia', 'Ana > Bia'],
  [' [x]  Ana', '☑ Ana'],
  ['a[x] Ana', 'a[x] Ana'],
  ['[ ]Bia', '☐ Bia'],
  ['x [ ] Bia', 'x [ ] Bia'],
  ['x[ ] Bia', 'x[ ] Bia'],
  ['~Ana Lima~', 'Ana Lima; struck'],
  ['~A1~', 'A1; struck'],
  ['~Ana~Bia', 'Ana - Bia; struck'],
  ['>> Ana', 'Ana'],
  ['1️⃣ Ana', '1 Ana; emoji'],
  ['🔟 Ana', '10 Ana; emoji'],
  ['[x] Ana', '☑ Ana'],
  ['[ ] Bia', '☐ Bia'],
  ['[] Bia', '☐ Bia'],
  ['[__] Bia', '☐ Bia'],
  ['(x) Ana', '☑ Ana'],
  ['[y] Ana', '[y] Ana'],
  ['x [x] Ana', 'x [x] Ana'],
  ['~Ana~', 'Ana; struck'],
  ['~Ana~ Bia', 'Ana - Bia; struck'],
  ['A̶n̶a̶', 'Ana; struck'],
  ['*Ana*', 'Ana'],
  ['_Ana_', 'Ana'],
  ['(_Ana_)', '(Ana)'],
  ['Ana_Bia_', 'Ana_Bia_'],
  ['_Ana_Bia', '_Ana_Bia'],
  ['𝐀𝐧𝐚', 'Ana'],
  ['① Ana', '1 Ana'],
  ['`Ana`', 'Ana'],
  ['~ Ana', 'Ana'],
  ['~~', ''],
  ['~1~', '1'],
  ['‎Ana', 'Ana'],
  ['Ana Lima', 'Ana Lima'],
  ['[12/11, 10:35] Bia: vou', 'vou'],
  ['[12/11, 10:35] Bia entrou', '[12/11, 10:35] Bia entrou'],
])('a line is taken out of its dress: %j (N4)', (text, read) => {
  expect(plain(text)).toEqual(read)
})

it.each<[string, [string, number]]>([
  ['Ana 85 98765-4321', ['Ana', 1]],
  ['Ana (85) 98765-4321', ['Ana', 1]],
  ['Ana +55 85 98765-4321', ['Ana', 1]],
  ['Ana 98765-4321', ['Ana', 1]],
  ['Ana 8598765 4321', ['Ana', 1]],
  ['Ana 85 3222-1111', ['Ana', 1]],
  ['@5585987654321 Ana', ['Ana', 1]],
  ['Ana 9876-4321', ['Ana 9876-4321', 0]],
  ['Ana 123456789012345', ['Ana 123456789012345', 0]],
  ['Ana 85 9 8765 4321', ['Ana', 1]],
  ['Ana 85.98765.4321', ['Ana', 1]],
  ['20/11/2026', ['20/11/2026', 0]],
  ['Ana 985987654321', ['Ana 985987654321', 0]],
  ['A 1 - 98765-4321', ['A 1 -', 1]],
])('a telephone is taken out, and nothing else: %j (N4)', (text, read) => {
  expect([withoutPhones(text).text.trim(), withoutPhones(text).phones]).toEqual(read)
})

it.each<[string, string[]]>([
  ['Ana 🔥', ['Ana  ', '🔥']],
  ['Ana 🔥🔥 Bia', ['Ana   Bia', '🔥🔥']],
  ['Ana', ['Ana', '']],
  ['👨‍👩‍👧 Ana', ['  Ana', '👨‍👩‍👧']],
  ['🇧🇷 Ana', ['  Ana', '🇧🇷']],
  ['👍🏽 Ana', ['  Ana', '👍🏽']],
])('emoji are told and taken out: %j (N4)', (text, read) => {
  expect(Object.values(withoutPictures(text))).toEqual(read)
})
