import { describe, expect, it } from 'vitest'
import { pastedLists } from '../../testing/pasted-lists/all.ts'
import { summaryOf } from '../../testing/pasted-lists/pasted-sample.ts'
import { readList } from './read-list.ts'

it.each(pastedLists)('reads $shape (N4)', ({ text, roster }) => {
  expect(summaryOf(readList(text).roster)).toEqual(roster)
})

describe('a pasted list', () => {
  it('says of each line what it was read as, and why (N4)', () => {
    const text = 'Racha\n📍 Arena\n\nGoleiros:\n1 - Paulo (85) 98765-4321 ✅🔥\n2 -\nBora galera'
    expect(readList(text).lines.map(({ line, as, why }) => [line, as, why])).toEqual([
      [1, 'title', 'Fica no topo da lista.'],
      [2, 'fact', 'Dia, hora, lugar ou preço.'],
      [3, 'blank', ''],
      [4, 'section', 'Daqui em diante, os goleiros.'],
      [5, 'person', 'Vai, goleiro, pago. O telefone ficou de fora. 🔥 ficou de fora do nome.'],
      [6, 'place', 'Lugar sem nome.'],
      [7, 'ignored', 'Não parece um nome.'],
    ])
  })

  it.each([
    [
      'begins again below a blank line',
      'Goleiros:\n1- Zé\n2- Tico\n\n1- Ana\n2- Bia',
      ['Zé', 'Tico'],
      ['Ana', 'Bia'],
    ],
    [
      'begins below names without one',
      'Goleiros:\nZé\nTico\n\n1- Ana\n2- Bia',
      ['Zé', 'Tico'],
      ['Ana', 'Bia'],
    ],
    ['begins below the heading', 'Goleiros:\n\n1- Zé\n2- Tico', ['Zé', 'Tico'], []],
    ['goes on', 'Goleiros:\n1- Zé\n\n2- Tico', ['Zé', 'Tico'], []],
    ['begins again at once', 'Goleiros:\n1- Zé\n1- Tico', ['Zé', 'Tico'], []],
  ])(
    'tells goalkeepers from players without a heading where the number %s (N4)',
    (_, text, keepers, players) => {
      const { groups } = readList(text).roster
      const names = (section: string) =>
        groups
          .filter((group) => group.section === section)
          .flatMap(({ people }) => people.map(({ name }) => name))
      expect([names('goalkeepers'), names('players')]).toEqual([keepers, players])
    },
  )

  it('says title, day, hour, place and price of its game (N4)', () => {
    const heading =
      '*RACHA DA FIRMA*\n📅 Quinta 26/11\n⏰ 20h às 21h30\n📍 Arena Beira-Mar\nR$ 17,50\n1 - Ana'
    expect(readList(heading).about).toEqual({
      title: 'RACHA DA FIRMA',
      day: { day: 26, month: 11 },
      start: '20:00',
      end: '21:30',
      place: 'Arena Beira-Mar',
      priceCents: 1750,
    })
    expect(readList('Ana').about).toMatchObject({ title: null, day: null, start: null, priceCents: null })
  })

  it('takes a check for a payment or an answer, as somebody says (N4)', () => {
    const text = '1 - Ana ✅\n2 - Bia'
    const paid = (check?: 'paid' | 'confirmed') =>
      readList(text, check).roster.groups[0]?.people.map((person) => person.paid)
    expect([paid(), paid('confirmed'), paid('paid')]).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ])
  })

  it('asks about two of a name, and keeps both (N4)', () => {
    const { roster, problems } = readList('1 - João\n2 - João\n3 - Ana')
    expect(roster.groups[0]?.people).toHaveLength(3)
    expect(problems).toEqual(['João aparece 2 vezes. Se são pessoas diferentes, diga quem é quem no nome.'])
  })

  it('keeps 200 names, and asks to look at them (N4)', () => {
    const text = Array.from({ length: 200 }, (_, at) => `${at + 1} - Jogador ${at + 1}`).join('\n')
    const { roster, problems } = readList(text)
    expect(roster.groups[0]?.people).toHaveLength(200)
    expect(problems).toEqual(['São 200 nomes, mais do que cabe num racha. Confira a lista antes de salvar.'])
  })

  it('says how many numbered names are too long to be one (N4)', () => {
    const { roster, problems } = readList(`1 - Ana\n2 - ${'Luciano de Albuquerque '.repeat(4)}\n3 - Caio`)
    expect(roster.groups[0]?.people.map(({ name }) => name)).toEqual(['Ana', 'Caio'])
    expect(problems).toEqual([
      '1 linha numerada ficou de fora: o nome passa de 60 letras. Encurte e confira de novo.',
    ])
  })

  it('keeps both marks of a nickname between quotes (N4)', () => {
    const text = '1 - Tião "Canela" 💰\n2 - "Bia"\n3 - Caio "'
    const people = readList(text).roster.groups.flatMap((group) => group.people)
    expect(people.map(({ name, paid }) => [name, paid])).toEqual([
      ['Tião "Canela"', true],
      ['Bia', false],
      ['Caio', false],
    ])
  })

  it('says that there is no name, in nothing and in a novel, and keeps every line (N4)', () => {
    expect(readList('').problems).toEqual([
      'Nenhum nome por aqui. Cole a lista do grupo, com um nome por linha.',
    ])
    const sentence =
      'Uma noite dessas, vindo da cidade para o Engenho Novo, encontrei no trem um rapaz do bairro. '
    const novel = `${sentence.repeat(4)}\n`.repeat(280)
    const read = readList(novel)
    expect(novel.length).toBeGreaterThan(100_000)
    expect(read.lines).toHaveLength(281)
    expect(read.roster.heading).toHaveLength(280)
    expect(read.problems).toHaveLength(2)
  })
})

describe('the mark ✅ of a pasted list (N4)', () => {
  const people = (text: string, check?: 'paid' | 'confirmed') =>
    readList(text, check).roster.groups.flatMap((group) =>
      group.people.map(({ name, answer, paid }) => [name, answer, paid]),
    )

  it('is a yes of somebody in doubt where it is an answer, and a payment where it is one', () => {
    const text = 'Talvez:\n1 - Ana ✅\n2 - Bia\nFora:\n3 - Caio ✅'
    expect(people(text, 'confirmed')).toEqual([
      ['Ana', 'confirmed', false],
      ['Bia', 'maybe', false],
      ['Caio', 'declined', false],
    ])
    expect(people(text, 'paid')).toEqual([
      ['Ana', 'maybe', true],
      ['Bia', 'maybe', false],
      ['Caio', 'declined', true],
    ])
  })

  it('is how the list is written again, beside the word too', () => {
    expect(readList('1 - Ana ✅\n2 - Bia pago').style.paidMark).toBe('✅')
    expect(readList('1 - Ana\n2 - Bia pago').style.paidMark).toBe('pago')
    expect(readList('1 - Ana\n2 - Bia').style.paidMark).toBe('✅')
  })
})

describe('who a pasted list is about (N4)', () => {
  it('counts a guest of a goalkeeper as one, and says of a line whose telephone was left out', () => {
    const keepers = readList('Goleiros:\nZé +1').roster.groups.flatMap(({ people }) => people)
    expect(keepers.map(({ goalkeeper }) => goalkeeper)).toEqual([true, true])
    expect(readList('Lista:\nAna (85) 98765-4321, Bia').lines[1]?.why).toContain('O telefone ficou de fora.')
  })

  it('gives answers of a chat to the one of that very name, else to the only one near it', () => {
    const list = '[12/11/2026 10:00] Nando: Racha\n1 - Ana\n2 - Ana Lima\n3 - Bia Reis'
    const said = (text: string) =>
      readList(`${list}\n${text}`).roster.groups.map((group) =>
        group.people.map(({ name, answer }) => [name, answer]),
      )
    const out = '[12/11/2026 10:35] Ana: tô fora\n[12/11/2026 10:36] Bia: tô fora'
    const listed = [
      ['Ana', 'declined'],
      ['Ana Lima', 'confirmed'],
      ['Bia Reis', 'declined'],
    ]
    expect(said(out)).toEqual([listed])
    expect(said(`${out}\n[12/11/2026 10:37] Caio: tô dentro`)).toEqual([listed, [['Caio', 'confirmed']]])
  })

  it('is counted on from section to section where the numbers go on', () => {
    const continued = (text: string) => readList(text).style.continued
    expect(continued('Linha:\n1 - Ana\nGoleiros:\nZé\nEspera:\n2 - Bia')).toBe(true)
    expect(continued('Linha:\n1 - Ana\nEspera:\n1 - Bia')).toBe(false)
    expect(continued('Linha:\n1 - Ana\nEspera:\n5 - Bia')).toBe(false)
  })
})
