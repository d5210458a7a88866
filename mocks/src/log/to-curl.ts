import { isCut, type LogEntry } from './log-entry.ts'

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** What `:` does in every shell, also where a `#` begins no comment: nothing. */
const CUT = `: 'O registro só guardou o começo do corpo: aqui falta o resto.'`

/** Where `pnpm mocks:serve` listens unless it is told otherwise. */
const SERVED_AT = 'http://127.0.0.1:4010/api'

/**
 * Where a shell reaches the API that a page at `origin` asks at `apiUrl`. One that answers inside the page is at no
 * address; `pnpm mocks:serve --case` with a case of the page is the same, tokens included.
 */
export function shellUrl(apiUrl: string, origin: string): string {
  return new URL(apiUrl, origin).origin === origin ? SERVED_AT : apiUrl
}

/**
 * A call of the log as a command for a shell, to the API at `apiUrl` (`http://127.0.0.1:4010/api`): the mock over HTTP or
 * a real server.
 */
export function toCurl({ method, path, request }: LogEntry, apiUrl: string): string {
  const { headers, body } = request
  // curl would name a type of its own for a body without one.
  const sent = body === '' || 'Content-Type' in headers ? headers : { ...headers, 'Content-Type': '' }
  const lines = [
    // Brackets in an address are what they are.
    `curl -sS -g${method === 'GET' ? '' : ` -X ${quoted(method)}`} ${quoted(apiUrl.replace(/\/+$/, '') + path)}`,
    ...Object.entries(sent).map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name}:` : `${name}: ${value}`)}`,
    ),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  const command = lines.join(' \\\n  ')
  return isCut(body) ? `${CUT}\n${command}` : command
}
