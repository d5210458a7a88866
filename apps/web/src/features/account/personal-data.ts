import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { genderLabels, genders } from '@campo-livre/domain/users/registration.ts'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'

/** The options of a select. */
export const genderChoices = genders.map((value) => ({ value, label: genderLabels[value] }))
/** The same after an empty option. */
export const genderOptions = [{ value: '', label: controlLabels.choose }, ...genderChoices]

/** The time zone whose calendar decides an age. */
const ZONE = 'America/Sao_Paulo'

/** Returns the day on which an age is computed. */
export const ageDay = () => localDay(ZONE, serverNow())
