import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'
import type { Subject } from '../subject.ts'

/** Puts an id of somebody else and an unknown one into the path, and an unknown one into the body. */
export function idCases({ path }: Call, { another, unknown, refs = {} }: Subject): Case[] {
  const cases: Case[] = []
  const add = (kind: 'unknown id' | "another's", at: 'unknown' | 'another') =>
    cases.push({ kind, name: path, action: { does: 'refuse', as: 'maker', at, expects: { status: 404 } } })
  if (path.includes('{')) {
    if (typeof unknown !== 'string') add('unknown id', 'unknown')
    if (typeof another === 'function') add("another's", 'another')
  }
  for (const [name, status] of Object.entries(refs)) {
    const change = { part: 'body', at: [name], value: UNKNOWN_ID } as const
    const action = { does: 'refuse', as: 'maker', at: 'own', change, expects: { status } } as const
    cases.push({ kind: 'unknown id', name, action })
  }
  return cases
}

export const UNKNOWN_ID = 'contrato-ninguem'
