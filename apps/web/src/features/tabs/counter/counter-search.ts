import * as z from 'zod/mini'

/** The value of `comanda` for a tab that is not opened yet. */
export const NEW_TAB = 'nova'

/** The panels that open over the counter. */
export const counterPanels = [
  'conta',
  'item',
  'receber',
  'ajustes',
  'juntar',
  'reserva',
  'recibo',
  'teclas',
] as const
export type CounterPanel = (typeof counterPanels)[number]

/** The counter's search parameters: the chosen tab, what lies over it, and the line that it is about. It parses them itself. */
export const counterSearchSchema = z.object({
  comanda: z.catch(z.optional(z.string()), undefined),
  painel: z.catch(z.optional(z.enum(counterPanels)), undefined),
  linha: z.catch(z.optional(z.string()), undefined),
})
export type CounterSearch = z.infer<typeof counterSearchSchema>
