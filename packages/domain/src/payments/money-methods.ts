/** The methods by which a tab is paid at the counter. */
export const tillMethods = ['pix', 'card', 'cash'] as const
export type TillMethod = (typeof tillMethods)[number]

/** The methods by which a company pays its expenses. */
export const expenseMethods = ['pix', 'boleto', 'transfer', 'card', 'cash'] as const
export type ExpenseMethod = (typeof expenseMethods)[number]

/** All methods of payment, incoming and outgoing, with their Portuguese labels. */
export const moneyMethodLabels = {
  pix: 'Pix',
  card: 'Cartão',
  cash: 'Dinheiro',
  venue: 'Pago na arena',
  boleto: 'Boleto',
  transfer: 'Transferência',
} as const
export type MoneyMethod = keyof typeof moneyMethodLabels
export const moneyMethods = Object.keys(moneyMethodLabels) as [MoneyMethod, ...MoneyMethod[]]
