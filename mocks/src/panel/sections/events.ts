import { eventNames } from '../../situations/event-names.ts'
import { eventWords } from '../../situations/words.ts'
import { action, block, element } from '../dom.ts'
import type { Desk } from '../desk.ts'

/** Draws a button for each event that can be raised, so that the bell can be tried. */
export function eventButtons({ act }: Desk): HTMLElement {
  const rows = eventNames.map((event) =>
    action(eventWords[event].label, () => act((control) => control.raise(event), { after: 'ask-again' })),
  )
  return block(
    'Acontece agora',
    'O sino de quem recebe toca em segundos. Entre como essa pessoa para ver.',
    element('div', { class: 'grid' }, ...rows),
  )
}
