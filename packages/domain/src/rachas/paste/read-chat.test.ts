import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

describe('a chat that is pasted whole', () => {
  it('says of each line whether it is an answer, and why (N4)', () => {
    const text = `[12/11, 10:30] Nando: quem vai?
[12/11, 10:31] Nando entrou usando o link do grupo
[12/11, 10:35] Bia: vou
[12/11, 10:36] +55 85 99999-0000: vou
[12/11, 10:37] Bia: opa
não vou mais
[12/11, 10:38] Rafa: vou no gol e levo o Pedro, paguei`
    const { lines, problems, hasManner } = readList(text)
    expect(lines.map(({ line, as, why }) => [line, as, why])).toEqual([
      [1, 'ignored', 'Não é uma resposta.'],
      [2, 'ignored', 'Aviso do WhatsApp.'],
      [3, 'ignored', 'Bia respondeu de novo depois.'],
      [4, 'ignored', 'Veio de um telefone sem nome.'],
      [5, 'person', 'Não vai.'],
      [6, 'answer', 'Da mesma mensagem.'],
      [7, 'person', 'Vai, goleiro, pago. Vai, convidado de Rafa.'],
    ])
    expect(problems).toEqual(['1 telefone ficou de fora da lista.'])
    expect(hasManner).toBe(false)
  })

  it('reads the day and hour of the game in a title that no one has sent (N4)', () => {
    const { about } = readList(`12/11 20:00 - Racha do Arena
1. Ana
2. Bia
[10/11/2026, 09:00] Tonho: tô dentro`)
    expect([about.day, about.start]).toEqual([{ day: 12, month: 11 }, '20:00'])
  })

  it('gives the answers to the last list in it, whose manner it has (N4)', () => {
    const text = `[12/11, 10:30] Nando: Racha 20h
01. Nando
02. Bia Souza
[12/11, 10:35] Bia: paguei, tô dentro
[12/11, 10:36] Nando: tô fora`
    const { roster, style, hasManner, about, lines } = readList(text)
    expect(roster.groups.flatMap(({ people }) => people)).toMatchObject([
      { name: 'Nando', answer: 'declined' },
      { name: 'Bia Souza', answer: 'confirmed', paid: true },
    ])
    expect([hasManner, style.number?.digits, about.start]).toEqual([true, 'padded', '20:00'])
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect(lines[4]).toMatchObject({ as: 'answer', why: 'Vale para Nando, na lista: Não vai.' })
  })

  it('is no chat where names stand before words of a list (N4)', () => {
    const list = readList('Goleiro: Dida\nLinha: Alan, Beto\nHora: 20h')
    expect(list.hasManner).toBe(true)
    expect(list.roster.groups.flatMap(({ people }) => people.map(({ name }) => name))).toEqual([
      'Dida',
      'Alan',
      'Beto',
    ])
  })
})
