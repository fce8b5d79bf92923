import type { Locale } from '#common/locales.ts'
import type { NicheId } from '#common/sites/niches.ts'

export type Place = { language: Locale; country: string }

/** Where most members of a site live, and both its demo sign-ins. */
export const homePlaces: Record<NicheId, Place> = {
  1: { language: 'en', country: 'GB' },
  2: { language: 'nl', country: 'NL' },
  3: { language: 'de', country: 'DE' },
  4: { language: 'en', country: 'US' },
  5: { language: 'fr', country: 'FR' },
  6: { language: 'it', country: 'IT' },
  7: { language: 'es', country: 'ES' },
}

/** Every language with each country where it is spoken. */
export const places: readonly Place[] = [
  { language: 'da', country: 'DK' },
  { language: 'de', country: 'DE' },
  { language: 'de', country: 'AT' },
  { language: 'de', country: 'CH' },
  { language: 'en', country: 'GB' },
  { language: 'en', country: 'US' },
  { language: 'en', country: 'IE' },
  { language: 'es', country: 'ES' },
  { language: 'fi', country: 'FI' },
  { language: 'fr', country: 'FR' },
  { language: 'fr', country: 'BE' },
  { language: 'it', country: 'IT' },
  { language: 'nb', country: 'NO' },
  { language: 'nl', country: 'NL' },
  { language: 'nl', country: 'BE' },
  { language: 'pl', country: 'PL' },
  { language: 'sv', country: 'SE' },
]

const townsByPlace: Record<string, string> = {
  'da-DK': 'Aarhus Odense Aalborg Esbjerg Randers Kolding Vejle Roskilde',
  'de-DE': 'Köln Bremen Leipzig Dresden Kiel Mainz Bonn Ulm Hamburg Kassel',
  'de-AT': 'Wien Graz Linz Salzburg Wels Villach',
  'de-CH': 'Zürich Bern Basel Luzern Thun Chur',
  'en-GB': 'Leeds Bristol York Cardiff Bath Glasgow Derby Exeter Norwich Durham',
  'en-US': 'Austin Denver Boston Tampa Boise Tucson Dallas Seattle Omaha Portland',
  'en-IE': 'Dublin Cork Galway Sligo Ennis Tralee',
  'es-ES': 'Sevilla Gijón Vigo Cádiz Murcia Bilbao Málaga Toledo León Valencia',
  'fi-FI': 'Turku Oulu Espoo Lahti Kuopio Tampere Pori Vaasa',
  'fr-FR': 'Lyon Nantes Lille Rennes Nice Brest Tours Dijon Metz Angers',
  'fr-BE': 'Liège Namur Mons Charleroi Tournai',
  'it-IT': 'Torino Pisa Verona Lecce Genova Trento Bari Siena Parma Udine',
  'nb-NO': 'Bergen Tromsø Bodø Molde Hamar Skien Drammen Ålesund',
  'nl-NL': 'Utrecht Breda Zwolle Delft Arnhem Leiden Haarlem Tilburg Almere Assen',
  'nl-BE': 'Gent Leuven Brugge Hasselt Mechelen Aalst',
  'pl-PL': 'Gdańsk Kraków Łódź Poznań Lublin Toruń Gdynia Opole',
  'sv-SE': 'Malmö Uppsala Umeå Luleå Borås Lund Gävle Örebro',
}

/** Towns that somebody living there may wear in their name. */
export function townsOf(place: Place): string[] {
  return (townsByPlace[`${place.language}-${place.country}`] ?? '').split(' ')
}

/** The town that somebody of this place has in their name. */
export function townIn(name: string, place: Place): string | null {
  const after = name.split('_')[1]
  return townsOf(place).find((town) => town === after) ?? null
}

const belgianPrefixes: Partial<Record<Locale, string[]>> = {
  nl: ['BE-V'],
  fr: ['BE-W', 'BE-BRU'],
}
const otherSwissCantons = ['CH-FR', 'CH-GE', 'CH-JU', 'CH-NE', 'CH-TI', 'CH-VD', 'CH-VS']

/** Whether people of the region speak the language at home. Asked only of countries where the language is spoken. */
export function isSpokenIn(language: Locale, regionId: string): boolean {
  if (regionId.startsWith('BE-'))
    return (belgianPrefixes[language] ?? []).some((prefix) => regionId.startsWith(prefix))
  return !otherSwissCantons.includes(regionId)
}
