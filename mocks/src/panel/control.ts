import type { DialectName } from '../dialects/dialect-name.ts'
import type { MailRecord } from '../db/records.ts'
import { controlPathOf } from '../http/locate.ts'

export type MockState = {
  now: string
  dialect: DialectName
  pendingPix: { bookingId: string; code: string; amountCents: number }[]
}

/** The calls at `/__mock`, which the panel makes like any other client. */
export function createControl(apiUrl: string) {
  const base = controlPathOf(apiUrl)
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const answer: { data: unknown; message?: string } = await response.json()
    if (!response.ok) throw new Error(answer.message ?? 'O backend simulado não respondeu.')
    return answer
  }
  const write = async (path: string, body?: unknown) => (await ask('POST', path, body)).message ?? 'Feito.'
  return {
    state: async () => (await ask('GET', '/state')).data as MockState,
    mails: async () => (await ask('GET', '/mails')).data as MailRecord[],
    pay: (bookingId: string) => write(`/pix/${encodeURIComponent(bookingId)}/pay`),
    advance: (advanceMinutes: number) => write('/clock', { advanceMinutes }),
    speak: (dialect: DialectName) => write('/dialect', { dialect }),
    reset: () => write('/reset'),
  }
}
