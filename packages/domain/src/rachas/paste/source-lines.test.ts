import { expect, it } from 'vitest'
import { readList } from './read-list.ts'

/** Returns what stands above the names, the names by section, and what stands below them. */
function read(text: string): string[] {
  const { heading, groups, remarks } = readList(text).roster
  const told = groups.map(({ section, people }) =>
    [section, ...people.map(({ name, paid }) => (paid ? `${name} paid` : name))].join(', '),
  )
  return [heading.join(' / '), told.join('; '), (remarks?.lines ?? []).join(' / ')]
}

it.each<[string, string[]]>([
  [
    'R$ 15\n1 - Ana 15\n2 - Bete R$ 15,00 ✅\n3 - Caio 15 reais\n4 - Davi 14\n5 - Edu 15 anos\n6 - Fábio - 15 pago\n7 - Gil 15,00 pix',
    ['R$ 15', 'players, Ana, Bete paid, Caio, Davi 14, Edu 15 anos, Fábio paid, Gil paid', ''],
  ],
  [
    'Valor 12,50\n1 - Ana 12,50\n2 - Bia 12.50 pg\n3 - Caio 12',
    ['Valor 12,50', 'players, Ana, Bia paid, Caio 12', ''],
  ],
  ['1 - Ana 15\n2 - Bia 15', ['', 'players, Ana 15, Bia 15', '']],
  ['R$ 15\nAna 15\nBia 15 ok', ['R$ 15', 'players, Ana, Bia paid', '']],
  ['R$ 15\nLinha 15\n1 - Ana', ['R$ 15', 'players, Ana', '']],
  ['Racha de quinta\n20h\n\nAna\nBia', ['Racha de quinta / 20h', 'players, Ana, Bia', '']],
  ['Racha de quinta\n20h\nAna\nBia', ['Racha de quinta / 20h', 'players, Ana, Bia', '']],
  ['Ana\nBia', ['', 'players, Ana, Bia', '']],
  ['Racha\n• Ana\n• Bia', ['Racha', 'players, Ana, Bia', '']],
  ['20h\n\nQuinta\n\nAna\nBia', ['20h / Quinta', 'players, Ana, Bia', '']],
  ['Racha\n\nAna\n\nBia', ['Racha', 'players, Ana, Bia', '']],
  ['Goleiros\nZé\nLinha\nAna', ['', 'goalkeepers, Zé; players, Ana', '']],
  ['Oi gente\nGoleiros\nZé', ['Oi gente', 'goalkeepers, Zé', '']],
  ['Racha\nGoleiros\nZé', ['Racha', 'goalkeepers, Zé', '']],
  ['Racha\nBora\n\nGoleiros\nZé', ['Racha / Bora', 'goalkeepers, Zé', '']],
  ['Ana\nFora\nBia', ['', 'players, Ana; declined, Bia', '']],
  ['Racha\nAna\nBia\nFora\nCaio', ['Racha', 'players, Ana, Bia; declined, Caio', '']],
  ['Racha\n20h\nAna\nSuplentes\nBia', ['Racha / 20h', 'players, Ana; waiting, Bia', '']],
  ['✅ Ana\n❌ Bia', ['', 'players, Ana, Bia', '']],
  ['Racha\n✅ Ana\n❌ Bia', ['Racha', 'players, Ana, Bia', '']],
  ['\n\nRacha\n\n\nAna', ['Racha', 'players, Ana', '']],
  ['Racha 20h', ['Racha 20h', '', '']],
  ['1 Ana\n2 Bia', ['', 'players, Ana, Bia', '']],
  ['1 vai ter jogo\n2 Bia', ['1 vai ter jogo', 'players, Bia', '']],
  ['1 - Ana\n\n2 - Bia\nCaio', ['', 'players, Ana, Bia, Caio', '']],
  ['1 (pago)\n2 Ana', ['', 'players, Ana', '']],
  ['Regras\nAna', ['', '', 'Ana']],
  ['Lista: quinta, 26/11\n1 - Ana', ['Lista: quinta, 26/11', 'players, Ana', '']],
  ['Lista: Ana, Bia', ['', 'players, Ana, Bia', '']],
  ['Racha\nQuem vai:\nAna\nBia\n\nNão esquece o pix', ['Racha', 'players, Ana, Bia', 'Não esquece o pix']],
  [
    'Galáticos do Bairro\nQuinta 20h\n\nAna\nBia',
    ['Galáticos do Bairro / Quinta 20h', 'players, Ana, Bia', ''],
  ],
  [
    'Galáticos do Bairro\nQuinta 20h\nAna\nBia',
    ['Galáticos do Bairro / Quinta 20h', 'players, Ana, Bia', ''],
  ],
  ['20h\nGaláticos do Bairro\n\nAna\nBia', ['20h / Galáticos do Bairro', 'players, Ana, Bia', '']],
  [
    'Galáticos do Bairro\n20h\nVila Nova\n• Ana\n• Bia',
    ['Galáticos do Bairro / 20h / Vila Nova', 'players, Ana, Bia', ''],
  ],
  [
    'Galáticos do Bairro\nQuinta 20h\n\nCraques da Vila\n\nAna',
    ['Galáticos do Bairro / Quinta 20h', 'players, Craques da Vila, Ana', ''],
  ],
  [
    'Quinta 20h\n\nGaláticos do Bairro\nR$ 15\nVila Nova\n\nAna\nBia',
    ['Quinta 20h / Galáticos do Bairro / R$ 15 / Vila Nova', 'players, Ana, Bia', ''],
  ],
  [
    'Galáticos do Bairro\nQuinta 20h\nVila Nova\nQuem vai:\nAna',
    ['Galáticos do Bairro / Quinta 20h / Vila Nova', 'players, Ana', ''],
  ],
  ['Galáticos do Bairro\nQuem vai:\nAna\nBia', ['Galáticos do Bairro', 'players, Ana, Bia', '']],
  ['Galáticos do Bairro\nSuplentes:\nAna', ['', 'players, Galáticos do Bairro; waiting, Ana', '']],
  [
    'Galáticos do Bairro\n20h\nAna\nSuplentes\nBia',
    ['Galáticos do Bairro / 20h', 'players, Ana; waiting, Bia', ''],
  ],
  [
    'Galáticos do Bairro\n20h\nAna\nRegras\nChegar cedo',
    ['Galáticos do Bairro / 20h', 'players, Ana', 'Chegar cedo'],
  ],
  ['\n\nGaláticos do Bairro\n20h\n\n\nAna', ['Galáticos do Bairro / 20h', 'players, Ana', '']],
  [
    '20h\n\nGaláticos do Bairro\nQuinta\nAna\nBia',
    ['20h / Galáticos do Bairro / Quinta', 'players, Ana, Bia', ''],
  ],
  ['Galáticos do Bairro\n20h ✅\n✅ Ana\n❌ Bia', ['Galáticos do Bairro / 20h ✅', 'players, Ana, Bia', '']],
  ['20h\n\nAna\n\nVila Nova\nQuinta\nBia', ['20h', 'players, Ana, Vila Nova, Bia', 'Quinta']],
])('names begin below a title and its facts, and a price is none of them: %j (N4)', (text, roster) => {
  expect(read(text)).toEqual(roster)
})
