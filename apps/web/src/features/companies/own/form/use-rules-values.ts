import { useState } from 'react'
import type { FormParts } from './form-parts.ts'
import type { RulesValues } from './rules-values.ts'

/** Returns the rules that the form shows, as they are typed. */
export function useRulesValues({ watch, getValues }: FormParts['form']): RulesValues {
  const [values, setValues] = useState<RulesValues>(getValues)
  const follow = () => setValues(getValues())
  watch('paying', follow)
  watch('depositPercent', follow)
  watch('fullRefundHours', follow)
  watch('lateRefundPercent', follow)
  watch('graceMinutes', follow)
  watch('toleranceMinutes', follow)
  watch('noShowPercent', follow)
  watch('rain', follow)
  watch('rainNote', follow)
  return values
}
