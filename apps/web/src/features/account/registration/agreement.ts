import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'

/** Returns the error of a missing consent. */
export function consentProblem(given: boolean): string | null {
  return given ? null : 'Sem esse aceite não dá para criar a conta.'
}

const YES = 'sim'

type Agreed = { password: string; terms_version: boolean }

/**
 * Returns the part of the last step that is kept over a reload: that a password was typed, but not which, and the
 * accepted version of the terms.
 */
export function keptAgreement({ password, terms_version: agreed }: Agreed) {
  return { chosen: password === '' ? '' : YES, terms_version: agreed ? TERMS_VERSION : '' }
}

/** Reads that part; a newer version of the terms has to be accepted again. */
export function readAgreement(kept: { chosen: string; terms_version: string }) {
  return { hadPassword: kept.chosen === YES, terms_version: kept.terms_version === TERMS_VERSION }
}
