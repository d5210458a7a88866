import { type DataName, dataNames } from '../../../situations/situation.ts'
import { dataWords } from '../../../situations/words.ts'
import { block } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createPressed } from '../../parts/pressed.ts'

const titles: Record<DataName, string> = {
  normal: 'Os dados de sempre',
  empty: 'Só as pessoas: nenhum campo, nenhuma reserva',
  counter: '200 comandas abertas e 300 produtos na arena da Empresa',
  huge: '10.000 campos e 50.000 reservas',
}

/** Creates the choice of the set of data to begin with. */
export function createDataChoice({ act }: Desk): Section {
  const chosen = createPressed<DataName>(
    dataNames.map((value) => ({ value, label: dataWords[value].label, title: titles[value] })),
    (data) =>
      act((control) => control.begin(data), {
        after: 'start-again',
        doing: data === 'huge' ? 'Montando 10.000 campos e 50.000 reservas…' : 'Montando os dados…',
      }),
  )
  return {
    node: block(
      'Conjunto de dados',
      'Trocar recomeça os dados. Enormes: 10.000 campos e 50.000 reservas, que levam alguns segundos.',
      chosen.node,
    ),
    show: ({ situation }) => chosen.show(situation.data),
  }
}
