import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import type { Choice } from './resource.ts'

/** Returns the choices of a column from the domain's labels; those with a tone are shown as badges. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  tones: Partial<Readonly<Record<Value, Tone>>> = {},
): Choice[] {
  return Object.entries<string>(labels).map(([value, label]) => {
    const tone = tones[value as Value]
    return tone === undefined ? { value, label } : { value, label, tone }
  })
}

/** The choices of a yes-or-no column. */
export const yesOrNo: readonly Choice[] = [
  { value: 'true', label: confirmLabels.accept },
  { value: 'false', label: confirmLabels.reject },
]
