/** The tests that are run: the first tier on every change, the whole when an issue is resolved (decision 062). */
export type Tier = 'first' | 'whole'
