import type { FieldErrors } from './api-error.ts'

/** Frameworks' own English, which no person should read (G1a): it counts as no message. */
const technical =
  /^(Unauthenticated|Unauthorized|Forbidden|Not Found|Server Error|Internal Server|Service Unavailable|Bad Request|Too Many|No query results|CSRF token|This action is|The |These credentials)/i

function isForPeople(text: string): boolean {
  return text !== '' && !technical.test(text)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sentences(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item): item is string => typeof item === 'string' && isForPeople(item))
}

function readErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).map(([field, texts]) => [field, sentences(texts)] as const)
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/** Reads a refusal generously (G1, G1a): lists, strings or an empty list of errors; any body at all. */
export function readRefusal(body: unknown): { message: string | null; errors: FieldErrors; data: unknown } {
  if (!isRecord(body)) return { message: null, errors: {}, data: undefined }
  const message = typeof body.message === 'string' ? body.message.trim() : ''
  return {
    message: isForPeople(message) ? message : null,
    errors: readErrors(body.errors),
    data: body.data,
  }
}
