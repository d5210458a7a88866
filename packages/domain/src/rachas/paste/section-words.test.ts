import { expect, it } from 'vitest'
import { isPaidTitle, readSection } from './section-words.ts'

function section(text: string) {
  const read = readSection(text)
  return read && [read.section, read.rest, read.title]
}

it.each<[string, string[] | null]>([
  ['Goleiros', ['goalkeepers', '', 'Goleiros']],
  ['Goleiros:', ['goalkeepers', '', 'Goleiros:']],
  ['GOLEIROS (2)', ['goalkeepers', '', 'GOLEIROS (2)']],
  ['Goleiros 2/2', ['goalkeepers', '', 'Goleiros 2/2']],
  ['Fora: Ana, Bia', ['declined', 'Ana, Bia', 'Fora:']],
  ['Suplentes/Convidados', ['waiting', '', 'Suplentes/Convidados']],
  ['Reservas e convidados', ['waiting', '', 'Reservas e convidados']],
  ['Reservas/Ordem de chegada:', ['waiting', '', 'Reservas/Ordem de chegada:']],
  ['Reservas/Ordem de chegada', null],
  ['Lista de espera', ['waiting', '', 'Lista de espera']],
  ['Os goleiros', ['goalkeepers', '', 'Os goleiros']],
  ['lista de goleiros', ['goalkeepers', '', 'lista de goleiros']],
  ['Quem vai', ['players', '', 'Quem vai']],
  ['já pagos', ['players', '', 'já pagos']],
  ['Goleiros da semana', ['goalkeepers', '', 'Goleiros da semana']],
  ['confirmados até agora', ['players', '', 'confirmados até agora']],
  ['Time azul', ['players', '', 'Time azul']],
  ['Equipe 2', ['players', '', 'Equipe 2']],
  ['sub 15', ['players', '', 'sub 15']],
  ['sub-15', ['players', '', 'sub-15']],
  ['com colete', ['players', '', 'com colete']],
  ['colete azul', ['players', '', 'colete azul']],
  ['time', null],
  ['2ª lista', ['waiting', '', '2ª lista']],
  ['Lista 2', ['waiting', '', 'Lista 2']],
  ['lista b', ['waiting', '', 'lista b']],
  ['1ª chamada', ['players', '', '1ª chamada']],
  ['segunda lista', ['waiting', '', 'segunda lista']],
  ['primeira lista', ['players', '', 'primeira lista']],
  ['lista nº 2', ['waiting', '', 'lista nº 2']],
  ['5ª lista', ['waiting', '', '5ª lista']],
  ['Regras', ['remarks', '', 'Regras']],
  ['Obs: chegar cedo', ['remarks', 'chegar cedo', 'Obs:']],
  ['Acima de 40:', ['players', '', 'Acima de 40:']],
  ['Acima de 40', null],
  ['Até 15h:', null],
  ['🧤 Goleiros 🧤', ['goalkeepers', '', '🧤 Goleiros 🧤']],
  ['Goleiros: 2 vagas', ['goalkeepers', '', 'Goleiros: 2 vagas']],
  ['Goleiros: máx. 2', ['goalkeepers', '', 'Goleiros: máx. 2']],
  ['Goleiros - R$ 10', ['goalkeepers', '', 'Goleiros - R$ 10']],
  ['--- SUPLENTES ---', ['waiting', '', '--- SUPLENTES ---']],
  ['Chave A', ['players', '', 'Chave A']],
  ['Chave Pix:', null],
  ['Ana', null],
  ['Ana: pago', null],
  ['Linha 14 vagas', ['players', '', 'Linha 14 vagas']],
  ['Linha x10', ['players', '', 'Linha x10']],
  ['Regras e avisos', ['remarks', '', 'Regras e avisos']],
  ['Goleiros ou linha', ['players', '', 'Goleiros ou linha']],
  ['Goleiros | Linha', ['players', '', 'Goleiros | Linha']],
  ['Fora + Ana', null],
  ['Goleiro(s)', ['goalkeepers', '', 'Goleiro(s)']],
])('a heading opens a section, with the names behind its colon: %j (N4)', (text, read) => {
  expect(section(text)).toEqual(read)
})

it('a heading is short, and what stands behind it is not endless (N4)', () => {
  expect(section('Fora: '.padEnd(400, 'x'))?.[0]).toBe('declined')
  expect(section('Fora: '.padEnd(401, 'x'))).toBeNull()
  expect(section(`Fora ${'/ fora '.repeat(8)}: Ana`)).toBeNull()
  expect(section(`Fora ${'/ fora '.repeat(7)}: Ana`)?.[0]).toBe('declined')
})

it.each<[string | null, boolean]>([
  ['Pagos:', true],
  ['✅ Pagos', true],
  ['Pagantes', true],
  ['Já pagaram', true],
  ['Não pagos', false],
  ['A pagar', false],
  ['Quem pagos', false],
  [null, false],
])('a heading may say that all below it have paid: %j (N4)', (text, read) => {
  expect(isPaidTitle(text)).toEqual(read)
})
