import fc from 'fast-check'

// The set-up file of mutation testing: properties try the same inputs in every run, and do not look for the smallest
// that fails.
fc.configureGlobal({ seed: 13, endOnFailure: true })
