// `pnpm bench`: measures the figures promised to a visitor on a slow phone and to a developer.
import { handOver } from './lib/hand-over.mjs'

await handOver('tools/bench/main.ts')
