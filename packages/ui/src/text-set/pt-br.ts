import type { ColumnKind, MatchMode } from '@campo-livre/domain/lists/filters.ts'
import { monthNames } from '@campo-livre/domain/time/month-names.ts'

// F3: the texts of ready-made controls, in one place, so that two calendars never disagree. Only texts that belong to a
// control; those of a screen are in the screen. The pager's are in `page-labels.ts`: the listing loads no others.

/** The names of the filters' match modes (F4). */
export const matchModeNames: Readonly<Record<MatchMode, string>> = {
  startsWith: 'Começa com',
  contains: 'Contém',
  notContains: 'Não contém',
  endsWith: 'Termina com',
  equals: 'Igual a',
  notEquals: 'Diferente de',
  lt: 'Menor que',
  lte: 'Menor ou igual a',
  gt: 'Maior que',
  gte: 'Maior ou igual a',
  dateIs: 'Data é',
  dateIsNot: 'Data não é',
  dateBefore: 'Data é antes de',
  dateAfter: 'Data é depois de',
}

/** The names of the two orders of a column, ascending and descending, by the kind of its values (F4). */
export const orderNames: Readonly<Record<ColumnKind, readonly [string, string]>> = {
  text: ['de A a Z', 'de Z a A'],
  number: ['menor primeiro', 'maior primeiro'],
  date: ['data mais antiga primeiro', 'data mais nova primeiro'],
  choice: ['por grupo', 'por grupo, na ordem inversa'],
}

/** The words that join the conditions of one column (F4). */
export const operatorNames = { and: 'e', or: 'ou' } as const

/** The labels of a table's filters (F4). */
export const filterLabels = {
  open: (column: string) => `Filtrar ${column}`,
  mode: 'Como comparar',
  value: 'Valor',
  operator: 'Juntar com',
  add: 'Mais uma condição',
  remove: 'Tirar condição',
  apply: 'Aplicar',
  clear: 'Limpar',
  clearAll: 'Limpar filtros',
} as const

/** The labels of a table's heads, rows and tools. */
export const tableLabels = {
  columns: 'Colunas',
  sort: 'Ordenar',
  filter: 'Filtrar',
  selectAll: 'Marcar a página toda',
  selectRow: 'Marcar',
  download: 'Baixar planilha',
} as const

/** The texts of a control without options. */
export const emptyLabels = {
  search: 'Nada com essas letras',
  filtered: 'Nada com esses filtros',
} as const

/** The texts of controls that open, fill or wait. */
export const controlLabels = {
  close: 'Fechar',
  choose: 'Escolha',
  showPassword: 'Mostrar ou esconder a senha',
} as const

/** The answers to a question that asks for confirmation. */
export const confirmLabels = { accept: 'Sim', reject: 'Não' } as const

/** The names of password strengths. */
export const passwordLabels = {
  weak: 'Fraca',
  medium: 'Média',
  strong: 'Forte',
} as const

/** The format of days: day/month/year, the week from Sunday (0). `format` is Day.js's. */
export const dateText = {
  format: 'DD/MM/YYYY',
  placeholder: 'dd/mm/aaaa',
  monthFormat: 'MMMM [de] YYYY',
  firstDayOfWeek: 0,
  months: monthNames,
  monthsShort: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  weekdays: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  weekdaysShort: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  weekdaysMin: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
} as const

/** The labels of the calendar's buttons. */
export const calendarLabels = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousDecade: 'Década anterior',
  nextDecade: 'Próxima década',
  clear: 'Qualquer dia',
} as const
