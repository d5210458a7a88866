import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { genderLabels, genders } from '@campo-livre/domain/users/registration.ts'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'

/** As a select shows them. */
export const genderChoices = genders.map((value) => ({ value, label: genderLabels[value] }))
/** With nothing chosen first. */
export const genderOptions = [{ value: '', label: controlLabels.choose }, ...genderChoices]

/** Whose calendar says how old somebody is. */
const ZONE = 'America/Sao_Paulo'

/** The day by which an age is judged. */
export const ageDay = () => localDay(ZONE, serverNow())
