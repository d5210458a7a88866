import type { LogEntry } from '../../../log/log-entry.ts'
import { shellUrl, toCurl } from '../../../log/to-curl.ts'
import { action, element, row } from '../../dom.ts'
import { createCopy } from '../../parts/copy.ts'
import { pretty } from './pretty.ts'

/** Draws the request and the answer of a call in full. */
export function callDetails(entry: LogEntry, apiUrl: string, say: (sentence: string) => void): HTMLElement {
  const { field, copy } = createCopy('A chamada como curl')
  const onCopy = async () => {
    const done = await copy(toCurl(entry, shellUrl(apiUrl, location.origin)))
    say(done ? 'Chamada copiada como curl.' : 'Copie o texto selecionado na chamada.')
  }
  const headers = Object.entries(entry.request.headers).map(([name, value]) => `${name}: ${value}`)
  return element(
    'div',
    { class: 'details' },
    part(
      'Pedido',
      [...headers, ...(entry.request.body === '' ? [] : ['', pretty(entry.request.body)])].join('\n'),
    ),
    part('Resposta', pretty(entry.answer)),
    row(action('Copiar como curl', () => void onCopy(), 'copy')),
    field,
  )
}

function part(title: string, text: string): HTMLElement {
  const shown = text === '' ? 'Vazio' : text
  return element(
    'figure',
    {},
    element('figcaption', {}, title),
    element('pre', { tabindex: '0', 'aria-label': title, role: 'region' }, shown),
  )
}
