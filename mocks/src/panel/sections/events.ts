import { eventNames } from '../../situations/event-names.ts'
import { eventWords } from '../../situations/words.ts'
import { action, block, element } from '../dom.ts'
import type { Desk } from '../desk.ts'

/** What can be made to happen now, so that the bell is seen to work. */
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
