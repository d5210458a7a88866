import { element, row } from '../dom.ts'

type Choice<N> = { value: N; label: string; title?: string }

/** Creates a group of buttons, of which the present choice is pressed. */
export function createPressed<N>(choices: readonly Choice<N>[], choose: (value: N) => void) {
  const buttons = choices.map(({ value, label, title }) =>
    element(
      'button',
      {
        type: 'button',
        class: 'choice',
        'aria-pressed': 'false',
        title: title ?? '',
        onclick: () => choose(value),
      },
      label,
    ),
  )
  return {
    node: row(...buttons),
    show: (holds: N | undefined) =>
      choices.forEach(({ value }, at) => buttons[at]?.setAttribute('aria-pressed', String(value === holds))),
  }
}
