import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { sendRachaCommand } from '@campo-livre/api/rachas/send-racha-command.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rachaFormProblems, rachaFormSchema } from '@campo-livre/domain/rachas/racha-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useKept } from '../../lib/drawer/use-kept.ts'
import FormDrawer from '../../lib/form/form-drawer.tsx'
import type { RachaFormName } from './racha-dialog.ts'
import { rachaForms } from './racha-forms.ts'

type Props = { racha: RachaDetail; open: RachaFormName | undefined; onClose: () => void }

/** The drawer of the form about a game that the address names. */
export default function RachaFormDrawer({ racha, open, onClose }: Props) {
  const client = useQueryClient()
  const name = useKept(open)
  if (name === undefined) return null
  const { title, fields, schema, values, toDoing, submit, saved, failure } = rachaForms[name]
  return (
    <FormDrawer<unknown, RachaDetail>
      title={title}
      opened={open !== undefined}
      onClose={onClose}
      fields={fields(racha)}
      schema={schema}
      check={(body) => {
        const form = rachaFormSchema.safeParse(body)
        return name === 'mudar' && form.success
          ? rachaFormProblems(form.data, { timeZone: racha.timeZone, now: serverNow() })
          : {}
      }}
      values={values(racha)}
      mutation={{
        mutationFn: async (body, { idempotencyKey: id, signal }) => {
          const answer = await sendRachaCommand(
            { ...toDoing(body, racha, id), id, rachaId: racha.id },
            signal,
          )
          client.setQueryData(rachaQuery(racha.id).queryKey, answer)
          return answer
        },
        changes: ['rachas'],
      }}
      draftKey={`racha ${name} ${racha.id}`}
      submit={submit}
      saved={saved}
      failure={failure}
    />
  )
}
