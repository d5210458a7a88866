// `pnpm stories:compare <revision>`: shows side by side how the stories changed since a revision.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/stories/compare.ts')
