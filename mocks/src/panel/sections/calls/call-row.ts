import type { LogEntry } from '../../../log/log-entry.ts'
import { REFERENCE } from '@campo-livre/backend/http/rules.ts'
import { element } from '../../dom.ts'
import { icon } from '../../icons.ts'
import { time } from '../time-of.ts'

/** Returns whether a call was refused, failed, or got no answer. */
export const isFailed = ({ status }: LogEntry) => status === null || status >= 400

/** Draws one call of the log; its details are drawn when it is first opened. */
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
    ...(rule === null ? [] : [ruleLine(rule)]),
  )
  summary.title = `${time(at)} · ${entry.call ?? 'chamada desconhecida'}`
  const node = element('details', { class: 'call' }, summary)
  const fill = () => {
    if (node.open && node.childElementCount === 1) node.append(details())
  }
  node.addEventListener('toggle', fill)
  return element('li', {}, node)
}

/** Draws a rule, with the English words of the reference marked as such for screen readers. */
function ruleLine(rule: string): HTMLElement {
  const [ours = '', theirs] = rule.split(REFERENCE, 2)
  const reference = theirs === undefined ? [] : [REFERENCE, element('span', { lang: 'en' }, theirs)]
  return element('span', { class: 'rule' }, ours, ...reference)
}

const unanswered = () =>
  element(
    'span',
    {},
    element('span', { 'aria-hidden': 'true' }, '—'),
    element('span', { class: 'unseen' }, 'sem resposta'),
  )
