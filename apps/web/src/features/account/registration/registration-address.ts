/** The kind of account in the address: an athlete's or an arena's. */
export type Kind = 'atleta' | 'arena'

/** `/registro?tipo=atleta&etapa=2` as texts. */
export type RegistrationAddress = { tipo?: string; etapa?: string }

/** Reads the address: no kind for an unknown one, the first step for an invalid number (A14). `step` counts from 0. */
export function readRegistration(raw: object): { kind: Kind | null; step: number } {
  const { tipo, etapa = '' }: RegistrationAddress = raw
  const kind = tipo === 'atleta' || tipo === 'arena' ? tipo : null
  return { kind, step: /^[1-9]$/.test(etapa) ? Number(etapa) - 1 : 0 }
}

/** Returns the address of a step; the first one has no number. `step` counts from 0. */
export function toAddress(kind: Kind, step: number): RegistrationAddress {
  return step === 0 ? { tipo: kind } : { tipo: kind, etapa: String(step + 1) }
}
