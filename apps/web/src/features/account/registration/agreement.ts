import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'

/** Why there is no account without it. */
export function consentProblem(given: boolean): string | null {
  return given ? null : 'Sem esse aceite não dá para criar a conta.'
}

const YES = 'sim'

type Agreed = { password: string; terms_version: boolean }

/** What is kept of the last step over a reload: that there was a password, never which; which terms were agreed to. */
export function keptAgreement({ password, terms_version: agreed }: Agreed) {
  return { chosen: password === '' ? '' : YES, terms_version: agreed ? TERMS_VERSION : '' }
}

/** The way back. New terms have to be agreed to anew. */
export function readAgreement(kept: { chosen: string; terms_version: string }) {
  return { hadPassword: kept.chosen === YES, terms_version: kept.terms_version === TERMS_VERSION }
}
