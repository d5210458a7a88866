import { expect, it } from 'vitest'
import { isOpenAnswer, readMarks, splitTrailing, trimmed } from './entry-words.ts'

/** Returns what words say, in short. */
const marks = (text: string) =>
  readMarks(text)
    ?.map((mark) => Object.values(mark).join(' '))
    .join('; ') ?? null

it.each<[string, string | null]>([
  ['pago', 'paid true'],
  ['PAGO', 'paid true'],
  ['Já pagou', 'paid true'],
  ['20,00 pago', 'paid true'],
  ['R$ 20 pago', 'paid true'],
  ['r$20,00 pix', 'paid true'],
  ['15 reais pago', 'paid true'],
  ['12345 pago', null],
  ['não pago', 'paid false'],
  ['falta pagar', 'paid false'],
  ['50% pago', 'paid false'],
  ['metade do pix', 'paid false'],
  ['meio pix', 'paid false'],
  ['pago metade', 'paid false'],
  ['pagou 50%', 'paid false'],
  ['100% pago', null],
  ['x50% pago', null],
  ['50% pagos', null],
  ['ok', 'check'],
  ['dúvida', 'answer maybe'],
  ['talvez', 'answer maybe'],
  ['fora', 'answer declined'],
  ['nao', 'answer declined'],
  ['espera', 'answer waiting'],
  ['vai', 'answer confirmed'],
  ['goleiro', 'keeper'],
  ['g', 'keeper'],
  ['mensalista', 'kind regular'],
  ['diarista', 'kind day'],
  ['convidado', 'kind guest'],
  ['convidado do Zé', 'host Zé'],
  ['conv. Zé', 'host Zé'],
  ['amigo da Bia', 'host Bia'],
  ['amiga de Bia', 'host Bia'],
  ['+1 do Zé', 'host Zé'],
  ['trazido por Zé', 'host Zé'],
  ['visitante Zé', 'host Zé'],
  ['convidado 2', null],
  ['pago e goleiro', 'paid true; keeper'],
  ['pago/goleiro', 'paid true; keeper'],
  ['pago, goleiro, vai', 'paid true; keeper; answer confirmed'],
  ['pago, sei lá', null],
  ['pago; vai', 'paid true; answer confirmed'],
  ['pago+vai', 'paid true; answer confirmed'],
  ['pago & vai', 'paid true; answer confirmed'],
  ['filho do Henry', null],
  ['', null],
  ['$', 'paid true'],
  ['r$', 'paid true'],
  ['xconvidado do Zé', null],
])('words beside a name say something that is known, or nothing: %j (N4)', (text, read) => {
  expect(marks(text)).toEqual(read)
})

it.each<[string, boolean]>([
  ['a confirmar', true],
  ['aguardando', true],
  ['talvez', true],
  ['vai', false],
  ['Ana', false],
  ['fora', false],
])('an answer that is open is no name: %j (N4)', (text, read) => {
  expect(isOpenAnswer(text)).toEqual(read)
})

it.each<[string, [string, number]]>([
  ['Ana pago', ['Ana', 1]],
  ['Ana pago goleiro', ['Ana', 2]],
  ['Ana nao vai', ['Ana', 1]],
  ['Ana vou no gol', ['Ana', 2]],
  ['pago', ['pago', 0]],
  ['Ana', ['Ana', 0]],
  ['Ana - pago', ['Ana', 1]],
  ['Zé Carlos ja pagou goleiro', ['Zé Carlos', 2]],
  ['Ana paga na hora', ['Ana', 1]],
])('the known words behind a name are none of it: %j (N4)', (text, read) => {
  expect([splitTrailing(text).name, splitTrailing(text).marks.length]).toEqual(read)
})

it.each<[string, string]>([
  ['  Ana  ', 'Ana'],
  ['- Ana -', 'Ana'],
  ['Jr.', 'Jr.'],
  ['Ana  Lima', 'Ana Lima'],
  ['...Ana', 'Ana'],
  ['"Bia"', 'Bia'],
  ['Tião "Canela"', 'Tião "Canela"'],
  ['Caio "', 'Caio'],
  ['"Caio', 'Caio'],
  ['Ana;', 'Ana'],
  ['› Ana ‹', 'Ana'],
  ['Ana,', 'Ana'],
])('spaces and punctuation around words are none of them: %j (N4)', (text, read) => {
  expect(trimmed(text)).toEqual(read)
})
