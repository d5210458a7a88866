import type { ProductCategory } from '@campo-livre/domain/products/product-words.ts'
import {
  IconBallFootball,
  IconBeer,
  IconBottle,
  IconBurger,
  IconMeat,
  IconIceCream,
  IconGlassCocktail,
  IconShirtSport,
} from '@tabler/icons-react'

const drawings: Readonly<Record<ProductCategory, typeof IconBeer>> = {
  drinks: IconBottle,
  beer: IconBeer,
  spirits: IconGlassCocktail,
  snacks: IconMeat,
  meals: IconBurger,
  sweets: IconIceCream,
  gear: IconBallFootball,
  rental: IconShirtSport,
}

/** A drawing for a product without a photo. */
export function CategoryDrawing({ category }: { category: ProductCategory }) {
  const Drawing = drawings[category]
  return <Drawing size={28} stroke={1.5} aria-hidden />
}
