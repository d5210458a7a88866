import { changeCardTerms, changeStarts } from '@campo-livre/api/financial/money-settings.ts'
import { type SettingsDetail, toldStarts } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { cardTermsInputSchema, toldTerms } from '@campo-livre/domain/financial/settings/card-terms.ts'
import { startsInputSchema } from '@campo-livre/domain/financial/settings/starts.ts'
import { type CardKind, cardKindLabels, cardKinds } from '@campo-livre/domain/payments/card/card-kind.ts'
import { type ResourceForm, resourceForm } from '../../../lib/resource/resource-writes.ts'
import type { SettingsForm } from '../report/report-search.ts'

/** A form of the settings, with its words. */
type Form = ResourceForm<SettingsDetail> & { title: string; submit: string; saved: string; failure: string }

/** Returns the two fields of a way of paying by card. */
const waysOf = (kind: CardKind) => [
  { name: `${kind}Percent`, label: `${cardKindLabels[kind]}, taxa`, type: 'percentage', half: true } as const,
  {
    name: `${kind}Days`,
    label: `${cardKindLabels[kind]}, dias até cair`,
    type: 'count',
    half: true,
  } as const,
]

/** The forms of what a company tells of its money (H6), by their name in the address. */
export const settingsForms: Readonly<Record<SettingsForm, Form>> = {
  saldos: {
    ...resourceForm({
      fields: [
        { name: 'cashCents', label: 'Dinheiro na gaveta', type: 'money', half: true },
        { name: 'cashDay', label: 'No começo do dia', type: 'day', half: true },
        {
          name: 'bankCents',
          label: 'Banco e Pix, em reais',
          description: 'No vermelho? Use o sinal de menos: -200,00.',
          type: 'amount',
          reais: true,
          half: true,
        },
        { name: 'bankDay', label: 'No começo do dia', type: 'day', half: true },
      ],
      schema: startsInputSchema,
      initialValues: ({ starts, version }: SettingsDetail) => ({ ...toldStarts(starts), version }),
      send: (body, attempt) => changeStarts(body, attempt),
    }),
    title: 'Saldos iniciais',
    submit: 'Salvar saldos',
    saved: 'Saldos salvos',
    failure: 'Não deu para salvar os saldos. Tente de novo.',
  },
  taxas: {
    ...resourceForm({
      fields: [
        ...cardKinds.flatMap(waysOf),
        {
          name: 'from',
          label: 'Vale para vendas desde',
          description: 'As de antes ficam com a taxa que tinham.',
          type: 'day',
        },
      ],
      schema: cardTermsInputSchema,
      initialValues: ({ cardTerms, version }: SettingsDetail) => ({
        ...toldTerms(cardTerms.at(-1)),
        version,
      }),
      send: (body, attempt) => changeCardTerms(body, attempt),
    }),
    title: 'Taxas de cartão',
    submit: 'Salvar taxas',
    saved: 'Taxas salvas',
    failure: 'Não deu para salvar as taxas. Tente de novo.',
  },
}
