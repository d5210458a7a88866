import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { formatPhone } from '../format/format-phone.ts'
import { maskCnpj, maskCpf } from './masks.ts'
import type { FieldType, FormField } from './form-field.ts'

type Type = FieldType['type']
/** Writes a value for its input, and reads it back. */
type Way = { write: (value: unknown) => string; read: (text: string) => unknown }
/** The values of a form as texts, as its inputs and its draft have them. */
export type Texts = Readonly<Record<string, string>>

const plain = { write: String, read: (text: string): unknown => text }
const orNull = (text: string) => (text.trim() === '' ? null : text)
const decimal = (digits: number): Way => ({
  write: (value: unknown) => formatDecimal(Number(value), digits),
  read: (text: string) => (text.trim() === '' ? undefined : (readDecimal(text, digits) ?? Number.NaN)),
})

const hundredths: Way = {
  write: (value) => formatDecimal(Math.round(Number(value) * 100), 2, true),
  read: (text) => {
    const whole = decimal(2).read(text)
    return typeof whole === 'number' ? whole / 100 : whole
  },
}
const json: Way = {
  write: (value) => JSON.stringify(value),
  read: (text) => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  },
}

/** The functions that write a value of each type for its input, and read it back. */
const ways: Readonly<Record<Type, Way>> = {
  text: plain,
  money: decimal(2),
  count: decimal(0),
  percentage: hundredths,
  decimal: hundredths,
  amount: { write: (value) => formatDecimal(Number(value), 2, true), read: decimal(2).read },
  day: { write: String, read: orNull },
  time: {
    write: (value) =>
      [Number(value) / 60, Number(value) % 60]
        .map((part) => String(Math.floor(part)).padStart(2, '0'))
        .join(':'),
    read: (text) => {
      const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
      return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
    },
  },
  choice: { write: String, read: (text) => (text === '' ? undefined : text) },
  choices: {
    write: (value) => (Array.isArray(value) ? value.join(',') : ''),
    read: (text) => (text === '' ? [] : text.split(',')),
  },
  flag: { write: String, read: (text) => text === 'true' },
  custom: json,
  relation: { write: String, read: orNull },
  picture: { write: String, read: orNull },
  phone: { write: (value) => formatPhone(String(value)), read: orNull },
  cpf: { write: (value) => maskCpf(String(value)), read: orNull },
  cnpj: { write: (value) => maskCnpj(String(value)), read: orNull },
}

function wayOf(field: FieldType): Way {
  if (field.type === 'amount' && field.reais) return ways.money
  return field.type === 'choice' && field.counts ? decimal(0) : ways[field.type]
}

/** Writes a value as its input shows it; empty for none. */
export function toText(field: FieldType, value: unknown): string {
  if (field.type === 'custom' && value !== undefined) return json.write(value)
  return value === null || value === undefined ? '' : wayOf(field).write(value)
}

/** Writes all values of a form. */
export function toTexts(fields: readonly FormField[], values: object): Texts {
  const known: Readonly<Record<string, unknown>> = { ...values }
  return Object.fromEntries(fields.map((field) => [field.name, toText(field, known[field.name])]))
}

/**
 * Reads the typed texts into `values`, which may have further keys of the body. An unreadable text becomes a value that
 * no schema accepts, an empty one `undefined`; an unchanged picture is left out.
 */
export function toValues(
  fields: readonly FormField[],
  values: object,
  texts: Texts,
): Record<string, unknown> {
  const same = toTexts(fields, values)
  const read = fields.map((field) => {
    const text = texts[field.name] ?? ''
    const kept = field.type === 'picture' && text === same[field.name]
    return [field.name, kept ? undefined : wayOf(field).read(text)]
  })
  return { ...values, ...Object.fromEntries(read) }
}

const tidied: readonly Type[] = ['money', 'count', 'percentage', 'decimal', 'amount']

/** Normalizes a text for its input: `12,5` reais become `12,50`. An unreadable text stays. */
export function tidyText(field: FieldType, text: string): string {
  if (!tidied.includes(field.type)) return text
  const value = ways[field.type].read(text)
  return typeof value === 'number' && !Number.isNaN(value) ? toText(field, value) : text
}

/** Returns a text for use in a sentence: `R$ 12,50`, the label of a choice; a dash for none. */
export function spoken(field: FieldType, text: string): string {
  if (text === '') return '–'
  if (field.type === 'money' || (field.type === 'amount' && field.reais))
    return `R$ ${text.replace(/\B(?=(\d{3})+(?!\d))/g, '.')}`
  if (field.type === 'percentage') return `${text} %`
  if (field.type === 'picture') return 'outra foto'
  if (field.type === 'day') return text.split('-').toReversed().join('/')
  if (field.type === 'decimal') return `${text} ${field.unit}`
  if (field.type === 'flag') return text === 'true' ? 'sim' : 'não'
  if (field.type === 'choices') {
    const chosen = text.split(',')
    return field.choices.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : [])).join(', ')
  }
  if (field.type === 'custom') return field.spoken(json.read(text))
  if (field.type === 'choice') return field.choices.find(({ value }) => value === text)?.label ?? text
  return text
}
