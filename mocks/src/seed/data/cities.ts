/** A city of the seed: its position, its time zone, and the area code of its phone numbers. */
export type City = {
  city: string
  state: string
  timeZone: string
  areaCode: string
  latitude: number
  longitude: number
  /** Real districts, with their approximate position. */
  districts: Readonly<Record<string, readonly [latitude: number, longitude: number]>>
}

export const cities = {
  fortaleza: {
    city: 'Fortaleza',
    state: 'CE',
    timeZone: 'America/Fortaleza',
    areaCode: '85',
    latitude: -3.7319,
    longitude: -38.5267,
    districts: {
      'Praia do Futuro': [-3.7496, -38.4527],
      Aldeota: [-3.7389, -38.5002],
      Messejana: [-3.8297, -38.4925],
      Cocó: [-3.7453, -38.4803],
    },
  },
  recife: {
    city: 'Recife',
    state: 'PE',
    timeZone: 'America/Recife',
    areaCode: '81',
    latitude: -8.0539,
    longitude: -34.8811,
    districts: { 'Boa Viagem': [-8.119, -34.9003], Várzea: [-8.0481, -34.9592], Arruda: [-8.0266, -34.8903] },
  },
  noronha: {
    city: 'Fernando de Noronha',
    state: 'PE',
    timeZone: 'America/Noronha',
    areaCode: '81',
    latitude: -3.8403,
    longitude: -32.4109,
    districts: { 'Vila dos Remédios': [-3.8405, -32.4106] },
  },
  salvador: {
    city: 'Salvador',
    state: 'BA',
    timeZone: 'America/Bahia',
    areaCode: '71',
    latitude: -12.9718,
    longitude: -38.5011,
    districts: { Imbuí: [-12.9697, -38.4331], Itapuã: [-12.9479, -38.3612] },
  },
  'sao-paulo': {
    city: 'São Paulo',
    state: 'SP',
    timeZone: 'America/Sao_Paulo',
    areaCode: '11',
    latitude: -23.5505,
    longitude: -46.6333,
    districts: {
      Mooca: [-23.5606, -46.5988],
      Pinheiros: [-23.5664, -46.6937],
      Tatuapé: [-23.5401, -46.5763],
      Butantã: [-23.5712, -46.7082],
    },
  },
  'rio-de-janeiro': {
    city: 'Rio de Janeiro',
    state: 'RJ',
    timeZone: 'America/Sao_Paulo',
    areaCode: '21',
    latitude: -22.9068,
    longitude: -43.1729,
    districts: {
      Tijuca: [-22.9249, -43.2327],
      'Barra da Tijuca': [-23.0004, -43.3659],
      Botafogo: [-22.9512, -43.1843],
      Méier: [-22.9027, -43.2787],
    },
  },
  'belo-horizonte': {
    city: 'Belo Horizonte',
    state: 'MG',
    timeZone: 'America/Sao_Paulo',
    areaCode: '31',
    latitude: -19.9167,
    longitude: -43.9345,
    districts: {
      Pampulha: [-19.8512, -43.9698],
      Savassi: [-19.9381, -43.9342],
      Buritis: [-19.9747, -43.9688],
    },
  },
  curitiba: {
    city: 'Curitiba',
    state: 'PR',
    timeZone: 'America/Sao_Paulo',
    areaCode: '41',
    latitude: -25.429,
    longitude: -49.2671,
    districts: { Boqueirão: [-25.5003, -49.2427], Batel: [-25.4434, -49.2899] },
  },
  florianopolis: {
    city: 'Florianópolis',
    state: 'SC',
    timeZone: 'America/Sao_Paulo',
    areaCode: '48',
    latitude: -27.5949,
    longitude: -48.5482,
    districts: { 'Lagoa da Conceição': [-27.6035, -48.4646], Campeche: [-27.6771, -48.4898] },
  },
  manaus: {
    city: 'Manaus',
    state: 'AM',
    timeZone: 'America/Manaus',
    areaCode: '92',
    latitude: -3.119,
    longitude: -60.0217,
    districts: { 'Ponta Negra': [-3.0703, -60.0951], Adrianópolis: [-3.1012, -60.0109] },
  },
  cuiaba: {
    city: 'Cuiabá',
    state: 'MT',
    timeZone: 'America/Cuiaba',
    areaCode: '65',
    latitude: -15.6014,
    longitude: -56.0979,
    districts: { 'Jardim Itália': [-15.6142, -56.0543] },
  },
  'campo-grande': {
    city: 'Campo Grande',
    state: 'MS',
    timeZone: 'America/Campo_Grande',
    areaCode: '67',
    latitude: -20.4697,
    longitude: -54.6201,
    districts: { 'Chácara Cachoeira': [-20.4563, -54.5802] },
  },
  'rio-branco': {
    city: 'Rio Branco',
    state: 'AC',
    timeZone: 'America/Rio_Branco',
    areaCode: '68',
    latitude: -9.9747,
    longitude: -67.81,
    districts: { Bosque: [-9.9634, -67.8042] },
  },
} as const satisfies Record<string, City>

export type CityKey = keyof typeof cities
