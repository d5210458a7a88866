import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { extraCases } from './extras.ts'
import { filterCases } from './filters.ts'
import { goodCases } from './good.ts'
import { guardCases } from './guards.ts'
import { idCases } from './ids.ts'
import { invalidCases } from './invalid.ts'
import { knownCases } from './known.ts'
import { repeatCases } from './repeats.ts'
import { strayCases } from './strays.ts'
import { textCases } from './texts.ts'

/**
 * Returns all cases of a call, made from its declaration and a good request; refusals come first. No request is sent.
 */
export function casesOf(call: Call, calls: readonly Call[], subject: Subject, good: ValidRequest): Case[] {
  return [
    ...guardCases(call),
    ...idCases(call, subject),
    ...invalidCases(call, good),
    ...filterCases(call),
    ...textCases(call),
    ...strayCases(call, calls),
    ...goodCases(call),
    ...(good.lent === true ? [] : extraCases(call)),
    ...repeatCases(call, subject),
    ...knownCases(call),
  ]
}
