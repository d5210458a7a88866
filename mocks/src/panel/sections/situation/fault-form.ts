import { callName } from '@campo-livre/backend/http/call-name.ts'
import { appCalls } from '../../../bank/bank-calls.ts'
import { type FaultEffect, type Fault, faultEffectNames } from '../../../situations/situation.ts'
import { ALL, allWord, effectWords } from '../../../situations/words.ts'
import { callLabel } from '../../call-label.ts'
import type { Desk } from '../../desk.ts'
import { element, freshId } from '../../dom.ts'
import { icon } from '../../icons.ts'
import { createChooser, type ChooserOption } from '../../parts/chooser.ts'
import { statuses } from '../../words.ts'

const TYPED = 'typed'

const everything: ChooserOption = { value: ALL, label: allWord.label, detail: allWord.word }
const calls: readonly ChooserOption[] = [
  everything,
  ...appCalls.map((call) => ({
    value: callName(call),
    label: callLabel(callName(call)),
    detail: callName(call),
  })),
]

/**
 * Creates the form for a new fault: its call and its effect. The call stays chosen over reloads, since the next fault
 * is mostly of the same one.
 */
export function createFaultForm({ memory }: Desk, turnOn: (fault: Fault) => void): HTMLElement {
  let chosen = calls.find(({ value }) => value === memory.get().faultCall) ?? everything
  const chooser = createChooser({
    label: 'Qual chamada',
    placeholder: 'Nome ou caminho',
    nothing: 'Nenhuma chamada tem essas palavras.',
    onChoose: (option) => choose(option),
    // The field always names the call that fails: words alone choose nothing.
    onLeave: (pointed = chosen) => choose(pointed),
  })
  const choose = (option: ChooserOption) => {
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
    ...faultEffectNames.map((name) => element('option', { value: name }, effectWords[name].label)),
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
  const chosenEffect = (): FaultEffect => {
    if (how.value === TYPED) return Number(status.value)
    return faultEffectNames.find((name) => name === how.value) ?? Number(how.value)
  }
  return element(
    'form',
    {
      class: 'fault-form',
      onsubmit: (event) => {
        event.preventDefault()
        turnOn({ call: chosen.value, effect: chosenEffect() })
      },
    },
    chooser.node,
    element('div', {}, element('label', { for: howId }, 'O que acontece'), how),
    typed,
    element('button', { class: 'action' }, icon('add'), 'Ligar esta falha'),
  )
}
