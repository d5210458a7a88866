import { skillLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import type { Option } from '../../../lib/form/form-field.ts'

/** The levels of players, to be chosen from. */
export const skillChoices: Option[] = skillLabels.map((label, index) => ({
  value: String(index + 1),
  label,
}))
