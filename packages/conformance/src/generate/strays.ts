import type { Method } from '@campo-livre/contract/call.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Sends an unknown path below the call's, and undeclared methods to its path. */
export function strayCases(call: Call, calls: readonly Call[]): Case[] {
  const expects = { status: [404, 405] }
  const below: Case = {
    kind: 'unknown path',
    name: `${call.path}/nada/aqui`,
    action: { does: 'stray', method: call.method, under: '/nada/aqui', expects },
  }
  const same = calls.filter((each) => each.path === call.path || each.match(example(call.path)) !== null)
  // Undeclared methods are tried once per path, however many calls it has.
  if (calls.find(({ path }) => path === call.path) !== call) return [below]
  const others = methods.filter((method) => !same.some((each) => each.method === method))
  return [
    below,
    ...others.map((method): Case => {
      return {
        kind: 'unknown path',
        name: `${method} there`,
        action: { does: 'stray', method, under: '', expects },
      }
    }),
  ]
}

const example = (path: string) => path.replace(/\{\w+\}/g, 'x')
