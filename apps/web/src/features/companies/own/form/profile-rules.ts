import { arenaRulesSchema, MIN_DEPOSIT_PERCENT } from '@campo-livre/domain/companies/arena-rules.ts'
import { companyProfileSchema } from '@campo-livre/domain/companies/company-profile.ts'
import { holidayProblems, type KnownHolidays } from '@campo-livre/domain/companies/holiday-problems.ts'
import { hoursProblems } from '@campo-livre/domain/companies/hours-problems.ts'
import { wholeBetween } from '@campo-livre/domain/text/whole-between.ts'
import { optionalRule, schemaRule } from '../../../../lib/form/rules.ts'
import type { ProfileValues } from './profile-values.ts'
import { type RulesValues, toRules } from './rules-values.ts'

const { shape } = companyProfileSchema
const address = shape.address.shape
const depositSchema = wholeBetween(MIN_DEPOSIT_PERCENT, 99)

/** Returns the rule of one of the arena's rules: the sentence about it of the schema of all of them. */
const arenaRule = (name: keyof RulesValues) => (_: unknown, values: ProfileValues) => {
  const read = arenaRulesSchema.safeParse(toRules(values))
  return read.error?.issues.find(({ path }) => path.at(-1) === name)?.message ?? null
}

/** The rule of the deposit: the whole price is another way to be paid. */
function depositRule(_: unknown, values: ProfileValues): string | null {
  if (values.paying !== 'deposit') return null
  const read = depositSchema.safeParse(toRules(values).depositPercent)
  return read.error?.issues[0]?.message ?? null
}

/** Returns the rules of the public page's fields. `known`: today, and the holidays that the arena has already. */
export const profileRules = (known: KnownHolidays) => ({
  name: schemaRule(shape.name),
  description: schemaRule(shape.description),
  whatsapp: optionalRule(schemaRule(shape.whatsapp)),
  phone: optionalRule(schemaRule(shape.phone)),
  cep: schemaRule(address.cep),
  street: schemaRule(address.street),
  number: schemaRule(address.number),
  district: schemaRule(address.district),
  city: schemaRule(address.city),
  state: schemaRule(address.state),
  openingHours: (hours: ProfileValues['openingHours']) => hoursProblems(hours)[0]?.sentence ?? null,
  holidays: (holidays: ProfileValues['holidays']) => holidayProblems(holidays, known)[0]?.sentence ?? null,
  depositPercent: depositRule,
  fullRefundHours: arenaRule('fullRefundHours'),
  lateRefundPercent: arenaRule('lateRefundPercent'),
  graceMinutes: arenaRule('graceMinutes'),
  toleranceMinutes: arenaRule('toleranceMinutes'),
  noShowPercent: arenaRule('noShowPercent'),
  rainNote: arenaRule('rainNote'),
})
