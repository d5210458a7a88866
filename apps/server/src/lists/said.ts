import type { ValueType } from './leaf-type.ts'

/** A value as SQL says it. A `boolean` that comes from a row may be null; a condition (`holds`) never is. */
export type Said = { readonly text: string; readonly type: ValueType }

/** Thrown by what SQL cannot say as memory does: then the rows are loaded. */
export class Unsayable extends Error {}

/** Takes a value of a question, and returns what stands for it in a statement. */
export type Place = (value: unknown, type: string) => string

/** A statement, and the values of its places. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Returns the places of statements, and a function that ends one: it numbers the places that it has. */
export function places(): { place: Place; end: (text: string) => Statement } {
  const taken: { value: unknown; type: string }[] = []
  return {
    place: (value, type) => {
      const at = taken.findIndex((each) => Object.is(each.value, value) && each.type === type)
      return `{{${at < 0 ? taken.push({ value, type }) - 1 : at}}}`
    },
    end: (text) => {
      const [values, numbers]: [unknown[], Map<string, string>] = [[], new Map()]
      const numbered = text.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => {
        const { value, type } = taken[Number(at)] ?? { value: null, type: 'text' }
        const number = numbers.get(place) ?? `$${values.push(value)}::${type}`
        numbers.set(place, number)
        return number
      })
      return { text: numbered, values }
    },
  }
}

/** Returns a condition that is true or false, never null. */
export function holds({ text, type }: Said): string {
  if (type !== 'boolean') throw new Unsayable('a condition is no truth')
  return `((${text}) is true)`
}

/** Returns a value as text: instants and days as the backend writes them. */
export function asText({ text, type }: Said): string {
  if (type === 'instant')
    return `to_char((${text}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C"`
  if (type === 'day') return `to_char(${text}, 'YYYY-MM-DD') collate "C"`
  if (type === 'boolean' || type === 'text' || type === 'null') return `(${text})::text collate "C"`
  throw new Unsayable(`a ${type} is no text`)
}

/** Returns a value as an instant. */
export function asInstant({ text, type }: Said): string {
  if (type === 'instant') return text
  if (type === 'day' || type === 'text' || type === 'null') return `(${text})::timestamptz`
  throw new Unsayable(`a ${type} is no instant`)
}

export function asNumber({ text, type }: Said): string {
  if (type !== 'number' && type !== 'null') throw new Unsayable(`a ${type} is no number`)
  return `(${text})::double precision`
}

/** Returns values as those of one type: those of different ones as texts, where they are texts to the backend. */
export function alike(values: readonly Said[]): { type: ValueType; texts: string[] } {
  const types = new Set(values.map(({ type }) => type).filter((type) => type !== 'null'))
  const [only = 'null', ...others] = types
  if (others.length === 0) {
    if (only === 'number') return { type: only, texts: values.map(asNumber) }
    if (only === 'text') return { type: only, texts: values.map(asText) }
    return { type: only, texts: values.map(({ text }) => text) }
  }
  if (types.has('number') || types.has('boolean') || types.has('json'))
    throw new Unsayable('one value has several types')
  return { type: 'text', texts: values.map(asText) }
}

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
