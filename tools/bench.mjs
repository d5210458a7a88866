// `pnpm bench`: measures what is promised to a visitor on a slow phone, and to a developer.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/bench/main.ts')
