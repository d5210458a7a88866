// `pnpm test:changed [revision]`: lint and the tests of what changed since a revision, by default main.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/test/changed.ts')
