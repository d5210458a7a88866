import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { useState } from 'react'
import { AccountPanel } from '../../../../shared/payments/account-panel.tsx'
import { ReasonForm } from '../bill/reason-form.tsx'
import { useCommandForm } from '../commands/use-command-form.ts'
import type { TabCommands } from '../commands/use-tab-commands.ts'
import { AmountForm } from './amount-form.tsx'
import { type AmountChoice, amountOf } from './amounts.ts'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send' | 'check'> }

const all: AmountChoice = { way: 'all', shares: 2, lines: [], otherCents: 0 }

/** Taking money for a tab: how much of it, by which method, and what has come in (rule 7). */
export function PayPanel({ tab, commands }: Props) {
  const [choice, setChoice] = useState(all)
  const { problem, submit } = useCommandForm(commands)
  const { id: tabId } = tab
  return (
    <AccountPanel
      account={tab}
      totalCents={tabSum(tab).totalCents}
      amountCents={amountOf(tab, choice)}
      chooser={<AmountForm tab={tab} choice={choice} onChoice={setChoice} />}
      problem={problem}
      note={tab.status === 'open' ? 'A comanda continua aberta.' : undefined}
      onTake={(payment) => {
        const lines = choice.way === 'lines' ? [...choice.lines] : []
        const isSent = submit({ type: 'pay', tabId, ...payment, lines })
        // A share is one of as many as are left.
        const shares = Math.max(1, choice.shares - 1)
        if (isSent) setChoice(choice.way === 'share' ? { ...choice, shares } : all)
        return isSent
      }}
      onWithdraw={(paymentId) =>
        commands.send({ type: 'void_payment', tabId, paymentId, reason: 'Pix cancelado no balcão' })
      }
      giveBack={(paymentId, act, onDone) => (
        <ReasonForm
          act={act}
          commandOf={(reason) => ({ type: 'void_payment', tabId, paymentId, reason })}
          commands={commands}
          onDone={onDone}
        />
      )}
    />
  )
}
