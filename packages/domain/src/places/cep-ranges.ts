type Town = { city: string; state: string }
type Range = readonly [from: string, to: string, city: string, state: string]

/** The ranges of CEPs of the cities where there are fields; a town with a single one has it at both ends. */
const ranges: readonly Range[] = [
  ['01000000', '05999999', 'São Paulo', 'SP'],
  ['08000000', '08499999', 'São Paulo', 'SP'],
  ['20000000', '23799999', 'Rio de Janeiro', 'RJ'],
  ['30000000', '31999999', 'Belo Horizonte', 'MG'],
  ['40000000', '42599999', 'Salvador', 'BA'],
  ['50000000', '52999999', 'Recife', 'PE'],
  ['53990000', '53990000', 'Fernando de Noronha', 'PE'],
  ['60000000', '61599999', 'Fortaleza', 'CE'],
  ['62598000', '62598000', 'Jijoca de Jericoacoara', 'CE'],
  ['69000000', '69099999', 'Manaus', 'AM'],
  ['69900000', '69923999', 'Rio Branco', 'AC'],
  ['78000000', '78109999', 'Cuiabá', 'MT'],
  ['79000000', '79124999', 'Campo Grande', 'MS'],
  ['80000000', '82999999', 'Curitiba', 'PR'],
  ['88000000', '88099999', 'Florianópolis', 'SC'],
]

/** Returns the city to which the 8 digits of a CEP belong, by its range; null for one that is in none. */
export function cityOfCep(digits: string): Town | null {
  // Texts of equally many digits are in the order of their numbers.
  const found = digits.length === 8 && ranges.find(([from, to]) => from <= digits && digits <= to)
  return found ? { city: found[2], state: found[3] } : null
}

/** Returns the 8 digits of a CEP whose zero at the front a spreadsheet has dropped; null for any other text. */
export function withLostZero(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === 7 ? `0${digits}` : null
}

/** Returns a CEP as it is written: `60165-121`. */
export function formatCep(digits: string): string {
  return `${digits.slice(0, 5)}-${digits.slice(5)}`
}
