import type { PastedPerson } from '../paste/pasted-list.ts'

/** Returns somebody of a pasted list who comes, with these changes. */
export function pastedPerson(name: string, changes: Partial<PastedPerson> = {}): PastedPerson {
  return {
    name,
    note: null,
    goalkeeper: false,
    answer: 'confirmed',
    kind: null,
    paid: false,
    hostName: null,
    ...changes,
  }
}
