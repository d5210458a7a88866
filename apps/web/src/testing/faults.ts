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

/** A way in which a call fails. */
export type Fault = { name: string; answer: () => Response | Promise<Response> }

/** Every way in which a call can go wrong. */
export const allFaults: readonly Fault[] = [
  ...Object.entries(refusals).map(([status, message]) => ({
    name: status,
    answer: () =>
      HttpResponse.json(
        { message, errors: { id: [message] } },
        { status: Number(status), headers: { 'Retry-After': '30' } },
      ),
  })),
  { name: 'network error', answer: () => HttpResponse.error() },
  { name: 'never answers', answer: () => new Promise<never>(() => undefined) },
  {
    name: 'HTML body',
    answer: () => HttpResponse.html('<!doctype html><h1>Whoops, something went wrong</h1>'),
  },
  { name: 'empty body', answer: () => new HttpResponse(null, { status: 200 }) },
  { name: 'malformed JSON', answer: () => HttpResponse.text('{"data": [{"id": ') },
  {
    name: 'wrong shape',
    answer: () => HttpResponse.json({ data: { surprise: [1, 2] }, message: 5, meta: [] }),
  },
]

/** The failures that the screen of a call tells apart, beside the one that every call is tried with. */
const ownFaults: Readonly<Partial<Record<string, readonly string[]>>> = {
  'POST /auth/login': ['401', '403', '422'],
  'POST /auth/verify-email': ['HTML body'],
  'POST /bookings': ['409'],
}

/**
 * Returns the faults to try with a call, such as `POST /bookings`, on its own screen: one, those that it tells apart, and
 * a 404 where it has words for a thing that is `missing`.
 */
export function faultsInPlace(call: string, { missing }: { missing?: string } = {}): readonly Fault[] {
  const names = ['500', ...(missing === undefined ? [] : ['404']), ...(ownFaults[call] ?? [])]
  return allFaults.filter(({ name }) => names.includes(name))
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
