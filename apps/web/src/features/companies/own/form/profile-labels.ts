import { amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import type { ProfileName } from './merge-profile.ts'
import { instalmentsLabel, payingLabels } from './paying.ts'
import type { ProfileValues } from './profile-values.ts'
import { rainLabels } from './rain-labels.ts'

/** The labels of the fields, as a list of changes names them. */
export const profileLabels: Readonly<Record<ProfileName, string>> = {
  name: 'Nome da arena',
  description: 'Descrição',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  cep: 'CEP',
  street: 'Rua ou avenida',
  number: 'Número',
  district: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  amenities: 'Estrutura',
  openingHours: 'Horários',
  holidays: 'Feriados da arena',
  maxInstalments: 'Parcelas no cartão',
  paying: 'Como se paga',
  depositPercent: 'Sinal',
  fullRefundHours: 'Tudo de volta até',
  lateRefundPercent: 'Depois disso, volta',
  graceMinutes: 'Tempo para pensar',
  toleranceMinutes: 'Tolerância',
  noShowPercent: 'Quem falta perde até',
  rain: 'Quando chove',
  rainNote: 'Sobre a chuva',
}

/** Returns the value of a field in words. */
export function spokenValue(name: ProfileName, values: Partial<ProfileValues>): string {
  if (name === 'openingHours') return 'outros horários'
  if (name === 'holidays') return inWords((values.holidays ?? []).map((each) => each.name)) || 'nenhum'
  if (name === 'amenities')
    return inWords((values.amenities ?? []).map((amenity) => amenityLabels[amenity])) || 'nada marcado'
  if (name === 'paying') return values.paying === undefined ? '' : payingLabels()[values.paying]
  if (name === 'maxInstalments') return instalmentsLabel(Number(values.maxInstalments))
  if (name === 'rain') return values.rain === undefined ? '' : rainLabels[values.rain]
  return values[name] || 'vazio'
}
