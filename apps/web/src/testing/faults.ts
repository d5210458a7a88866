import { HttpResponse } from 'msw'

/** The default messages of frameworks' refusals, which are never shown (G1a). */
const refusals: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: String.raw`No query results for model [App\Models\Field] 7`,
  409: 'Conflict',
  419: 'CSRF token mismatch.',
  422: 'The given data was invalid.',
  429: 'Too Many Attempts.',
  500: 'Server Error',
  503: 'Service Unavailable',
}

/**
 * A way in which a call fails. Faults that a screen can tell apart are tried on every screen; each other one names the
 * one that stands for it.
 */
export type Fault = {
  name: string
  answer: () => Response | Promise<Response>
  /** The name of the fault that looks the same to every screen and is tried in its place. */
  like?: string
  /** True when the server has carried out the call. */
  done?: true
}

const likes: Record<string, string> = { 419: '400', 503: '500' }

/** Every way in which a call can go wrong. */
export const allFaults: readonly Fault[] = [
  ...Object.entries(refusals).map(([status, message]) => ({
    name: status,
    answer: () =>
      HttpResponse.json(
        { message, errors: { id: [message] } },
        { status: Number(status), headers: { 'Retry-After': '30' } },
      ),
    ...(likes[status] ? { like: likes[status] } : {}),
  })),
  { name: 'network error', answer: () => HttpResponse.error() },
  { name: 'never answers', answer: () => new Promise<never>(() => undefined) },
  {
    name: 'HTML body',
    answer: () => HttpResponse.html('<!doctype html><h1>Whoops, something went wrong</h1>'),
  },
  { name: 'empty body', answer: () => new HttpResponse(null, { status: 200 }), done: true },
  { name: 'malformed JSON', answer: () => HttpResponse.text('{"data": [{"id": '), like: 'HTML body' },
  {
    name: 'wrong shape',
    answer: () => HttpResponse.json({ data: { surprise: [1, 2] }, message: 5, meta: [] }),
    done: true,
    like: 'empty body',
  },
]

/** The faults that a screen can tell apart; faults.test.ts proves it for the others. */
export const faults: readonly Fault[] = allFaults.filter(({ like }) => like === undefined)

/** English and technical words that may not appear on a screen. */
const technical =
  /unauthenticated|unauthorized|server error|too many|no query|csrf|given data|unavailable|bad request|conflict|whoops|went wrong|surprise|exception|undefined|\bnull\b|\bNaN\b|\[object|\bJSON\b|\btoken\b|\bfetch|\bHTTP\b|\bfailed\b|\berror\b|\bstatus\b/i

/** Returns a sentence for each problem of the page as it is. */
export function complaintsAbout(page: Document): string[] {
  const main = page.querySelector('main')
  const said = page.body.innerText
  const found = technical.exec(said)?.[0]
  return [
    ...(main && main.innerText.trim().length > 10 ? [] : ['the screen is blank']),
    ...(page.querySelector('main h1, [role=dialog] h1, [role=dialog] h2') ? [] : ['there is no heading']),
    ...(found === undefined ? [] : [`it says "${found}"`]),
  ]
}
