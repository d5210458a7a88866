import { decideCards } from '../payments/decide-cards.ts'
import type { Job } from './job.ts'

/** All jobs of the backend; of two that are due at one instant, the first here runs first. */
export const jobs: readonly Job[] = [decideCards]
