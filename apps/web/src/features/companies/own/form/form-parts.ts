import type { UseFormReturnType } from '@mantine/form'
import type { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import type { ProfileValues } from './profile-values.ts'

/** The form, as its sections use it. */
export type FormParts = {
  form: UseFormReturnType<ProfileValues>
  inputOf: ReturnType<typeof useSubmitForm<ProfileValues>>['inputOf']
}
