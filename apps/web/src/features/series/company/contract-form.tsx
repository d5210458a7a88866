import '@campo-livre/ui/styles/form.css'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { Action } from '../../../lib/action/action.ts'
import { DayInput } from '../../../lib/form/day-input.tsx'
import { WhoFields } from '../../../shared/bookings/who-fields.tsx'
import { type ContractValues, toCreate } from './contract-values.ts'
import type { DateChoice } from './date-choice.ts'
import { FirstDayInput } from './first-day-input.tsx'
import { firstDayProblem, type Problems, problemsIn } from './form-problems.ts'
import { NoteInput } from './note-input.tsx'
import { PreviewPart } from './preview-part.tsx'
import classes from './series-form.module.css'
import { SlotFields } from './slot-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useProposedPrice } from './use-proposed-price.ts'
import { usePreview } from './use-preview.ts'
import type { SeriesCommandDraft } from './use-series-command.ts'

export type CreateDraft = Extract<SeriesCommandDraft, { type: 'create' }>

type Props = {
  company: OwnCompany
  today: string
  initial: ContractValues
  /** True where an athlete has asked for it, so that who plays is known. */
  isAnswer: boolean
  action: Pick<
    Action<CreateDraft, unknown>,
    'run' | 'reset' | 'pending' | 'sentence' | 'limited' | 'wait' | 'abort'
  >
}

/** A new contract: who, the slot, what is agreed, and how each of its dates stands before it is made (rule 6). */
export function ContractForm({ company, today, initial, isAnswer, action }: Props) {
  const [values, setValues] = useState(initial)
  const [choices, setChoices] = useState<readonly DateChoice[]>([])
  const { timeZone, fields } = company
  const { priced, tableCents, noteOwn } = useProposedPrice(values, timeZone, today)
  const draft = toCreate(priced, choices)
  const firstDay = firstDayProblem(values.from, timeZone)
  const problemsOf = (command: CreateDraft): Problems => {
    const from = firstDayProblem(command.from, timeZone)
    return { ...problemsIn(command), ...(from !== undefined && { from }) }
  }
  const { problems, recheck, submit, form } = useCheckedForm(
    () => problemsOf(draft),
    () => action.run(draft),
    usePreview(draft).isRefused,
  )
  const change = (part: Partial<ContractValues>) => {
    const next = { ...priced, ...part }
    noteOwn(part)
    setValues(next)
    action.reset()
    recheck(problemsOf(toCreate(next, choices)))
  }
  return (
    <form {...form} className={classes.form}>
      {isAnswer ? (
        <p>
          Pedido de <span className={classes.strong}>{values.name}</span>. O horário fixo aparece na conta da
          pessoa.
        </p>
      ) : (
        <WhoFields who={values} problems={problems} onWho={change} />
      )}
      <fieldset className={classes.part}>
        <legend className={classes.legend}>Horário fixo</legend>
        <FirstDayInput
          from={values.from}
          every={values.every}
          error={problems.from ?? firstDay}
          onDay={(from) => change({ from })}
        />
        <SlotFields
          slot={priced}
          fields={fields}
          problems={problems}
          tableCents={tableCents}
          onSlot={change}
        />
        <DayInput
          label="Até quando"
          name="until"
          description="Deixe vazio para não ter fim."
          value={values.until}
          error={problems.until}
          onChange={(until) => change({ until })}
        />
      </fieldset>
      <TermsFields terms={values} problems={problems} onTerms={change} />
      <NoteInput
        label="Anotação"
        description="Só a arena lê."
        name="note"
        value={values.note}
        error={problems.note}
        onValue={(note) => change({ note })}
      />
      {firstDay === undefined && (
        <PreviewPart
          draft={draft}
          timeZone={timeZone}
          today={today}
          fields={fields}
          choices={choices}
          onChoices={setChoices}
        />
      )}
      <ActionButton action={action} onClick={submit}>
        Cadastrar mensalista
      </ActionButton>
    </form>
  )
}
