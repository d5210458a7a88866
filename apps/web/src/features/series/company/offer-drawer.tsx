import '@campo-livre/ui/styles/form.css'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { arenaAnswerSchema, type SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { type ContractValues, initialContract, priceOf, termsOf } from './contract-values.ts'
import { FirstDayInput } from './first-day-input.tsx'
import { firstDayProblem, type Problems } from './form-problems.ts'
import { NoteInput } from './note-input.tsx'
import classes from './series-form.module.css'
import { SlotFields } from './slot-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useProposedPrice } from './use-proposed-price.ts'
import { useRequestAnswer } from './use-request-answer.ts'
import { WithOwnCompany } from './with-own-company.tsx'

type Props = { request: SeriesRequestDetail; onClose: () => void }

/** Offers an athlete another hour than the one that was asked for (N8). */
export default function OfferDrawer({ request, onClose }: Props) {
  return (
    <SideDrawer opened onClose={onClose} title="Oferecer outro horário">
      <WithOwnCompany>
        {(own) => <OfferForm company={own} request={request} onClose={onClose} />}
      </WithOwnCompany>
    </SideDrawer>
  )
}

/** Returns the answer of the entered values. */
function toOffer(values: ContractValues) {
  const { fieldId, from, startMinute, minutes, every, note } = values
  return {
    do: 'offer' as const,
    fieldId,
    from,
    startMinute,
    minutes,
    every,
    priceCents: priceOf(values),
    terms: termsOf(values),
    message: note,
  }
}

/** Returns the sentence of each field that the schema refuses. */
function problemsOf(values: ContractValues, timeZone: string): Problems {
  const issues = arenaAnswerSchema.safeParse(toOffer(values)).error?.issues ?? []
  const at = (path: string) => issues.find((issue) => issue.path.join('.') === path)
  const problems: Problems = {}
  const firstDay = firstDayProblem(values.from, timeZone)
  if (firstDay !== undefined) problems.from = firstDay
  if (at('from')) problems.from = 'Escolha o primeiro dia.'
  if (at('priceCents')) problems.price = 'Informe o preço, como 120,00.'
  if (at('terms.giveBackHours')) problems.giveBackHours = 'Use de 0 a 720 horas.'
  if (at('terms.dueDay')) problems.dueDay = 'Use um dia de 1 a 28.'
  if (at('message')) problems.note = 'Use até 500 caracteres.'
  return problems
}

function OfferForm({ company, request, onClose }: Props & { company: OwnCompany }) {
  const { timeZone } = company
  const today = localDay(timeZone, serverNow())
  const [values, setValues] = useState(() => initialContract(company, { today, seriesId: '', request }))
  const { priced, tableCents, noteOwn } = useProposedPrice(values, timeZone, today)
  const action = useRequestAnswer(request.id, { title: 'Horário oferecido', done: onClose })
  const { problems, recheck, submit, form } = useCheckedForm(
    () => problemsOf(priced, timeZone),
    () => action.run(toOffer(priced)),
  )
  const change = (part: Partial<ContractValues>) => {
    const next = { ...priced, ...part }
    noteOwn(part)
    setValues(next)
    recheck(problemsOf(next, timeZone))
  }
  return (
    <form {...form} className={classes.form}>
      <p>
        {request.customerName} pediu {slotWords(request.wish)}.
      </p>
      <div className={classes.part}>
        <FirstDayInput
          from={values.from}
          every={values.every}
          error={problems.from ?? firstDayProblem(values.from, timeZone)}
          onDay={(from) => change({ from })}
        />
        <SlotFields
          slot={priced}
          fields={company.fields}
          problems={problems}
          tableCents={tableCents}
          onSlot={change}
        />
      </div>
      <TermsFields terms={values} problems={problems} onTerms={change} />
      <NoteInput
        label="Recado"
        description="A pessoa vai ler."
        name="note"
        value={values.note}
        error={problems.note}
        onValue={(note) => change({ note })}
      />
      <ActionButton action={action} onClick={submit}>
        Oferecer este horário
      </ActionButton>
    </form>
  )
}
