import { scenarioNamed } from '../scenarios/scenarios.ts'
import { readClock, clockText } from './clock-text.ts'
import { isCall } from './known-calls.ts'
import {
  defaultSituation,
  type FaultEffect,
  type Fault,
  faultEffectNames,
  type Situation,
  situationSchema,
} from './situation.ts'
import {
  ALL,
  allWord,
  dataWords,
  dialectWords,
  eventWords,
  effectWords,
  nobodyWord,
  partWords,
  personaWords,
  sessionWords,
  type Word,
} from './words.ts'

/** The maximum length of a situation's text, in characters: any valid one is shorter. */
export const MAX_TEXT = 600

export type Read = { ok: true; situation: Situation } | { ok: false; message: string }

/**
 * Returns the text of a situation in a link: `dados:enorme,pessoa:empresa,post-bookings:409`; defaults are left out.
 */
export function writeSituation(situation: Situation): string {
  const { data, clock, persona, expired, dialect, faults, events } = situation
  const parts = [
    data === defaultSituation.data ? null : [partWords.data, dataWords[data].word],
    clock === defaultSituation.clock ? null : [partWords.clock, clockText(clock)],
    persona === null ? null : [partWords.persona, personaWords[persona]],
    expired ? [partWords.session, sessionWords.expired.word] : null,
    dialect === defaultSituation.dialect ? null : [partWords.dialect, dialectWords[dialect].word],
    ...faults.map(({ call, effect }) => [call === ALL ? allWord.word : call, effectText(effect)]),
    ...events.map((name) => [partWords.event, eventWords[name].word]),
  ]
  const text = parts.flatMap((part) => (part ? [part.join(':')] : [])).join(',')
  return text || `${partWords.data}:${dataWords.normal.word}`
}

function effectText(effect: FaultEffect): string {
  return typeof effect === 'number' ? String(effect) : effectWords[effect].word
}

/** Reads the situation of a link's text; where any part is wrong, returns a sentence for the user instead. */
export function readSituation(text: string): Read {
  const parts = text.trim().toLowerCase().split(',')
  if (text.trim() === '') return wrong('A situação do link está vazia.')
  if (text.length > MAX_TEXT) return wrong(`A situação do link passa de ${MAX_TEXT} letras.`)
  let read: Situation = defaultSituation
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
  const checked = situationSchema.safeParse(read, { error: () => NO_SUCH })
  if (checked.success) return { ok: true, situation: checked.data }
  return wrong(checked.error.issues[0]?.message ?? NO_SUCH)
}

const NO_SUCH = 'Essa situação não existe.'

const wrong = (message: string): Read => ({ ok: false, message })

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}

/** Returns the changes of one part; null for one that means nothing, a sentence for what is wrong with it. */
function overlay(read: Situation, key: string, value: string): object | string | null {
  switch (key) {
    case partWords.data:
      return named('data', nameIn(dataWords, value))
    case partWords.clock:
      return named('clock', readClock(value))
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
  const effect = effectOfText(value)
  if (effect === null) return null
  const fault: Fault = { call, effect }
  return { faults: [...read.faults.filter((each) => each.call !== call), fault] }
}

function effectOfText(value: string): FaultEffect | null {
  if (/^[45]\d\d$/.test(value)) return Number(value)
  return faultEffectNames.find((name) => effectWords[name].word === value) ?? null
}

function nameIn(words: Readonly<Record<string, Word>>, value: string): string | null {
  return Object.entries(words).find(([, { word }]) => word === value)?.[0] ?? null
}

function named(part: keyof Situation, value: unknown): object | null {
  return value === null ? null : { [part]: value }
}
