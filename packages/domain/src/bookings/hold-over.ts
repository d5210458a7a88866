import { refuse, type Refusal } from '../refusals/refusal.ts'

/** Refuses what is asked of a booking whose hold has run out (rule 4). */
export function holdOver(): Refusal {
  return refuse('hold_expired', 'O tempo para pagar acabou e o horário foi liberado.')
}
