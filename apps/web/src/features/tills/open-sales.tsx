import '@campo-livre/ui/styles/form.css'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { showTillSales } from '@campo-livre/api/tills/change-tills.ts'
import { tillSalesAskedSchema } from '@campo-livre/domain/tills/till-input.ts'
import type { OpenTill, TillSales } from '@campo-livre/domain/tills/till-row.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useFocusOnMount } from '../../lib/browser/use-focus-on-mount.ts'
import { schemaRule } from '../../lib/form/rules.ts'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { MethodTable } from './method-table.tsx'
import classes from './till.module.css'

const eye = { 'aria-label': controlLabels.showPassword, tabIndex: 0 }
const validate = { password: schemaRule(tillSalesAskedSchema.shape.password) }

type Shown = TillSales & { at: string }
type Stage = { is: 'closed'; before: boolean } | { is: 'asked' } | { is: 'shown'; sales: Shown }

/**
 * The sales of the open till by way of paying, for the owner: they are shown for the password of the account, and the
 * closing says that they were (H3). Nothing of them is kept on the device. The focus goes to what takes the place of a
 * pressed button.
 */
export function OpenSales({ till, timeZone }: { till: OpenTill; timeZone: string }) {
  const [stage, setStage] = useState<Stage>({ is: 'closed', before: false })
  const close = () => setStage({ is: 'closed', before: true })
  switch (stage.is) {
    case 'shown':
      return <ShownSales sales={stage.sales} timeZone={timeZone} onHide={close} />
    case 'asked':
      return (
        <SalesForm
          id={till.id}
          onShown={(sales) => setStage({ is: 'shown', sales: { ...sales, at: serverNow() } })}
          onClose={close}
        />
      )
    case 'closed':
    default:
      return <AskButton takesFocus={stage.before} onAsk={() => setStage({ is: 'asked' })} />
  }
}

function AskButton({ takesFocus, onAsk }: { takesFocus: boolean; onAsk: () => void }) {
  const ask = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) ask.current?.focus()
  }, [takesFocus])
  return (
    <p className={classes.quiet}>
      <button ref={ask} type="button" className={button.subtle} onClick={onAsk}>
        Ver as vendas até agora
      </button>
    </p>
  )
}

type ShownProps = { sales: Shown; timeZone: string; onHide: () => void }

function ShownSales({ sales: { at, methods }, timeZone, onHide }: ShownProps) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section aria-labelledby="vendas-agora">
      <h3 ref={title} id="vendas-agora" tabIndex={-1}>
        Vendas até {formatTime(at, timeZone)}
      </h3>
      <MethodTable methods={methods} labelledBy="vendas-agora" />
      <p className={classes.note}>O fechamento diz que elas foram vistas antes da contagem.</p>
      <p className={classes.quiet}>
        <button type="button" className={button.subtle} onClick={onHide}>
          Esconder as vendas
        </button>
      </p>
    </section>
  )
}

type FormProps = { id: string; onShown: (sales: TillSales) => void; onClose: () => void }

function SalesForm({ id, onShown, onClose }: FormProps) {
  const password = useFocusOnMount<HTMLInputElement>()
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' }, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<{ password: string }, TillSales>({
    form,
    fields: ['password'],
    send: (values, signal) => showTillSales(id, values.password, signal),
    onSent: (_values, shown) => onShown(shown),
    failure: 'Não deu para buscar as vendas. Tente de novo.',
    unknownCall: 'Por enquanto não dá para ver as vendas com o caixa aberto.',
  })
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <p>
        Só para quem é dono: quem conta a gaveta não vê as vendas antes. Com elas, o fechamento deixa de ser
        às cegas, e diz isso.
      </p>
      <PasswordInput
        key={form.key('password')}
        {...inputOf('password')}
        ref={password}
        size="md"
        label="Sua senha"
        autoComplete="current-password"
        visibilityToggleButtonProps={eye}
      />
      <div className={classes.acts}>
        <SubmitButton sending={sending} size="md">
          Ver as vendas
        </SubmitButton>
        <button type="button" className={button.secondary} onClick={onClose}>
          Agora não
        </button>
      </div>
    </form>
  )
}
