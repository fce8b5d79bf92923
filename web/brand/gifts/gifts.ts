import type { ComponentType } from 'react'
import { Bouquet } from './bouquet.tsx'
import { Cake } from './cake.tsx'
import { Champagne } from './champagne.tsx'
import { Chocolates } from './chocolates.tsx'
import { Cocktail } from './cocktail.tsx'
import { Coffee } from './coffee.tsx'
import { Letter } from './letter.tsx'
import { Ring } from './ring.tsx'
import { Rose } from './rose.tsx'
import { Serenade } from './serenade.tsx'
import { Star } from './star.tsx'
import { Teddy } from './teddy.tsx'

type Gift = { size: 1 | 2 | 3 | 4 | 5; Picture: ComponentType }

/** Every gift by its name, the smallest first. A gift costs its size times the site's price of a gift. */
export const gifts = {
  rose: { size: 1, Picture: Rose },
  letter: { size: 1, Picture: Letter },
  coffee: { size: 1, Picture: Coffee },
  cake: { size: 2, Picture: Cake },
  cocktail: { size: 2, Picture: Cocktail },
  chocolates: { size: 2, Picture: Chocolates },
  bouquet: { size: 3, Picture: Bouquet },
  teddy: { size: 3, Picture: Teddy },
  champagne: { size: 3, Picture: Champagne },
  serenade: { size: 4, Picture: Serenade },
  star: { size: 4, Picture: Star },
  ring: { size: 5, Picture: Ring },
} as const satisfies Record<string, Gift>
