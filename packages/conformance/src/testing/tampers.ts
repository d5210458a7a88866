import type { WireRequest, WireResponse, Transport } from '../transport.ts'

export type Ask = Transport['ask']
/** Changes the requests to, or the answers of, a right server. */
export type Tamper = (request: WireRequest, ask: Ask) => Promise<WireResponse>

type Body = Record<string, unknown>

export const isRefusal = ({ status }: WireResponse) => status >= 400

/** Replaces one status by another. */
export const withStatus =
  (from: number, to: number): Tamper =>
  async (request, ask) => {
    const response = await ask(request)
    return response.status === from ? { ...response, status: to } : response
  }

export const withHeader =
  (name: string, value: string): Tamper =>
  async (request, ask) => {
    const response = await ask(request)
    return { ...response, headers: { ...response.headers, [name]: value } }
  }

export const withoutHeader =
  (name: string): Tamper =>
  async (request, ask) => {
    const { headers, ...response } = await ask(request)
    const { [name]: _, ...others } = headers
    return { ...response, headers: others }
  }

/** Changes the body of some answers. */
export const inBody =
  (change: (body: Body) => Body, when: (response: WireResponse) => boolean): Tamper =>
  async (request, ask) => {
    const response = await ask(request)
    return when(response) ? { ...response, body: change(response.body as Body) } : response
  }

/** Adds to the data of good answers; `more` gets the request's body. */
export const withData =
  (more: (sent: Body) => Body): Tamper =>
  async (request, ask) => {
    const response = await ask(request)
    if (isRefusal(response)) return response
    const body = response.body as { data: Body }
    const sent = JSON.parse(request.body ?? '{}') as Body
    return { ...response, body: { ...body, data: { ...body.data, ...more(sent) } } }
  }

let token = ''
/** Sets the token that the wrong servers use for every request. */
export const takeEverybodyFor = (known: string) => void (token = known)
export const asAthlete = (request: WireRequest): WireRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
})
