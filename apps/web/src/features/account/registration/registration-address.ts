/** Who registers: somebody who plays, or somebody who has an arena. As the address has it. */
export type Kind = 'atleta' | 'arena'

/** `/registro?tipo=atleta&etapa=2` as the router has it: texts. */
export type RegistrationAddress = { tipo?: string; etapa?: string }

/** Reads the address: nothing chosen without a known kind, the first step for whatever is no number of one (A14). */
export function readRegistration(raw: object): { kind: Kind | null; step: number } {
  const { tipo, etapa = '' }: RegistrationAddress = raw
  const kind = tipo === 'atleta' || tipo === 'arena' ? tipo : null
  return { kind, step: /^[1-9]$/.test(etapa) ? Number(etapa) - 1 : 0 }
}

/** The way back: the first step is not named. `step` counts from 0. */
export function toAddress(kind: Kind, step: number): RegistrationAddress {
  return step === 0 ? { tipo: kind } : { tipo: kind, etapa: String(step + 1) }
}
