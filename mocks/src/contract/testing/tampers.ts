import type { Asked, Told, Transport } from '../transport.ts'

export type Ask = Transport['ask']
/** Changes the requests to, or the answers of, a right server. */
export type Tamper = (asked: Asked, ask: Ask) => Promise<Told>

type Body = Record<string, unknown>

export const isRefusal = ({ status }: Told) => status >= 400

/** Replaces one status by another. */
export const withStatus =
  (from: number, to: number): Tamper =>
  async (asked, ask) => {
    const told = await ask(asked)
    return told.status === from ? { ...told, status: to } : told
  }

export const withHeader =
  (name: string, value: string): Tamper =>
  async (asked, ask) => {
    const told = await ask(asked)
    return { ...told, headers: { ...told.headers, [name]: value } }
  }

export const withoutHeader =
  (name: string): Tamper =>
  async (asked, ask) => {
    const { headers, ...told } = await ask(asked)
    const { [name]: _, ...others } = headers
    return { ...told, headers: others }
  }

/** Changes the body of some answers. */
export const inBody =
  (change: (body: Body) => Body, when: (told: Told) => boolean): Tamper =>
  async (asked, ask) => {
    const told = await ask(asked)
    return when(told) ? { ...told, body: change(told.body as Body) } : told
  }

/** Adds to the data of good answers; `more` gets the request's body. */
export const withData =
  (more: (sent: Body) => Body): Tamper =>
  async (asked, ask) => {
    const told = await ask(asked)
    if (isRefusal(told)) return told
    const body = told.body as { data: Body }
    const sent = JSON.parse(asked.body ?? '{}') as Body
    return { ...told, body: { ...body, data: { ...body.data, ...more(sent) } } }
  }

let token = ''
/** Sets the token that the wrong servers use for every request. */
export const takeEverybodyFor = (known: string) => void (token = known)
export const asAthlete = (asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, Authorization: `Bearer ${token}` },
})
