import * as z from 'zod/mini'

export const addressSchema = z.object({
  cep: z.string(),
  street: z.string(),
  number: z.string(),
  district: z.string(),
  city: z.string(),
  /** Two letters: `CE`. */
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Address = z.infer<typeof addressSchema>

/** `Rua das Palmeiras, 120, Meireles, Fortaleza, CE`. */
export function formatAddress({ street, number, district, city, state }: Address): string {
  return `${street}, ${number}, ${district}, ${city}, ${state}`
}
