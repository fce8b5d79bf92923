import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { NicheId } from '#common/sites/niches.ts'

export type SigninSeat = { name: string; gender: Gender; sexuality: Sexuality; age: number }

/** Who signs in with the two demo addresses on each site. Both look for those who are many there. */
export const signinSeats: Record<NicheId, { free: SigninSeat; premium: SigninSeat }> = {
  1: {
    free: { name: 'Robin', gender: 'male', sexuality: 'hetero', age: 34 },
    premium: { name: 'Harper', gender: 'female', sexuality: 'hetero', age: 32 },
  },
  2: {
    free: { name: 'Lieke', gender: 'female', sexuality: 'lesbian', age: 34 },
    premium: { name: 'Jolien', gender: 'female', sexuality: 'lesbian', age: 37 },
  },
  3: {
    free: { name: 'Bennet', gender: 'male', sexuality: 'hetero', age: 38 },
    premium: { name: 'Lennart', gender: 'male', sexuality: 'hetero', age: 41 },
  },
  4: {
    free: { name: 'Nathan', gender: 'male', sexuality: 'hetero', age: 36 },
    premium: { name: 'Eric', gender: 'male', sexuality: 'hetero', age: 39 },
  },
  5: {
    free: { name: 'Rémi', gender: 'male', sexuality: 'hetero', age: 56 },
    premium: { name: 'Gilles', gender: 'male', sexuality: 'hetero', age: 60 },
  },
  6: {
    free: { name: 'Fabrizio', gender: 'male', sexuality: 'hetero', age: 42 },
    premium: { name: 'Valerio', gender: 'male', sexuality: 'hetero', age: 45 },
  },
  7: {
    free: { name: 'Bruno', gender: 'male', sexuality: 'gay', age: 33 },
    premium: { name: 'Leo', gender: 'male', sexuality: 'gay', age: 36 },
  },
}
