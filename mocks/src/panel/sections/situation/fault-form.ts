import { apiCalls } from '../../../calls.ts'
import { callName } from '../../../http/call-name.ts'
import { type Fare, type Fault, mishapNames } from '../../../situations/situation.ts'
import { ALL, allWord, mishapWords } from '../../../situations/words.ts'
import { callLabel } from '../../call-label.ts'
import type { Desk } from '../../desk.ts'
import { element, freshId } from '../../dom.ts'
import { icon } from '../../icons.ts'
import { createChooser, type Option } from '../../parts/chooser.ts'
import { statuses } from '../../words.ts'

const TYPED = 'typed'

const everything: Option = { value: ALL, label: allWord.label, detail: allWord.word }
const calls: readonly Option[] = [
  everything,
  ...apiCalls.map((call) => ({
    value: callName(call),
    label: callLabel(callName(call)),
    detail: callName(call),
  })),
]

/** Which call, and how it is to fare. The call stays chosen over reloads: the next fault is mostly of the same one. */
export function createFaultForm({ memory }: Desk, turnOn: (fault: Fault) => void): HTMLElement {
  let chosen = calls.find(({ value }) => value === memory.get().faultCall) ?? everything
  const chooser = createChooser({
    label: 'Qual chamada',
    placeholder: 'Nome ou caminho',
    nothing: 'Nenhuma chamada tem essas palavras.',
    onChoose: (option) => choose(option),
    // What the field says is what fails: words alone choose nothing.
    onLeave: (pointed = chosen) => choose(pointed),
  })
  const choose = (option: Option) => {
    chosen = option
    memory.set({ faultCall: option.value })
    chooser.input.value = option.label
  }
  chooser.offer(calls)
  chooser.input.value = chosen.label

  const [howId, statusId] = [freshId('how'), freshId('status')]
  const how = element(
    'select',
    { id: howId, onchange: () => toggleTyped() },
    ...mishapNames.map((name) => element('option', { value: name }, mishapWords[name].label)),
    ...Object.entries(statuses).map(([status, said]) =>
      element('option', { value: status }, `${status} · ${said}`),
    ),
    element('option', { value: TYPED }, 'Outro status…'),
  )
  const status = element('input', {
    id: statusId,
    type: 'number',
    min: '400',
    max: '599',
    step: '1',
    required: true,
    disabled: true,
    placeholder: '400 a 599',
  })
  const typed = element('div', { hidden: true }, element('label', { for: statusId }, 'Status'), status)
  const toggleTyped = () => {
    const needed = how.value === TYPED
    typed.hidden = !needed
    status.disabled = !needed
    if (needed) status.focus()
  }
  const fareOf = (): Fare => {
    if (how.value === TYPED) return Number(status.value)
    return mishapNames.find((name) => name === how.value) ?? Number(how.value)
  }
  return element(
    'form',
    {
      class: 'fault-form',
      onsubmit: (event) => {
        event.preventDefault()
        turnOn({ call: chosen.value, fare: fareOf() })
      },
    },
    chooser.node,
    element('div', {}, element('label', { for: howId }, 'O que acontece'), how),
    typed,
    element('button', { class: 'action' }, icon('add'), 'Ligar esta falha'),
  )
}
