import { ApiError } from '@campo-livre/api/client/api-error.ts'

/**
 * Renames a refusal's fields to those of the form: the call nests address and rules, and names one day of the hours.
 */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors: Record<string, string[]> = {}
  for (const [path, sentences] of Object.entries(error.errors)) {
    const field = fieldOf(path)
    errors[field] = [...(errors[field] ?? []), ...sentences]
  }
  const { kind, message, status, code, retryAfter, data } = error
  return new ApiError({ kind, message, status, code, retryAfter, errors, data })
}

/** Returns the field of the form for a path of the call. */
function fieldOf(path: string): string {
  const [first = '', ...rest] = path.split('.')
  if (first === 'acceptsPayAtVenue') return 'paying'
  const nested = first === 'address' || first === 'rules'
  return (nested ? rest.at(-1) : undefined) ?? first
}
