import type { LedgerCategory } from '@campo-livre/domain/expenses/expense-words.ts'
import type { ExpenseMethod } from '@campo-livre/domain/payments/money-methods.ts'

/** A monthly expense or income: its amount in reais, and in how many days from today it is due this month (negative: ago). */
export type MonthlyPlan = {
  slug: string
  description: string
  supplier: string
  category: LedgerCategory
  reais: number
  due: number
  method: ExpenseMethod
  /** The share of the amount by which one month differs from another. */
  varies: number
}

/** The monthly expenses of an arena with seven fields. The energy bill was due yesterday. */
export const monthlyPlans: readonly MonthlyPlan[] = [
  {
    slug: 'aluguel',
    description: 'Aluguel do terreno',
    supplier: 'Espólio de Raimundo Nogueira',
    category: 'rent',
    reais: 3000,
    due: 4,
    method: 'transfer',
    varies: 0,
  },
  {
    slug: 'energia',
    description: 'Conta de energia',
    supplier: 'Enel Ceará',
    category: 'energy',
    reais: 1650,
    due: -1,
    method: 'boleto',
    varies: 0.2,
  },
  {
    slug: 'agua',
    description: 'Conta de água',
    supplier: 'Cagece',
    category: 'water',
    reais: 480,
    due: 6,
    method: 'boleto',
    varies: 0.25,
  },
  {
    slug: 'internet',
    description: 'Internet e telefone',
    supplier: 'Brisanet',
    category: 'internet',
    reais: 349,
    due: 11,
    method: 'boleto',
    varies: 0,
  },
  {
    slug: 'salarios',
    description: 'Salários da equipe',
    supplier: 'Equipe: Tânia, Weslley e Seu Chico',
    category: 'staff',
    reais: 3600,
    due: -12,
    method: 'transfer',
    varies: 0.04,
  },
  {
    slug: 'bar',
    description: 'Compra de bebidas',
    supplier: 'Distribuidora Praia Bebidas',
    category: 'stock',
    reais: 1900,
    due: 1,
    method: 'boleto',
    varies: 0.3,
  },
  {
    slug: 'cozinha',
    description: 'Compra para a cozinha',
    supplier: 'Atacadão do Mucuripe',
    category: 'stock',
    reais: 1200,
    due: -5,
    method: 'pix',
    varies: 0.3,
  },
  {
    slug: 'limpeza',
    description: 'Limpeza e material',
    supplier: 'Limpa Tudo Serviços',
    category: 'cleaning',
    reais: 690,
    due: -8,
    method: 'pix',
    varies: 0.1,
  },
  {
    slug: 'impostos',
    description: 'Simples Nacional',
    supplier: 'Receita Federal',
    category: 'taxes',
    reais: 1250,
    due: 9,
    method: 'boleto',
    varies: 0.15,
  },
  {
    slug: 'gramado',
    description: 'Manutenção do gramado',
    supplier: 'Verde Vivo Gramados',
    category: 'maintenance',
    reais: 650,
    due: -3,
    method: 'pix',
    varies: 0.1,
  },
]

/** The single expenses: description, category, reais. */
export const oncePlans: readonly (readonly [description: string, category: LedgerCategory, reais: number])[] =
  [
    ['Troca das redes', 'maintenance', 780],
    ['Refletores do Campo 1', 'maintenance', 3250],
    ['Areia nova', 'maintenance', 2400],
    ['Anúncio no bairro', 'marketing', 600],
    ['Bolas e coletes', 'other', 890],
    ['Conserto do portão', 'maintenance', 430],
    ['Dedetização', 'cleaning', 520],
    ['Alvará', 'taxes', 1120],
    ['Camisas da equipe', 'other', 740],
    ['Freezer do bar', 'stock', 3990],
  ]

/** The monthly expenses of every arena. */
export const basicPlans = monthlyPlans.filter(({ slug }) => ['aluguel', 'energia', 'agua'].includes(slug))

/** The income of every month beside bookings and bar. */
export const incomePlans: readonly MonthlyPlan[] = [
  {
    slug: 'patrocinio',
    description: 'Placa no alambrado do Campo 1',
    supplier: 'Padaria Pão da Praia',
    category: 'sponsor',
    reais: 450,
    due: 3,
    method: 'pix',
    varies: 0,
  },
  {
    slug: 'escolinha',
    description: 'Escolinha de futebol, manhãs de sábado',
    supplier: 'Professor Gildo',
    category: 'lessons',
    reais: 1400,
    due: -6,
    method: 'pix',
    varies: 0.12,
  },
  {
    slug: 'lanchonete',
    description: 'Aluguel do quiosque de açaí',
    supplier: 'Açaí do Mar',
    category: 'sublet',
    reais: 800,
    due: -2,
    method: 'transfer',
    varies: 0,
  },
]
