/** How a tab is paid at the counter. */
export const tillMethods = ['pix', 'card', 'cash'] as const
export type TillMethod = (typeof tillMethods)[number]

/** How a company pays what it owes. */
export const expenseMethods = ['pix', 'boleto', 'transfer', 'card', 'cash'] as const
export type ExpenseMethod = (typeof expenseMethods)[number]

/** Every way in which money comes to a company or leaves it. */
export const moneyMethodLabels = {
  pix: 'Pix',
  card: 'Cartão',
  cash: 'Dinheiro',
  venue: 'No local',
  boleto: 'Boleto',
  transfer: 'Transferência',
} as const
export type MoneyMethod = keyof typeof moneyMethodLabels
export const moneyMethods = Object.keys(moneyMethodLabels) as [MoneyMethod, ...MoneyMethod[]]
