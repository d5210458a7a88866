import { describe, expect, it } from 'vitest'
import { defaultStyle, kindIn } from './pasted-list.ts'
import { readList } from './read-list.ts'

const lines = (text: string) =>
  readList(text).lines.map(({ line, as, why, people }) => [line, as, why, ...people.map(({ name }) => name)])
const groups = (text: string) =>
  readList(text).roster.groups.map(({ section, title, people }) => [
    section,
    title,
    ...people.map(({ name, answer, kind, paid, goalkeeper, hostName }) =>
      [
        name,
        ...(answer === 'confirmed' ? [] : [answer]),
        ...(kind === null ? [] : [kind]),
        ...(paid ? ['paid'] : []),
        ...(goalkeeper ? ['keeper'] : []),
        ...(hostName === null ? [] : [`of ${hostName}`]),
      ].join(' '),
    ),
  ])
const TOO_LONG = 'Texto longo demais para um nome.'

describe('a line of a pasted list (N4)', () => {
  it('above the names is a title, a fact, or what stands there as well', () => {
    const text = '  Racha dos amigos  \nBora galera\nvamos lá\n20h\n1 - Ana'
    expect(lines(text)).toEqual([
      [1, 'title', 'Fica no topo da lista.'],
      [2, 'title', 'Fica no topo da lista.'],
      [3, 'ignored', 'Fica no topo da lista.'],
      [4, 'fact', 'Dia, hora, lugar ou preço.'],
      [5, 'person', 'Vai.', 'Ana'],
    ])
    expect(readList(text).roster.heading).toEqual(['Racha dos amigos', 'Bora galera', 'vamos lá', '20h'])
  })

  it('with a number and a note alone is no place', () => {
    expect(lines('1 (leva a bola)\n2 - Ana')[0]).toEqual([1, 'title', 'Fica no topo da lista.'])
    expect(lines('1 (pago)\n2 - Ana')[0]).toEqual([1, 'place', 'Lugar sem nome.'])
    expect(lines('1 -\n2 - Ana')[0]).toEqual([1, 'place', 'Lugar sem nome.'])
  })

  it('opens a section up to 300 letters, and is too long beyond', () => {
    const rules = (letters: number) => `Regras: ${'a'.repeat(letters - 8)}\n1 - Ana`
    expect(lines(rules(300))[0]).toEqual([1, 'ignored', 'Daqui em diante são regras e recados.'])
    expect(lines(rules(301))[0]).toEqual([1, 'ignored', TOO_LONG])
  })

  it('with a number below a person is told as left out where its name is beyond 60 letters', () => {
    const problems = (second: string) => readList(`1 - Ana\n2 - Bia\n${second}`).problems
    expect(problems(`3 - ${'B'.repeat(60)}`)).toEqual([])
    expect(problems('3 vai ter jogo hoje')).toEqual([])
    expect(problems(`3 ${'B'.repeat(60)}`)).toEqual([])
    expect(problems(`3 - ${'B'.repeat(61)}`)).toEqual([
      '1 linha numerada ficou de fora: o nome passa de 60 letras. Encurte e confira de novo.',
    ])
  })

  it('begins the list again below the rules where a section is still empty', () => {
    expect(groups('Jogadores:\nRegras:\nChegar cedo\n\n1 - Ana\n2 - Bia')).toEqual([
      ['players', 'Jogadores:'],
      ['players', null, 'Ana', 'Bia'],
    ])
  })

  it('below the names is a remark, or a fact', () => {
    const text = '1 - Ana\n  Pagar antes do jogo \n20h na arena\nBia'
    expect(lines(text).slice(1)).toEqual([
      [2, 'ignored', 'Não parece um nome.'],
      [3, 'fact', 'Fica depois da lista.'],
      [4, 'ignored', 'Não parece um nome.'],
    ])
    expect(readList(text).roster.remarks).toEqual({
      title: 'Obs.:',
      lines: ['Pagar antes do jogo', '20h na arena', 'Bia'],
    })
  })

  it('below rules is a rule, but for a list that begins again below a blank line', () => {
    const text = '1 - Ana\n  Regras: \n 1 - Chegar cedo \n20h\nObs\n\n1 - Bia'
    expect(lines(text).slice(1)).toEqual([
      [2, 'ignored', 'Daqui em diante são regras e recados.'],
      [3, 'ignored', 'Regra ou recado.'],
      [4, 'fact', 'Regra ou recado.'],
      [5, 'ignored', 'Regra ou recado.'],
      [6, 'blank', ''],
      [7, 'ignored', 'Regra ou recado.'],
    ])
    expect(readList(text).roster.remarks).toEqual({
      title: 'Regras:',
      lines: ['1 - Chegar cedo', '20h', 'Obs', '1 - Bia'],
    })
    expect(groups('Regras\n1 - Chegar cedo\n2 - Pagar\n\n1 - Ana\n2 - Bia')).toEqual([
      ['players', null, 'Ana', 'Bia'],
    ])
    expect(groups('Regras\n1 - Chegar cedo\n1 - Ana')).toEqual([])
    expect(groups('Regras\n1 - Chegar cedo\n\n2 - Ana')).toEqual([])
  })

  it('has a name of sixty letters at most, and is kept below the list else', () => {
    const text = `1 - ${'a'.repeat(60)}\n2 - ${'b'.repeat(61)}\n${'x'.repeat(301)}\n4 - ${'c'.repeat(61)}`
    expect(lines(text)).toEqual([
      [1, 'person', 'Vai.', 'a'.repeat(60)],
      [2, 'ignored', TOO_LONG],
      [3, 'ignored', TOO_LONG],
      [4, 'ignored', 'Não parece um nome.'],
    ])
    expect(readList(text).roster.remarks?.lines).toHaveLength(3)
    expect(readList(text).problems).toEqual([
      '1 linha numerada ficou de fora: o nome passa de 60 letras. Encurte e confira de novo.',
    ])
    expect(readList(`1 - Ana\n2 - ${'b'.repeat(61)}\n3 - Bia\n4 - ${'c'.repeat(61)}`).problems).toEqual([
      '2 linhas numeradas ficaram de fora: o nome passa de 60 letras. Encurte e confira de novo.',
    ])
  })

  it('may be a place without a name, or with a telephone alone', () => {
    const text = '1 - 85 98765-4321\n2 - Ana 85 98765-4321\n3 -'
    expect(lines(text)).toEqual([
      [1, 'place', 'Só um telefone: falta o nome.'],
      [2, 'person', 'Vai. O telefone ficou de fora.', 'Ana'],
      [3, 'place', 'Lugar sem nome.'],
    ])
    expect(readList(text).problems).toEqual(['2 telefones ficaram de fora da lista.'])
    expect(readList(text).roster.groups[0]?.empty).toBe(2)
  })

  it('may have several names, between commas or behind a heading', () => {
    expect(lines('Linha: Ana, Bia\nGoleiros:\nZé, Tico\nPedro')).toEqual([
      [1, 'section', 'Daqui em diante, quem joga.', 'Ana', 'Bia'],
      [2, 'section', 'Daqui em diante, os goleiros.'],
      [3, 'person', 'Vai, goleiro. Vai, goleiro.', 'Zé', 'Tico'],
      [4, 'person', 'Vai, goleiro.', 'Pedro'],
    ])
    expect(groups('Ana, Bia, Caio')).toEqual([['players', null, 'Ana', 'Bia', 'Caio']])
    expect(groups('1 - Ana\nBia, quem paga?')).toEqual([['players', null, 'Ana']])
  })

  it('with a label before a name is a remark', () => {
    const text = 'Técnico: Juvenal\n1 - Ana\nTécnico: Juvenal'
    expect(groups(text)).toEqual([['players', null, 'Ana']])
    expect(readList(text).roster.remarks?.lines).toEqual(['Técnico: Juvenal'])
  })

  it('is a player’s of the kind that its heading says', () => {
    expect(groups('Mensalistas\n1 - Ana\nDiaristas\n1 - Bia\nConvidados\n1 - Caio\nLinha\n1 - Davi')).toEqual(
      [
        ['regulars', 'Mensalistas', 'Ana regular'],
        ['day', 'Diaristas', 'Bia day'],
        ['guests', 'Convidados', 'Caio guest'],
        ['players', 'Linha', 'Davi'],
      ],
    )
    expect((['regulars', 'day', 'guests', 'waiting'] as const).map(kindIn)).toEqual([
      'regular',
      'day',
      'guest',
      null,
    ])
  })

  it('is paid for below a heading that says so, where it says nothing else', () => {
    expect(groups('Pagos\n1 - Ana\n2 - Bia (não pago)')).toEqual([['players', 'Pagos', 'Ana paid', 'Bia']])
  })

  it('brings guests by number or by name', () => {
    expect(groups('1 - Ana +2\n2 - Bia + Zé')).toEqual([
      [
        'players',
        null,
        'Ana',
        'Convidado de Ana guest of Ana',
        'Convidado 2 de Ana guest of Ana',
        'Bia',
        'Zé guest of Bia',
      ],
    ])
  })
})

describe('a check in a list (N4)', () => {
  it('is a payment, or an answer where there are crosses or a line says so', () => {
    const paid = (text: string) =>
      readList(text).roster.groups.flatMap(({ people }) => people.map((each) => each.paid))
    expect(paid('1 - Ana ✅\n2 - Bia')).toEqual([true, false])
    expect(paid('1 - Ana ✅\n2 - Bia ❌')).toEqual([false, false])
    expect(paid('✅ = pago\n1 - Ana ✅\n2 - Bia ❌')).toEqual([true, false])
    expect(paid('✅ confirmado\n1 - Ana ✅')).toEqual([false])
    expect(paid('Racha ❌\n1 - Ana ✅')).toEqual([true])
  })
})

describe('the manner of a list (N4)', () => {
  const style = (text: string) => readList(text).style

  it('has its bullets, and its numbers without the letter of goalkeepers', () => {
    expect(style('• Ana\n• Bia')).toEqual({ ...defaultStyle, number: null, bullet: '• ' })
    expect(style('1 - Ana\n- Bia\n* Caio')).toEqual({ ...defaultStyle, bullet: '- ' })
    expect(style('G1 - Ana\nG2 - Bia')).toEqual({ ...defaultStyle, keeperMark: 'goleiro' })
    expect(style('1) Ana\n2 - Bia').number?.after).toBe(') ')
  })

  it('has the marks by which it tells who has paid and who keeps the goal', () => {
    expect(style('1 - Ana (goleira)\n2 - Bia (pago)')).toMatchObject({
      paidMark: 'pago',
      keeperMark: 'goleiro',
    })
    expect(style('1 - Ana 🧤\n2 - Bia ✅')).toMatchObject({ paidMark: '✅', keeperMark: '🧤' })
    expect(style('1 - Ana ✅\n2 - Bia ❌').paidMark).toBe('pago')
  })

  it('goes on with its numbers below a heading, or has none there', () => {
    expect(style('Goleiros\n1 - Zé\nLinha\n2 - Ana\n3 - Bia').continued).toBe(true)
    expect(style('Goleiros\n1 - Zé\nLinha\n1 - Ana').continued).toBe(false)
    expect(style('Linha\nAna\nBia\nFora\n1 - Caio').plainSections).toEqual(['players'])
    expect(style('Linha\nAna\nBia').plainSections).toEqual([])
  })

  it('has the line that says where to pay, with the key below it', () => {
    expect(style('Pix: racha@email.com\n1 - Ana pix').pix).toBe('Pix: racha@email.com')
    expect(style('Chave Pix:\nracha@email.com\n1 - Ana').pix).toBe('Chave Pix: racha@email.com')
    expect(style('Chave Pix:').pix).toBe('Chave Pix:')
    expect(style(`Pix: ${'x'.repeat(115)}\n1 - Ana`).pix).toHaveLength(120)
    expect(style(`Pix: ${'x'.repeat(116)}\n1 - Ana`).pix).toBeNull()
    expect(style('1 - Ana pix').pix).toBeNull()
  })
})

describe('a chat with a list in it (N4)', () => {
  it('gives each answer to the one person of the list who is called so', () => {
    const text = `[12/11, 10:30] Nando: *Lista*
1 - Nando
2 - Bia Souza
3 - Bia Lima
4 - Rui
[12/11, 10:35] Bia: vou
[12/11, 10:36] Nando: tô fora
[12/11, 10:37] Edu: vou e levo o Rui

[12/11, 10:38] Nando: oi
[12/11, 10:39] Rui Paz: paguei`
    expect(groups(text)).toEqual([
      ['players', '*Lista*', 'Nando declined', 'Bia Souza', 'Bia Lima', 'Rui paid'],
      ['players', null, 'Bia', 'Edu', 'Rui guest of Edu'],
    ])
    expect(lines(text).slice(5)).toEqual([
      [6, 'person', 'Vai.', 'Bia'],
      [7, 'answer', 'Vale para Nando, na lista: Não vai.'],
      [8, 'person', 'Vai. Vai, convidado de Edu.', 'Edu', 'Rui'],
      [9, 'blank', ''],
      [10, 'ignored', 'Não é uma resposta.'],
      [11, 'answer', 'Vale para Rui, na lista: Vai, pago.'],
    ])
  })

  it('takes nothing that was said before it, and shows who is brought by somebody of it', () => {
    const text = `[12/11, 10:29] Bia: não vou
[12/11, 10:30] Nando: Racha 20h
1 - Nando
2 - Bia
[12/11, 10:36] Bia Souza: vou e levo o Zé`
    expect(lines(text)).toEqual([
      [1, 'ignored', 'Veio antes da lista.'],
      [2, 'title', 'Fica no topo da lista.'],
      [3, 'person', 'Vai.', 'Nando'],
      [4, 'person', 'Vai.', 'Bia'],
      [5, 'person', 'Vale para Bia, na lista: Vai. Vai, convidado de Bia Souza.', 'Zé'],
    ])
    expect(readList(text).roster.heading).toEqual(['Racha 20h'])
    expect(groups(text)).toEqual([
      ['players', null, 'Nando', 'Bia'],
      ['players', null, 'Zé guest of Bia Souza'],
    ])
  })

  it('is that list alone where nobody answers it, and answers alone where there is none', () => {
    const list = '[12/11, 10:30] Nando: Lista\n1 - Nando\n2 - Bia'
    const talk = '[12/11, 10:31] Rui: oi'
    expect(groups(`${list}\n${talk}`).flat()).toContain('Nando')
    const answers = readList(`${talk}\n[12/11, 10:36] Caio: vou`)
    expect(answers).toMatchObject({
      hasManner: false,
      style: defaultStyle,
      roster: { heading: [], remarks: null },
    })
    expect(answers.roster.groups.flatMap(({ people }) => people.map(({ name }) => name))).toEqual(['Caio'])
  })
})

describe('a line without a number (N4)', () => {
  it.each<[string, string[]]>([
    ['Lista:\nAna, Bia', ['section', 'person Ana Bia']],
    ['Lista:\nAna, vamos pagar hoje', ['section', 'fact']],
    ['Lista:\nAna,', ['section', 'person Ana']],
    [
      'Linha:\n1 - Ana\n\nEspera:\nBia, Caio',
      ['section', 'person Ana', 'blank', 'section', 'person Bia Caio'],
    ],
    ['1 - Ana\n\nBia, Caio', ['person Ana', 'blank', 'ignored']],
    ['Linha:\n1 - Ana\n\nBia, Caio', ['section', 'person Ana', 'blank', 'ignored']],
    ['1 - Ana\n• Bia', ['person Ana', 'person Bia']],
    ['1 - Ana\n\n• Bia', ['person Ana', 'blank', 'person Bia']],
    ['1 - Ana\n\nBia', ['person Ana', 'blank', 'ignored']],
    ['Lista:\nTécnico: Juvenal', ['section', 'ignored']],
    ['Lista:\nQuinta, 20h\nAna', ['section', 'fact', 'person Ana']],
    ['Lista:\nAna\n20h', ['section', 'person Ana', 'fact']],
    ['Lista:\nAna\nEspera:\n20h', ['section', 'person Ana', 'section', 'fact']],
    ['1ª lista:\nAna\nBia', ['section', 'person Ana', 'person Bia']],
    ['Lista:\nAna\n20h\nBia, Caio', ['section', 'person Ana', 'fact', 'person Bia Caio']],
    ['1 - Ana\nLinha:\nVamos jogar bola\nBia', ['person Ana', 'section', 'ignored', 'person Bia']],
  ])('is a name, names with commas, or none: %j', (text, read) => {
    const told = readList(text).lines.map(({ as, people }) =>
      [as, ...people.map(({ name }) => name)].join(' '),
    )
    expect(told).toEqual(read)
  })

  it('has a bullet where it is a name; numbers have their marks', () => {
    const style = (text: string) => readList(text).style
    expect(style('• Ana\n- Bia').bullet).toBe('• ')
    expect(style('• Racha de quinta 20h\n\nAna\nBia').bullet).toBe('')
    expect(style('#1 - Ana').number?.before).toBe('#')
    expect(style('G1 - Zé').number?.before).toBe('')
  })
})
