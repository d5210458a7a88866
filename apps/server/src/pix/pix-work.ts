import type { Logger } from 'pino'
import type { World } from '../http/answer-call.ts'
import type { Metrics } from '../metrics.ts'
import type { Pix } from './pix.ts'

/** All that the work on Pix is done with; `key` is the one that receives all charges, null for each arena's own. */
export type PixWork = { world: World; pix: Pix; key: string | null; log: Logger; metrics: Metrics }
