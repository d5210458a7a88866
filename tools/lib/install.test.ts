import { expect, it } from 'vitest'
import { explainInstallFailure } from './install.mjs'

it.each([
  ['[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml does not fit'],
  ['request failed, reason: getaddrinfo ENOTFOUND example.org', 'The npm registry did not answer'],
  ['write ENOSPC', 'The disk is full'],
  ['something nobody has seen before', 'The reason stands in the lines above'],
])('explains %j', (output, sentence) => {
  expect(explainInstallFailure(output)).toContain(sentence)
})
