import { isCut, type LogEntry } from './log-entry.ts'

/** Quotes a text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** A line on top of a body that was cut: `:` does nothing in every shell, also where a `#` begins no comment. */
const CUT = `: 'O registro só guardou o começo do corpo: aqui falta o resto.'`

/** The address of the API at which `pnpm mocks:serve` listens by default. */
const SERVED_AT = 'http://127.0.0.1:4010/api'

/**
 * Returns the address at which a shell reaches the API that a page at `origin` asks at `apiUrl`. One that answers
 * inside the page has none; `pnpm mocks:serve --case` with a case of the page is the same, tokens included.
 */
export function shellUrl(apiUrl: string, origin: string): string {
  return new URL(apiUrl, origin).origin === origin ? SERVED_AT : apiUrl
}

/**
 * Returns a call of the log as a curl command to the API at `apiUrl` (`http://127.0.0.1:4010/api`): the mock over HTTP
 * or a real server.
 */
export function toCurl({ method, path, request }: LogEntry, apiUrl: string): string {
  const { headers, body } = request
  // Without a type in the call, curl would send one of its own.
  const sent = body === '' || 'Content-Type' in headers ? headers : { ...headers, 'Content-Type': '' }
  const lines = [
    // -g: brackets in an address are taken literally.
    `curl -sS -g${method === 'GET' ? '' : ` -X ${quoted(method)}`} ${quoted(apiUrl.replace(/\/+$/, '') + path)}`,
    ...Object.entries(sent).map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name}:` : `${name}: ${value}`)}`,
    ),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  const command = lines.join(' \\\n  ')
  return isCut(body) ? `${CUT}\n${command}` : command
}
