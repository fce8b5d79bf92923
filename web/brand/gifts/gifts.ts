import type { ComponentType } from 'react'
import type { GiftName } from '#common/conversations/gifts.ts'
import { Balloons } from './balloons.tsx'
import { Bouquet } from './bouquet.tsx'
import { Cake } from './cake.tsx'
import { Candle } from './candle.tsx'
import { Champagne } from './champagne.tsx'
import { Chocolates } from './chocolates.tsx'
import { Clover } from './clover.tsx'
import { Cocktail } from './cocktail.tsx'
import { Coffee } from './coffee.tsx'
import { HotAirBalloon } from './hot-air-balloon.tsx'
import { IceCream } from './ice-cream.tsx'
import { Kite } from './kite.tsx'
import { Lantern } from './lantern.tsx'
import { Letter } from './letter.tsx'
import { Lollipop } from './lollipop.tsx'
import { Necklace } from './necklace.tsx'
import { Perfume } from './perfume.tsx'
import { Picnic } from './picnic.tsx'
import { Record } from './record.tsx'
import { Ring } from './ring.tsx'
import { Rose } from './rose.tsx'
import { Sailboat } from './sailboat.tsx'
import { Serenade } from './serenade.tsx'
import { Star } from './star.tsx'
import { Teddy } from './teddy.tsx'
import { Tickets } from './tickets.tsx'

/** Every gift's drawing by its name. */
export const giftPictures: Record<GiftName, ComponentType> = {
  rose: Rose,
  letter: Letter,
  coffee: Coffee,
  clover: Clover,
  lollipop: Lollipop,
  ice_cream: IceCream,
  cake: Cake,
  cocktail: Cocktail,
  chocolates: Chocolates,
  candle: Candle,
  kite: Kite,
  record: Record,
  bouquet: Bouquet,
  teddy: Teddy,
  champagne: Champagne,
  balloons: Balloons,
  perfume: Perfume,
  picnic: Picnic,
  serenade: Serenade,
  star: Star,
  lantern: Lantern,
  sailboat: Sailboat,
  tickets: Tickets,
  ring: Ring,
  necklace: Necklace,
  hot_air_balloon: HotAirBalloon,
}
