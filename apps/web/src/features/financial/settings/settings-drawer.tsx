import { moneySettingsQuery } from '@campo-livre/api/financial/money-settings.ts'
import {
  type SettingsDetail,
  settingsDetailSchema,
} from '@campo-livre/domain/financial/settings/money-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { ResourceFormDrawer } from '../../../lib/resource/writes/resource-form-drawer.tsx'
import type { SettingsForm } from '../report/report-search.ts'
import { settingsForms } from './settings-forms.ts'
import { SettingsHistory } from './settings-history.tsx'

type Props = { shown: SettingsForm | undefined; timeZone: string }

/** The drawer of the settings that the address names, with what people have changed of them. */
export default function SettingsDrawer({ shown, timeZone }: Props) {
  const query = useQuery(moneySettingsQuery())
  return (
    <QueryState query={query} skeleton={null} failure="Não deu para buscar os ajustes das contas">
      {(settings) => <Opened shown={shown} settings={settings} timeZone={timeZone} />}
    </QueryState>
  )
}

function Opened({ shown, settings, timeZone }: Props & { settings: SettingsDetail }) {
  const close = useCloseDialog('ajuste', shown !== undefined)
  const name = useKept(shown)
  if (name === undefined) return null
  const form = settingsForms[name]
  return (
    <ResourceFormDrawer
      form={form}
      target={settings}
      changes={['financial']}
      opened={shown !== undefined}
      onClose={close}
      title={form.title}
      draftKey={`money ${name}`}
      readCurrent={(data) => {
        const now = settingsDetailSchema.safeParse(data)
        return now.success ? form.initialValues(now.data) : null
      }}
      preview={() => <SettingsHistory name={name} settings={settings} timeZone={timeZone} />}
      submit={form.submit}
      saved={form.saved}
      failure={form.failure}
    />
  )
}
