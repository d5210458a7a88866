import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { formatPhone } from '../format/format-phone.ts'
import { maskCnpj, maskCpf } from './masks.ts'
import type { FieldType, FormField } from './form-field.ts'

type Type = FieldType['type']
/** The values of a form as texts, as its inputs and its draft have them. */
export type Texts = Readonly<Record<string, string>>

const plain = { write: String, read: (text: string): unknown => text }
const orNull = (text: string) => (text.trim() === '' ? null : text)
const decimal = (digits: number) => ({
  write: (value: unknown) => formatDecimal(Number(value), digits),
  read: (text: string) => (text.trim() === '' ? undefined : (readDecimal(text, digits) ?? Number.NaN)),
})

/** The functions that write a value of each type for its input, and read it back. */
const ways: Readonly<Record<Type, { write: (value: unknown) => string; read: (text: string) => unknown }>> = {
  text: plain,
  money: decimal(2),
  count: decimal(0),
  percentage: {
    write: (value) => formatDecimal(Math.round(Number(value) * 100), 2, true),
    read: (text) => {
      const hundredths = decimal(2).read(text)
      return hundredths === undefined ? undefined : hundredths / 100
    },
  },
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
  relation: { write: String, read: orNull },
  picture: { write: String, read: orNull },
  phone: { write: (value) => formatPhone(String(value)), read: orNull },
  cpf: { write: (value) => maskCpf(String(value)), read: orNull },
  cnpj: { write: (value) => maskCnpj(String(value)), read: orNull },
}

/** Writes a value as its input shows it; empty for none. */
export function toText({ type }: FieldType, value: unknown): string {
  return value === null || value === undefined ? '' : ways[type].write(value)
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
    return [field.name, kept ? undefined : ways[field.type].read(text)]
  })
  return { ...values, ...Object.fromEntries(read) }
}

/** Normalizes a text for its input: `12,5` reais become `12,50`. An unreadable text stays. */
export function tidyText(field: FieldType, text: string): string {
  if (field.type !== 'money' && field.type !== 'count' && field.type !== 'percentage') return text
  const value = ways[field.type].read(text)
  return typeof value === 'number' && !Number.isNaN(value) ? toText(field, value) : text
}

/** Returns a text for use in a sentence: `R$ 12,50`, the label of a choice; a dash for none. */
export function spoken(field: FieldType, text: string): string {
  if (text === '') return '–'
  if (field.type === 'money') return `R$ ${text}`
  if (field.type === 'percentage') return `${text} %`
  if (field.type === 'picture') return 'outra foto'
  if (field.type === 'day') return text.split('-').toReversed().join('/')
  if (field.type === 'choice') return field.choices.find(({ value }) => value === text)?.label ?? text
  return text
}
