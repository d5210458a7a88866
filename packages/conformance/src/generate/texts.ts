import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'

/** Bodies that are no JSON objects. */
const texts = { 'a broken text': '{"a":', 'a list': '[]', 'a number': '7', 'a text': '"x"', null: 'null' }

export function textCases({ body }: Call): Case[] {
  if (!body) return []
  return Object.entries(texts).map(([name, text]): Case => {
    const change = { part: 'raw', text } as const
    const action = { does: 'refuse', as: 'maker', at: 'own', change, expects: { status: 422 } } as const
    return { kind: 'no JSON', name, action }
  })
}
