import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** Renames a refusal's fields to those of the form. */
export function atForm(error: unknown, fieldOf: (path: string) => string | undefined): unknown {
  if (!(error instanceof ApiError)) return error
  const errors: Record<string, string[]> = {}
  for (const [path, sentences] of Object.entries(error.errors)) {
    const field = fieldOf(path) ?? path
    errors[field] = [...(errors[field] ?? []), ...sentences]
  }
  const { kind, message, status, code, retryAfter, data } = error
  return new ApiError({ kind, message, status, code, retryAfter, errors, data })
}
