import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { Button, Switch, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPhone } from '../../../../lib/format/format-phone.ts'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { HandOver } from './hand-over.tsx'
import { DiscountForm } from './discount-form.tsx'
import classes from '../../../../shared/payments/panel.module.css'
import { ReasonCommand } from './reason-command.tsx'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send' | 'check'>; onDone: () => void }

/** The actions on a tab as a whole: its customer, discount and fee, joining, reopening, cancelling. */
export function TabPanel({ tab, commands, onDone }: Props) {
  const { id: tabId, servicePercent, status, bookingId } = tab
  return (
    <div className={classes.panel}>
      <div className={classes.pair}>
        <Link
          to="."
          search={mergeSearch({ painel: 'juntar' })}
          replace
          resetScroll={false}
          className={classes.link}
        >
          Juntar ou mover
        </Link>
        <Link
          to="."
          search={mergeSearch({ painel: 'recibo' })}
          replace
          resetScroll={false}
          className={classes.link}
        >
          Recibo
        </Link>
      </div>
      <CustomerForm tab={tab} commands={commands} />
      <section className={classes.section}>
        <Switch
          size="lg"
          label="Taxa de serviço de 10%"
          description="O cliente pode recusar."
          checked={servicePercent === 10}
          onChange={({ currentTarget }) =>
            commands.send({ type: 'service_fee', tabId, percent: currentTarget.checked ? 10 : 0 })
          }
        />
        <DiscountForm tab={tab} commands={commands} />
        {bookingId === null && status === 'open' && (
          <Link
            to="."
            search={mergeSearch({ painel: 'reserva' })}
            replace
            resetScroll={false}
            className={classes.link}
          >
            Vincular reserva
          </Link>
        )}
        {bookingId !== null && status === 'open' && (
          <Button
            variant="default"
            size="md"
            onClick={() => commands.send({ type: 'link_booking', tabId, bookingId: null })}
          >
            Desvincular reserva
          </Button>
        )}
        {bookingId !== null && <HandOver tab={tab} onDone={onDone} />}
      </section>
      {status === 'closed' && (
        <ReasonCommand
          act="Reabrir comanda"
          commandOf={(reason) => ({ type: 'reopen', tabId, reason })}
          commands={commands}
          onDone={onDone}
        />
      )}
      <ReasonCommand
        act="Cancelar comanda"
        danger
        commandOf={(reason) => ({ type: 'cancel', tabId, reason })}
        commands={commands}
        onDone={onDone}
      />
    </div>
  )
}

function CustomerForm({ tab, commands }: Pick<Props, 'tab' | 'commands'>) {
  const [name, setName] = useState(tab.customerName)
  const [phone, setPhone] = useState(formatPhone(tab.customerPhone ?? ''))
  const isSame = name === tab.customerName && phone === formatPhone(tab.customerPhone ?? '')
  return (
    <form
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) commands.send({ type: 'customer', tabId: tab.id, name, phone: phone.trim() || null })
      }}
    >
      <TextInput
        size="lg"
        label="Nome do cliente"
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        size="lg"
        type="tel"
        label="Telefone (opcional)"
        maxLength={20}
        autoComplete="off"
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="lg" disabled={isSame}>
        Guardar cliente
      </Button>
    </form>
  )
}
