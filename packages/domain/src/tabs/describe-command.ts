import { formatCents } from '../money/money.ts'
import { cardName } from '../payments/card/card.ts'
import { moneyMethodLabels } from '../payments/money-methods.ts'
import type { TabChange } from './command.ts'

/** The names of the things that a command names by their ids. */
export type CommandNames = {
  product: (productId: string) => string
  line: (lineId: string) => string
  tab: (tabId: string) => string
  booking: (bookingId: string) => string
  paidCents: (paymentId: string) => number
  command: (commandId: string) => TabChange | undefined
}

/** Describes a command as the history of a tab tells it: `2 × Cerveja`, `Reabriu a comanda: voltaram`. */
export function describeCommand(command: TabChange, names: CommandNames): string {
  const paid = (paymentId: string) => formatCents(names.paidCents(paymentId))
  switch (command.type) {
    case 'open':
      return 'Abriu a comanda'
    case 'add_item': {
      const note = command.note ? ` (${command.note})` : ''
      return `Lançou ${command.quantity} × ${names.product(command.productId)}${note}`
    }
    case 'return_item': {
      const where = command.to === 'stock' ? 'ao estoque' : 'como perda'
      return `Devolveu ${command.quantity} × ${names.line(command.lineId)} ${where}: ${command.reason}`
    }
    case 'note':
      return command.note
        ? `Anotou em ${names.line(command.lineId)}: ${command.note}`
        : `Tirou a anotação de ${names.line(command.lineId)}`
    case 'courtesy':
      return `Deu ${command.quantity} × ${names.line(command.lineId)} de cortesia: ${command.reason}`
    case 'discount': {
      if (command.discount === null) return 'Tirou o desconto'
      const { discount, reason } = command
      const size = discount.unit === 'cents' ? formatCents(discount.amountCents) : `${discount.percent}%`
      return `Deu desconto de ${size}${reason ? `: ${reason}` : ''}`
    }
    case 'service_fee':
      return command.percent === 0
        ? 'Tirou a taxa de serviço'
        : `Incluiu a taxa de serviço de ${command.percent}%`
    case 'move_items': {
      const what = command.lines.map(({ lineId, quantity }) => `${quantity} × ${names.line(lineId)}`)
      return `Moveu ${what.join(', ')} para a ${names.tab(command.toTabId)}`
    }
    case 'merge':
      return `Juntou à ${names.tab(command.intoTabId)}`
    case 'link_booking':
      return command.bookingId === null
        ? 'Desvinculou a reserva'
        : `Vinculou a reserva ${names.booking(command.bookingId)}`
    case 'customer':
      return `Mudou o cliente para ${command.name || 'Balcão'}`
    case 'close':
      return 'Fechou a comanda'
    case 'reopen':
      return `Reabriu a comanda: ${command.reason}`
    case 'pay': {
      const amount = formatCents(command.amountCents)
      return command.method === 'pix'
        ? `Mostrou um Pix de ${amount}`
        : `Recebeu ${amount} (${moneyMethodLabels[command.method].toLowerCase()})`
    }
    case 'void_payment':
      return `Devolveu o pagamento de ${paid(command.paymentId)}: ${command.reason}`
    case 'cancel':
      return `Cancelou a comanda: ${command.reason}`
    case 'undo': {
      const undone = names.command(command.commandId)
      return undone ? `Desfez: ${describeCommand(undone, names)}` : 'Desfez'
    }
    case 'ask_bill':
      return 'Pediu a conta'
    case 'pay_by_card': {
      const { amountCents, card } = command
      const how = `${formatCents(amountCents)} no ${cardName(card)}`
      return card.waits === null ? `Pagou ${how}` : `Começou a pagar ${how}`
    }
    case 'pay_by_credit':
      return `Pagou ${formatCents(command.amountCents)} com crédito na arena`
    case 'statement':
      return command.paid
        ? `Pagou ${formatCents(command.paid.amountCents)}, pelo extrato do banco`
        : 'Desfez um pagamento do extrato'
    case 'card_decided':
      return command.approved
        ? `O cartão pagou ${paid(command.paymentId)}`
        : `O banco recusou o cartão de ${paid(command.paymentId)}`
    case 'pix_paid':
    default:
      return `O Pix de ${paid(command.paymentId)} foi pago`
  }
}
