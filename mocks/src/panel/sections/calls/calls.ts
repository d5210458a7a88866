import type { LogEntry } from '../../../log/log-entry.ts'
import { action, element, freshId, row } from '../../dom.ts'
import type { Desk } from '../../desk.ts'
import { createKeyedList } from '../../parts/keyed-list.ts'
import { matches } from '../../parts/matches.ts'
import { callDetails } from './call-details.ts'
import { callRow, isFailed } from './call-row.ts'

/** Every call that the app made, newest first. */
export function createCalls({ act, say }: Desk, apiUrl: string) {
  let entries: readonly LogEntry[] = []
  let onlyFailed = false
  const list = element('ul', { class: 'calls', tabindex: '-1', 'aria-label': 'Chamadas' })
  const none = element('p', { class: 'none' })
  const draw = createKeyedList<LogEntry>(
    list,
    ({ id }) => id,
    (entry) => callRow(entry, () => callDetails(entry, apiUrl, say)),
    // A call that waits is written down too, and once more when it is answered.
    ({ status, ms }) => `${status} ${ms}`,
  )
  const id = freshId('filter')
  const filter = element('input', {
    id,
    type: 'search',
    placeholder: 'Caminho, status ou regra',
    oninput: () => redraw(),
  })
  const failed = element(
    'button',
    {
      type: 'button',
      class: 'choice',
      'aria-pressed': 'false',
      onclick: () => {
        onlyFailed = !onlyFailed
        failed.setAttribute('aria-pressed', String(onlyFailed))
        redraw()
      },
    },
    'Só as que falharam',
  )
  const clear = action(
    'Limpar',
    () =>
      act(async (control) => {
        const told = await control.clearLog()
        show(await control.log())
        return told
      }),
    'trash',
  )
  const redraw = () => {
    const shown = entries.filter(
      (entry) => (!onlyFailed || isFailed(entry)) && matches(wordsOf(entry), filter.value),
    )
    draw(shown)
    none.hidden = shown.length > 0
    none.textContent = entries.length === 0 ? 'Nenhuma chamada ainda.' : 'Nenhuma chamada assim.'
  }
  const show = (next: readonly LogEntry[]) => {
    entries = next
    redraw()
  }
  const node = element(
    'section',
    { class: 'log' },
    element('div', {}, element('label', { for: id }, 'Procurar nas chamadas'), filter),
    row(failed, clear),
    none,
    list,
  )
  return { node, show }
}

const wordsOf = ({ method, path, status, call, rule }: LogEntry) =>
  [method, path, status ?? 'sem resposta', call ?? '', rule ?? ''].join(' ')
