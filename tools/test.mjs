// `npm test`: installs what is missing, runs every check and test, and sums them up.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/test/main.ts')
