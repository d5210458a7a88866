import type { LogEntry } from '../../../log/log-entry.ts'
import { LOGGED } from '../../../log/call-log.ts'
import { action, element, freshId, row } from '../../dom.ts'
import type { Desk } from '../../desk.ts'
import { createKeyedList } from '../../parts/keyed-list.ts'
import { matches } from '../../parts/matches.ts'
import { callDetails } from './call-details.ts'
import { callRow, isFailed } from './call-row.ts'

/** Every call that the app made, newest first. */
export function createCalls({ act, say, control }: Desk, apiUrl: string) {
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
      act(async () => {
        const told = await control.clearLog()
        await refresh()
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
  const refresh = async () => {
    const [newest] = entries
    const found = await control.log(newest?.id)
    const rest = newest !== undefined && found.at(-1)?.id === newest.id ? entries.slice(1) : []
    if (rest.length > 0 && found.length === 1) return
    entries = [...found, ...rest].slice(0, LOGGED)
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
  return { node, refresh }
}

const wordsOf = ({ method, path, status, call, rule }: LogEntry) =>
  [method, path, status ?? 'sem resposta', call ?? '', rule ?? ''].join(' ')
