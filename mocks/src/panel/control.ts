import type { JobName } from '@campo-livre/backend/jobs/job.ts'
import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import type { DialectName } from '../dialects/dialect-name.ts'
import { controlPathOf } from '@campo-livre/backend/http/locate.ts'
import type { LogEntry } from '../log/log-entry.ts'
import type { PersonaName } from '../personas/persona-ids.ts'
import type { EventName } from '../situations/event-names.ts'
import type { ClockSetting, DataName, Fault, Situation } from '../situations/situation.ts'
import { readToken } from './token.ts'

/** The state of the backend, as the panel shows it. */
export type MockState = {
  now: string
  situation: Situation
  /** The situation as the text of a link. */
  link: string
  dialect: DialectName
  pendingPix: { id: string; name: string; amountCents: number }[]
  pendingCards: { id: string; name: string; amountCents: number }[]
  nextDue: { name: JobName; at: string } | null
  lastWrite: { call: string; at: string } | null
  scenarios: { name: string; label: string; description: string; path: string; link: string }[]
}

/**
 * The result of a control: a sentence for the user; the token and the path with which the app goes on, where they
 * change.
 */
export type ControlOutcome = { message: string; token?: string | null; path?: string }

const NO_CASE = 'Esse arquivo está danificado ou não é um caso do Campo Livre.'

type Answer = { data: unknown; message?: string }

/**
 * Creates the calls at `/__mock`, which the panel makes like any other client. They throw the backend's sentence on
 * failure.
 */
export function createControl(apiUrl: string) {
  const base = controlPathOf(apiUrl)
  const ask = async (method: string, path: string, body?: string): Promise<Answer> => {
    const token = readToken()
    const headers: Record<string, string> = {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    }
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const answer = (await response.json()) as Answer
    if (!response.ok) throw new Error(answer.message ?? 'O backend simulado não respondeu.')
    return answer
  }
  const write = async (method: string, path: string, body?: unknown): Promise<ControlOutcome> => {
    const { data, message } = await ask(method, path, body === undefined ? undefined : JSON.stringify(body))
    return { message: message ?? 'Feito.', ...tokenIn(data) }
  }
  return {
    base,
    state: async () => (await ask('GET', '/state')).data as MockState,
    mails: async () => (await ask('GET', '/mails')).data as MailRecord[],
    /**
     * Returns the calls that came after the one with the id `since`, newest first; all of them where that one is gone.
     */
    log: async (since = '') =>
      (await ask('GET', `/log?since=${encodeURIComponent(since)}`)).data as LogEntry[],
    takeCase: async (path: string) =>
      (await ask('GET', `/case?path=${encodeURIComponent(path)}`)).data as { savedAt: string },
    /** Sends the text of a case file as it is; the backend checks it. Throws where it is no JSON. */
    openCase: async (text: string): Promise<ControlOutcome> => {
      if (!isJson(text)) throw new Error(NO_CASE)
      const { data, message } = await ask('PUT', '/case', text)
      const { token, path } = data as { token: string | null; path: string | null }
      return { message: message ?? 'Caso aberto.', token, ...(path === null ? {} : { path }) }
    },
    open: (link: string) => write('PUT', '/situation', { link }),
    begin: (data: DataName) => write('POST', '/data', { data }),
    advance: (advanceMinutes: number) => write('POST', '/clock', { advanceMinutes }),
    setClock: (clock: ClockSetting) => write('POST', '/clock', { clock }),
    enter: (persona: PersonaName) => write('POST', '/sessions', { persona }),
    expire: () => write('POST', '/sessions/expire'),
    setFaults: (faults: readonly Fault[]) => write('PUT', '/faults', { faults }),
    raise: (event: EventName) => write('POST', '/events', { event }),
    speak: (dialect: DialectName) => write('POST', '/dialect', { dialect }),
    pay: (id: string) => write('POST', `/pix/${encodeURIComponent(id)}/pay`),
    decideCard: (id: string, approved: boolean) =>
      write('POST', `/cards/${encodeURIComponent(id)}/decide`, { approved }),
    undo: () => write('POST', '/undo'),
    clearLog: () => write('DELETE', '/log'),
    reset: () => write('POST', '/reset'),
  }
}
export type Control = ReturnType<typeof createControl>

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function tokenIn(data: unknown): Pick<ControlOutcome, 'token'> {
  if (typeof data !== 'object' || data === null || !('token' in data)) return {}
  return { token: typeof data.token === 'string' ? data.token : null }
}
