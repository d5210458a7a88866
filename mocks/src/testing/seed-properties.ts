import fc from 'fast-check'
import { inject } from 'vitest'

// Properties try the same inputs in every run, and others at another date (`pnpm test:clock`).
fc.configureGlobal({ seed: Date.parse(inject('now')) % 2 ** 31 })
