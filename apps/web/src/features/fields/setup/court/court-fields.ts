import type { Court } from '@campo-livre/domain/fields/set-up/court-input.ts'
import { fieldAmenityLabels } from '@campo-livre/domain/fields/field-amenities.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import type { FormField } from '../../../../lib/form/form-field.ts'
import { choicesOf } from '../../../../lib/resource/choices.ts'

/** The fields of the court. */
export const courtFields: readonly FormField<keyof Court>[] = [
  {
    name: 'name',
    label: 'Nome do campo',
    description: 'Como ele é chamado na arena: Campo 1, Quadra Coberta, Areia do Fundo.',
    type: 'text',
  },
  {
    name: 'sports',
    label: 'O que se joga nele',
    description: 'O primeiro que você escolher dá o desenho e as medidas de costume, que dá para mudar.',
    type: 'choices',
    choices: choicesOf(sportLabels),
  },
  { name: 'surface', label: 'Piso', type: 'choice', choices: choicesOf(surfaceLabels), half: true },
  { name: 'players', label: 'Quantos jogam', type: 'count', half: true },
  { name: 'lengthMeters', label: 'Comprimento', type: 'decimal', unit: 'm', half: true },
  { name: 'widthMeters', label: 'Largura', type: 'decimal', unit: 'm', half: true },
  {
    name: 'indoor',
    label: 'É coberto',
    description: 'Joga-se mesmo com chuva.',
    type: 'flag',
  },
  {
    name: 'amenities',
    label: 'O que o campo tem (opcional)',
    type: 'choices',
    choices: choicesOf(fieldAmenityLabels),
  },
  {
    name: 'description',
    label: 'Descrição (opcional)',
    description: 'O que faz alguém escolher este campo.',
    type: 'text',
    rows: 3,
  },
  {
    name: 'rules',
    label: 'Regras do campo (opcional)',
    description: 'O que quem vem jogar precisa saber antes.',
    type: 'text',
    rows: 3,
  },
]
