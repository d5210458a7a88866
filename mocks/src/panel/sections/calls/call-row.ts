import type { LogEntry } from '../../../log/log-entry.ts'
import { element } from '../../dom.ts'
import { icon } from '../../icons.ts'
import { time } from '../time-of.ts'

/** Whether a call had a bad end, or none. */
export const isFailed = ({ status }: LogEntry) => status === null || status >= 400

/** One call of the log. What it carried is drawn when it is first opened. */
export function callRow(entry: LogEntry, details: () => HTMLElement): HTMLElement {
  const { method, path, status, ms, at, rule } = entry
  const failed = isFailed(entry)
  const summary = element(
    'summary',
    {},
    element(
      'span',
      { class: failed ? 'status failed' : 'status' },
      icon(failed ? 'failed' : 'done'),
      status === null ? unanswered() : String(status),
    ),
    element('span', { class: 'path' }, element('strong', {}, method), ' ', path),
    element('span', { class: 'ms' }, `${Math.round(ms)} ms`),
    ...(rule === null ? [] : [element('span', { class: 'rule' }, rule)]),
  )
  summary.title = `${time(at)} · ${entry.call ?? 'chamada desconhecida'}`
  const node = element('details', { class: 'call' }, summary)
  const fill = () => {
    if (node.open && node.childElementCount === 1) node.append(details())
  }
  node.addEventListener('toggle', fill)
  return element('li', {}, node)
}

const unanswered = () =>
  element(
    'span',
    {},
    element('span', { 'aria-hidden': 'true' }, '—'),
    element('span', { class: 'unseen' }, 'sem resposta'),
  )
