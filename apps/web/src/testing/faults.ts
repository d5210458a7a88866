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
 * A way in which a call fails. Those that every screen can tell apart are tried with every call. The others are plain
 * failures, for which 400 stands: they differ by what few screens ask for.
 */
export type Fault = {
  name: string
  answer: () => Response | Promise<Response>
  /** True for a failure that looks like a 400, but for its status, its kind, or whether trying again may help. */
  plain?: true
}

const plain = ['401', '403', '409', '419', '422', '500', '503']

/** Every way in which a call can go wrong. */
export const allFaults: readonly Fault[] = [
  ...Object.entries(refusals).map(([status, message]) => ({
    name: status,
    answer: () =>
      HttpResponse.json(
        { message, errors: { id: [message] } },
        { status: Number(status), headers: { 'Retry-After': '30' } },
      ),
    ...(plain.includes(status) ? { plain: true as const } : {}),
  })),
  { name: 'network error', answer: () => HttpResponse.error() },
  { name: 'never answers', answer: () => new Promise<never>(() => undefined) },
  {
    name: 'HTML body',
    answer: () => HttpResponse.html('<!doctype html><h1>Whoops, something went wrong</h1>'),
    plain: true,
  },
  { name: 'empty body', answer: () => new HttpResponse(null, { status: 200 }), plain: true },
  { name: 'malformed JSON', answer: () => HttpResponse.text('{"data": [{"id": '), plain: true },
  {
    name: 'wrong shape',
    answer: () => HttpResponse.json({ data: { surprise: [1, 2] }, message: 5, meta: [] }),
    plain: true,
  },
]

/** The plain failures that the screen of a call tells apart. */
export const ownFaults: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/login': ['403', '422'],
  'POST /auth/verify-email': ['HTML body'],
  'POST /bookings': ['409', '500'],
  'POST /company/tabs/commands': ['500'],
}

/**
 * The calls that are tried with a 401: one for each way to ask, by each profile. The client ends the session before a
 * screen hears of it (`packages/api/src/client/client.test.ts`).
 */
export const callsWithoutSession: readonly string[] = [
  'POST /auth/login',
  'PUT /me/account',
  'GET /me/account',
  'GET /bookings',
  'POST /bookings',
  'GET /company/products',
  'PUT /company/products/{id}',
  'POST /company/tabs/commands',
  'PUT /company/logo',
  'GET /admin/companies',
  'PUT /admin/companies/{id}/status',
]

/** Returns the faults to try with a call, such as `POST /bookings`. */
export function faultsOf(call: string): readonly Fault[] {
  const own = [...(ownFaults[call] ?? []), ...(callsWithoutSession.includes(call) ? ['401'] : [])]
  return allFaults.filter((fault) => !fault.plain || own.includes(fault.name))
}

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

/** Returns the text of each failure that the screen tells of: in an alert, or by a button that tries again. */
export function toldFailures(page: Document): string[] {
  const told = page.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) :is([role=alert], button)')
  return [...told]
    .filter((each) => each.role === 'alert' || each.innerText.trim() === 'Tentar de novo')
    .map((each) => each.innerText.trim())
    .filter((text) => text !== '')
}
