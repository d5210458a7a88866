// `pnpm test:changed [revision]`: types, lint and the tests of what changed, main being what it is compared with.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/test/changed.ts')
