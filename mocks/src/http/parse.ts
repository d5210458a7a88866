import type * as z from 'zod/mini'
import { NOT_JSON, ruleOfSchema } from '../log/rules.ts'
import { type FieldErrors, Refused } from './refused.ts'

/** The words of a schema check that has none of its own. */
const UNWORDED = 'Invalid input'
const NO_OBJECT = 'Não deu para ler o que foi enviado: os dados precisam vir em um objeto JSON.'

type Issue = z.core.$ZodIssue
type Where = 'corpo' | 'consulta'

/** The sentence for a person: the schema's own, else one by the kind of check. */
function sentenceOf(issue: Issue): string {
  if (issue.message !== UNWORDED) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Preencha este campo.'
  if (issue.code === 'too_big')
    return `Use no máximo ${issue.maximum}${issue.origin === 'string' ? ' caracteres' : ''}.`
  if (issue.code === 'too_small')
    return `Use no mínimo ${issue.minimum}${issue.origin === 'string' ? ' caracteres' : ''}.`
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Informe a data como 2026-11-20.'
  return 'Esse valor não é aceito.'
}

/** What a schema found wrong → 422 with its sentences by field. */
function refusalOf(where: Where, issues: readonly Issue[]): Refused {
  const errors: FieldErrors = {}
  // A list, a number, `null`: it is no field that is wrong, and a field has a name.
  const ofFields = issues.filter(({ path }) => path.length > 0)
  for (const issue of ofFields) (errors[issue.path.join('.')] ??= []).push(sentenceOf(issue))
  const message = Object.values(errors)[0]?.[0] ?? NO_OBJECT
  const rule = ruleOfSchema(where, ofFields.length > 0 ? errors : { '': [message] })
  return new Refused(422, message, errors).because(rule)
}

function parse<T>(where: Where, schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw refusalOf(where, result.error.issues)
}

/** Reads a JSON body by its schema; an absent body counts as `{}`. */
export function parseBody<T>(schema: z.ZodMiniType<T>, text: string): T {
  let value: unknown
  try {
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new Refused(422, 'Não deu para ler o que foi enviado: não é um JSON válido.').because(NOT_JSON)
  }
  return parse('corpo', schema, value)
}

/** Reads the query by its schema; unknown parameters are ignored, empty ones count as absent. */
export function parseQuery<T>(schema: z.ZodMiniType<T>, query: URLSearchParams): T {
  const values: Record<string, string> = {}
  for (const [key, value] of query) if (value !== '') values[key] ??= value
  return parse('consulta', schema, values)
}
