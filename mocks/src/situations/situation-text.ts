import { scenarioNamed } from '../scenarios/scenarios.ts'
import { clockOf, clockText } from './clock-text.ts'
import { isCall } from './known-calls.ts'
import { calm, type Fare, type Fault, mishapNames, type Situation, situationSchema } from './situation.ts'
import {
  ALL,
  allWord,
  dataWords,
  dialectWords,
  eventWords,
  mishapWords,
  nobodyWord,
  partWords,
  personaWords,
  sessionWords,
  type Word,
} from './words.ts'

/** Any situation is shorter. */
export const MAX_TEXT = 600

export type Read = { ok: true; situation: Situation } | { ok: false; message: string }

/** A situation as it stands in a link: `dados:enorme,pessoa:empresa,post-bookings:409`; what is as ever is left out. */
export function writeSituation(situation: Situation): string {
  const { data, clock, persona, expired, dialect, faults, events } = situation
  const parts = [
    data === calm.data ? null : [partWords.data, dataWords[data].word],
    clock === calm.clock ? null : [partWords.clock, clockText(clock)],
    persona === null ? null : [partWords.persona, personaWords[persona]],
    expired ? [partWords.session, sessionWords.expired.word] : null,
    dialect === calm.dialect ? null : [partWords.dialect, dialectWords[dialect].word],
    ...faults.map(({ call, fare }) => [call === ALL ? allWord.word : call, fareText(fare)]),
    ...events.map((name) => [partWords.event, eventWords[name].word]),
  ]
  const text = parts.flatMap((part) => (part ? [part.join(':')] : [])).join(',')
  return text || `${partWords.data}:${dataWords.normal.word}`
}

function fareText(fare: Fare): string {
  return typeof fare === 'number' ? String(fare) : mishapWords[fare].word
}

/** The situation of a link's text, or what is wrong with it, in a sentence; nothing in between. */
export function readSituation(text: string): Read {
  const parts = text.trim().toLowerCase().split(',')
  if (text.trim() === '') return wrong('A situação do link está vazia.')
  if (text.length > MAX_TEXT) return wrong(`A situação do link passa de ${MAX_TEXT} letras.`)
  let read: Situation = calm
  const seen = new Set<string>()
  for (const [index, part] of parts.entries()) {
    const [key = '', value, ...more] = part.split(':')
    if (value === undefined) {
      const scenario = scenarioNamed(key)
      if (!scenario) return wrong(`Não existe o cenário ${quoted(key)}.`)
      if (index > 0) return wrong(`O cenário ${quoted(key)} tem de vir primeiro, e só um.`)
      read = scenario.situation
      continue
    }
    if (seen.has(key) && key !== partWords.event) return wrong(`${quoted(key)} aparece duas vezes.`)
    seen.add(key)
    const change = more.length > 0 ? null : overlay(read, key, value)
    if (change === null) return wrong(`Não dá para entender ${quoted(part)}.`)
    if (typeof change === 'string') return wrong(change)
    read = Object.assign({}, read, change)
  }
  const checked = situationSchema.safeParse(read)
  if (checked.success) return { ok: true, situation: checked.data }
  const { message } = checked.error.issues[0] ?? {}
  return wrong(message === undefined || message === 'Invalid input' ? 'Essa situação não existe.' : message)
}

const wrong = (message: string): Read => ({ ok: false, message })

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}

/** What one part changes; null for one that means nothing, a text for what is wrong with it. */
function overlay(read: Situation, key: string, value: string): object | string | null {
  switch (key) {
    case partWords.data:
      return named('data', nameIn(dataWords, value))
    case partWords.clock:
      return named('clock', clockOf(value))
    case partWords.persona: {
      const persona = Object.entries(personaWords).find(([, word]) => word === value)?.[0] ?? null
      return value === nobodyWord.word ? { persona: null } : named('persona', persona)
    }
    case partWords.session: {
      const session = nameIn(sessionWords, value)
      return session && { expired: session === 'expired' }
    }
    case partWords.dialect:
      return named('dialect', nameIn(dialectWords, value))
    case partWords.event: {
      const event = nameIn(eventWords, value)
      return event && { events: [...read.events, event] }
    }
    default:
      return overlayFault(read, key, value)
  }
}

function overlayFault(read: Situation, key: string, value: string): object | string | null {
  const call = key === allWord.word ? ALL : key
  if (call !== ALL && !isCall(call)) return `Não existe ${quoted(key)}.`
  const fare = fareOfText(value)
  if (fare === null) return null
  const fault: Fault = { call, fare }
  return { faults: [...read.faults.filter((each) => each.call !== call), fault] }
}

function fareOfText(value: string): Fare | null {
  if (/^[45]\d\d$/.test(value)) return Number(value)
  return mishapNames.find((name) => mishapWords[name].word === value) ?? null
}

function nameIn(words: Readonly<Record<string, Word>>, value: string): string | null {
  return Object.entries(words).find(([, { word }]) => word === value)?.[0] ?? null
}

function named(part: keyof Situation, value: unknown): object | null {
  return value === null ? null : { [part]: value }
}
