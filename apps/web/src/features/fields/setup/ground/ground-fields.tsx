import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { Parts } from '@campo-livre/domain/fields/set-up/parts-input.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import type { FormField } from '../../../../lib/form/form-field.ts'
import { GroundInput } from './ground-input.tsx'
import { readParts } from './read-parts.ts'

/** Returns the one field of the section about shared ground. */
export function groundFields(field: OwnField): readonly FormField<keyof Parts>[] {
  return [
    {
      name: 'parts',
      label: 'Quais campos ocupam o mesmo espaço?',
      type: 'custom',
      render: (props) => <GroundInput {...props} field={field} />,
      spoken: (value) => {
        const parts = readParts(JSON.stringify(value))
        const names = field.otherFields.filter(({ id }) => parts.includes(id)).map(({ name }) => name)
        return names.length === 0 ? 'nenhum' : inWords(names)
      },
    },
  ]
}
