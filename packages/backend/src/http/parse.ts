import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import type * as z from 'zod/mini'
import { NOT_JSON, ruleOfSchema } from './rules.ts'
import { Refused } from './refused.ts'

const NO_OBJECT = 'Não deu para ler o que foi enviado: os dados precisam vir em um objeto JSON.'

/** Typed texts, by field. */
export type Texts = Readonly<Partial<Record<string, string>>>

type Issue = z.core.$ZodIssue
type Where = 'corpo' | 'consulta'

/** Returns the sentence for people, by the kind of check, where the schema has none. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Preencha este campo.'
  if (issue.code === 'too_big') {
    if (!issue.inclusive) return `Use menos que ${issue.maximum}.`
    return `Use no máximo ${issue.maximum}${issue.origin === 'string' ? ' caracteres' : ''}.`
  }
  if (issue.code === 'too_small') {
    if (!issue.inclusive) return `Use mais que ${issue.minimum}.`
    return `Use no mínimo ${issue.minimum}${issue.origin === 'string' ? ' caracteres' : ''}.`
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Informe a data como 2026-11-20.'
  return 'Esse valor não é aceito.'
}

/** Returns the refusal with 422 and the schema's sentences by field. */
function refusalOf(where: Where, issues: readonly Issue[]): Refused {
  const errors: InputErrors = {}
  // An issue without a path is about the whole body, which is a list, a number or null.
  const ofFields = issues.filter(({ path }) => path.length > 0)
  for (const issue of ofFields) (errors[issue.path.join('.')] ??= []).push(issue.message)
  const message = Object.values(errors)[0]?.[0] ?? NO_OBJECT
  const rule = ruleOfSchema(where, ofFields.length > 0 ? errors : { '': [message] })
  return new Refused('invalid', message, { errors }).because(rule)
}

/** Sentences are Portuguese in any language of the schema library. */
const inWords = { error: sentenceOf }

function parse<T>(where: Where, schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value, inWords)
  if (result.success) return result.data
  throw refusalOf(where, result.error.issues)
}

function readJson(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new Refused('invalid', 'Não deu para ler o que foi enviado: não é um JSON válido.').because(
      NOT_JSON,
    )
  }
}

/** Reads a value of a body by the schema that its kind has. */
export function parseValue<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  return parse('corpo', schema, value)
}

/** Reads a JSON body by its schema; an absent body counts as `{}`. */
export function parseBody<T>(schema: z.ZodMiniType<T>, text: string): T {
  return parse('corpo', schema, readJson(text))
}

/** Returns what the schema finds wrong with a JSON body, by field, and the texts in it. */
export function judgeBody(schema: z.ZodMiniType, text: string): { wrong: InputErrors; texts: Texts } {
  const value = readJson(text)
  const result = schema.safeParse(value, inWords)
  const texts = Object.entries(Object(value)).filter(([, each]) => typeof each === 'string')
  return {
    wrong: result.success ? {} : refusalOf('corpo', result.error.issues).errors,
    texts: Object.fromEntries(texts) as Texts,
  }
}

/** Reads the query by its schema; unknown parameters are ignored, empty ones count as absent. */
export function parseQuery<T>(schema: z.ZodMiniType<T>, query: URLSearchParams): T {
  const values: Record<string, string> = {}
  for (const [key, value] of query) if (value !== '') values[key] ??= value
  return parse('consulta', schema, values)
}
