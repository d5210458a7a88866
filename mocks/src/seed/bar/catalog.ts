import type { ProductCategory } from '@campo-livre/domain/products/product-words.ts'

/** A product of the list: price in cents, units in stock, and the number of units at which the stock is low. */
export type ProductPlan = {
  slug: string
  name: string
  category: ProductCategory
  price: number
  stock: number
  low: number
  inactive?: true
}

/** The products of an arena's bar, in the order in which they were added. Some are scarce or sold out. */
export const catalog: readonly ProductPlan[] = [
  { slug: 'agua', name: 'Água sem gás 500 ml', category: 'drinks', price: 450, stock: 6, low: 24 },
  { slug: 'agua-gas', name: 'Água com gás 500 ml', category: 'drinks', price: 500, stock: 41, low: 18 },
  { slug: 'coco', name: 'Água de coco', category: 'drinks', price: 800, stock: 35, low: 20 },
  { slug: 'isotonico', name: 'Isotônico 500 ml', category: 'drinks', price: 900, stock: 58, low: 24 },
  { slug: 'refri', name: 'Refrigerante lata', category: 'drinks', price: 700, stock: 96, low: 36 },
  { slug: 'refri-zero', name: 'Refrigerante zero lata', category: 'drinks', price: 700, stock: 22, low: 24 },
  { slug: 'suco', name: 'Suco de caju', category: 'drinks', price: 900, stock: 30, low: 10 },
  { slug: 'suco-caja', name: 'Suco de cajá', category: 'drinks', price: 950, stock: 18, low: 10 },
  { slug: 'energetico', name: 'Energético 250 ml', category: 'drinks', price: 1400, stock: 40, low: 12 },
  { slug: 'cafe', name: 'Café coado', category: 'drinks', price: 400, stock: 80, low: 20 },
  { slug: 'cerveja', name: 'Cerveja pilsen lata', category: 'beer', price: 800, stock: 144, low: 48 },
  { slug: 'cerveja-600', name: 'Cerveja pilsen 600 ml', category: 'beer', price: 1600, stock: 72, low: 36 },
  {
    slug: 'cerveja-puro-malte',
    name: 'Cerveja puro malte long neck',
    category: 'beer',
    price: 1200,
    stock: 29,
    low: 30,
  },
  {
    slug: 'cerveja-zero',
    name: 'Cerveja sem álcool long neck',
    category: 'beer',
    price: 1100,
    stock: 33,
    low: 12,
  },
  { slug: 'chope', name: 'Chope 300 ml', category: 'beer', price: 1000, stock: 160, low: 50 },
  { slug: 'balde', name: 'Balde com 6 long necks', category: 'beer', price: 6500, stock: 14, low: 6 },
  { slug: 'caipirinha', name: 'Caipirinha de limão', category: 'spirits', price: 1900, stock: 50, low: 10 },
  { slug: 'caipi-caja', name: 'Caipiroska de cajá', category: 'spirits', price: 2300, stock: 42, low: 10 },
  { slug: 'gin', name: 'Gim-tônica', category: 'spirits', price: 2800, stock: 25, low: 8 },
  { slug: 'caranguejo', name: 'Caranguejo, a unidade', category: 'snacks', price: 1200, stock: 60, low: 24 },
  { slug: 'batata', name: 'Batata frita', category: 'snacks', price: 2800, stock: 38, low: 12 },
  { slug: 'macaxeira', name: 'Macaxeira frita', category: 'snacks', price: 2600, stock: 27, low: 12 },
  { slug: 'queijo', name: 'Queijo coalho na brasa', category: 'snacks', price: 1400, stock: 44, low: 15 },
  { slug: 'calabresa', name: 'Calabresa acebolada', category: 'snacks', price: 3400, stock: 19, low: 8 },
  { slug: 'pastel', name: 'Pastel de carne, 6 unidades', category: 'snacks', price: 3000, stock: 0, low: 8 },
  { slug: 'amendoim', name: 'Amendoim torrado', category: 'snacks', price: 600, stock: 64, low: 20 },
  {
    slug: 'churrasco',
    name: 'Churrasco misto para 4 pessoas',
    category: 'meals',
    price: 14_900,
    stock: 9,
    low: 4,
  },
  { slug: 'peixe', name: 'Peixe frito com baião', category: 'meals', price: 7800, stock: 12, low: 6 },
  { slug: 'x-arena', name: 'X-Arena com fritas', category: 'meals', price: 3200, stock: 40, low: 12 },
  { slug: 'misto', name: 'Misto quente', category: 'meals', price: 1300, stock: 26, low: 10 },
  { slug: 'acai', name: 'Açaí 400 ml', category: 'sweets', price: 1900, stock: 33, low: 10 },
  { slug: 'picole', name: 'Picolé de fruta', category: 'sweets', price: 700, stock: 8, low: 20 },
  { slug: 'barra', name: 'Barra de cereal', category: 'sweets', price: 600, stock: 48, low: 15 },
  { slug: 'bola-society', name: 'Bola de society', category: 'gear', price: 15_900, stock: 5, low: 2 },
  {
    slug: 'bolas-tenis',
    name: 'Tubo de bolas de beach tennis',
    category: 'gear',
    price: 8900,
    stock: 3,
    low: 4,
  },
  { slug: 'meiao', name: 'Meião', category: 'gear', price: 3500, stock: 20, low: 6 },
  { slug: 'grip', name: 'Overgrip', category: 'gear', price: 2500, stock: 0, low: 5 },
  { slug: 'colete', name: 'Jogo de coletes, o horário', category: 'rental', price: 2000, stock: 8, low: 0 },
  {
    slug: 'raquete',
    name: 'Raquete de beach tennis, o horário',
    category: 'rental',
    price: 1500,
    stock: 16,
    low: 0,
  },
  {
    slug: 'ombrelone',
    name: 'Ombrelone, o dia',
    category: 'rental',
    price: 4000,
    stock: 10,
    low: 0,
    inactive: true,
  },
]

/** The products of an arena with a small bar. */
export const smallCatalog: readonly ProductPlan[] = catalog.filter(({ slug }) =>
  ['agua', 'isotonico', 'refri', 'cerveja', 'colete'].includes(slug),
)
