import { type Refusal, refuse } from '../refusals/refusal.ts'

/**
 * Tells whether a command was answered before, by what is kept under its id: null where nothing is. The same again is
 * answered with how things are now; an id that was used for something else, or by somebody else, is refused (`field`).
 * Either way nothing is done a second time. An area that keeps ids alone cannot tell commands apart: all are the same to it.
 */
export function answeredBefore<K>(
  kept: K | undefined,
  isSame: (kept: K) => boolean = () => true,
  field?: string,
): { ok: true; kept: K } | Refusal | null {
  if (kept === undefined) return null
  return isSame(kept) ? { ok: true, kept } : refuse('idempotency_key_reused', USED_BEFORE, field)
}

const USED_BEFORE = 'Isso já foi enviado antes, com outros dados. Abra de novo e confira como ficou.'
