import type { SettingsDetail } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { HistoryItem } from '../../../lib/history/history-item.tsx'
import { HistoryList } from '../../../lib/history/history-list.tsx'
import { spoken, toText } from '../../../lib/form/field-text.ts'
import type { SettingsForm } from '../report/report-search.ts'
import report from '../report/report.module.css'
import { settingsForms } from './settings-forms.ts'

type Props = { name: SettingsForm; settings: SettingsDetail; timeZone: string }

/** The changes of one form of the settings, newest first, in its words; nothing before the first. */
export function SettingsHistory({ name, settings: { changes }, timeZone }: Props) {
  const { fields } = settingsForms[name]
  const told = changes
    .map((change) => ({
      ...change,
      parts: change.changes.flatMap(({ field, from, to }) => {
        const found = fields.find((each) => each.name === field)
        return found ? [{ field: found, from: toText(found, from), to: toText(found, to) }] : []
      }),
    }))
    .filter(({ parts }) => parts.length > 0)
  if (told.length === 0) return null
  return (
    <div>
      <h3 className={report.note}>O que já mudou</h3>
      <HistoryList>
        {told.map(({ id, at, who, parts }) => (
          <HistoryItem key={id} at={at} who={who} timeZone={timeZone}>
            {parts.map(({ field, from, to }) => (
              <p key={field.name}>
                {field.label}:{' '}
                {from === '' ? spoken(field, to) : `de ${spoken(field, from)} para ${spoken(field, to)}`}
              </p>
            ))}
          </HistoryItem>
        ))}
      </HistoryList>
    </div>
  )
}
