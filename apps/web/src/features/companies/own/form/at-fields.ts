import { ApiError } from '@campo-livre/api/client/api-error.ts'

/**
 * Renames a refusal's fields to those of the form: the call nests address and policy, and names one day of the hours.
 */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors: Record<string, string[]> = {}
  for (const [path, sentences] of Object.entries(error.errors)) {
    const [first = '', second] = path.split('.')
    const nested = first === 'address' || first === 'cancellationPolicy'
    const field = nested && second !== undefined ? second : first
    errors[field] = [...(errors[field] ?? []), ...sentences]
  }
  const { kind, message, status, code, retryAfter, data } = error
  return new ApiError({ kind, message, status, code, retryAfter, errors, data })
}
