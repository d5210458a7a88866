import type { Fault } from '../../../situations/situation.ts'
import { ALL } from '../../../situations/words.ts'
import { callLabel } from '../../call-label.ts'
import { block, element, sign } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createKeyedList } from '../../parts/keyed-list.ts'
import { effectChoiceLabel } from '../../words.ts'
import { createFaultForm } from './fault-form.ts'

const isOffline = ({ call, effect }: Fault) => call === ALL && effect === 'offline'

/** Creates the section of faults: the ones that are on, a switch for the lost connection, and a form for any other. */
export function createFaults(desk: Desk): Section {
  const { act } = desk
  let faults: readonly Fault[] = []
  const put = (next: readonly Fault[]) => act((control) => control.setFaults(next), { after: 'ask-again' })
  const without = (call: string) => faults.filter((fault) => fault.call !== call)

  const list = element('ul', { class: 'rows', 'aria-label': 'Falhas ligadas' })
  const draw = createKeyedList<Fault>(
    list,
    ({ call }) => call,
    ({ call, effect }) => {
      const words = element(
        'span',
        {},
        element('strong', {}, effectChoiceLabel(effect)),
        element('code', {}, callLabel(call)),
      )
      const off = sign(`Desligar a falha de ${callLabel(call)}`, 'close', () => put(without(call)))
      return element('li', {}, words, off)
    },
  )
  const offline = element(
    'button',
    {
      type: 'button',
      class: 'switch',
      role: 'switch',
      id: 'offline',
      'aria-checked': 'false',
      onclick: () => {
        const rest = without(ALL)
        put(faults.some(isOffline) ? rest : [...rest, { call: ALL, effect: 'offline' }])
      },
    },
    'Sem conexão',
  )
  const form = createFaultForm(desk, (fault) => put([...without(fault.call), fault]))
  return {
    node: block('Falhas', 'Valem da próxima chamada em diante, até desligar.', offline, list, form),
    show: ({ situation }) => {
      faults = situation.faults
      offline.setAttribute('aria-checked', String(faults.some(isOffline)))
      draw(faults)
      list.hidden = faults.length === 0
    },
  }
}
