import { expect, it } from 'vitest'
import { isOfficial } from './is-official.ts'

it.each([
  'admin',
  'Admin Anna',
  'AdminAnna',
  'Admin1',
  '1 admin',
  'Аdmin',
  'аdrnin',
  'AdmIn',
  's.u.p.p.o.r.t',
  'Supp0rt',
  'Customer-Service',
  'The Moderators',
  'Serenade',
  'serenade_team',
  'SerenadeSupport',
  '5erenade Support',
  'Deleted member',
  'DELETED MEMBER 12',
  'Slettet medlem',
  'Slettet bruker',
  'Gelöschter Nutzer',
  'Geloschter Nutzer',
  'Miembro eliminado',
  'Poistettu käyttäjä',
  'Utilisateur supprimé',
  'Utente eliminato',
  'Verwijderd lid',
  'Usunięty użytkownik',
  'Borttagen användare',
  'moderátor',
  'Klantenservice',
  'Ylläpito',
  'Team',
  'Hilfe',
])('%s speaks for the site', (name) => expect(isOfficial(name, 'Serenade')).toBe(true))

it.each([
  'Anna',
  'Administrata',
  'Dream Team',
  'Modesty',
  'Steffan',
  'Serena',
  'Supporter',
  'Roots',
  'Miembro',
  'Ada Min',
  'Maria 88',
])('%s does not', (name) => expect(isOfficial(name, 'Serenade')).toBe(false))

it('knows the name of each site', () => {
  expect(isOfficial('Vivace Club', 'Vivace')).toBe(true)
  expect(isOfficial('Vivace Club', 'Serenade')).toBe(false)
})
