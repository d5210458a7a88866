import { callLabel } from '../call-label.ts'
import type { Control, MockState, ControlOutcome } from '../control.ts'
import { action, block, element, row } from '../dom.ts'
import type { Desk, Section } from '../desk.ts'
import { askFirst } from '../parts/ask-first.ts'
import { download } from '../parts/download.ts'
import { createFileDrop } from '../parts/file-drop.ts'
import { onChange } from '../parts/on-change.ts'
import { time } from './time-of.ts'

/** Creates the section of the last write and its undo, the case files, and the reset. */
export function createDataSection({ act }: Desk): Section {
  const last = element('p', { class: 'hint' })
  const undo = action(
    'Desfazer a última gravação',
    () => act((control) => control.undo(), { after: 'start-again' }),
    'undo',
  )
  const show = onChange((write: MockState['lastWrite']) => {
    undo.disabled = write === null
    const words =
      write === null
        ? ['Nada foi gravado desde o começo.']
        : [element('code', {}, callLabel(write.call)), ` às ${time(write.at)}`]
    last.replaceChildren(...words)
  })
  const drop = createFileDrop('Abrir um caso', (file) =>
    act(async (control) => control.openCase(await file.text()), {
      after: 'start-again',
      doing: `Abrindo ${file.name}…`,
    }),
  )
  const reset = askFirst(
    'Recomeçar os dados',
    'reset',
    'Apagar tudo o que foi feito e voltar aos dados iniciais?',
    () => act(async (control) => ({ ...(await control.reset()), token: null }), { after: 'start-again' }),
  )
  const save = action('Exportar caso', () => act(saveCase), 'save')
  return {
    node: element(
      'div',
      {},
      block('Última gravação', '', last, row(undo)),
      block(
        'Caso em arquivo',
        'Dados, relógio, situação e chamadas num arquivo: anexe ao defeito, e outra pessoa vê o mesmo.',
        row(save),
        drop,
      ),
      block(
        'Recomeçar',
        'Falhas, relógio e pessoa voltam ao normal; os dados são os do conjunto ligado.',
        reset,
      ),
    ),
    show: ({ lastWrite }) => show(lastWrite),
  }
}

async function saveCase(control: Control): Promise<ControlOutcome> {
  const found = await control.takeCase(location.pathname + location.search + location.hash)
  const name = `campo-livre-caso-${found.savedAt.slice(0, 16).replace(/[:T]/g, '-')}.json`
  download(name, found)
  return { message: `Caso salvo em ${name}.` }
}
