import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Freja Ida Clara Josefine Laura Mathilde Caroline Emilie Sofie Cecilie Signe Amalie Julie Katrine Nanna Alberte Astrid Maja',
    middle:
      'Mette Louise Camilla Maria Pernille Rikke Stine Tina Anja Heidi Line Trine Sanne Malene Dorthe Charlotte Lotte Winnie',
    older:
      'Kirsten Hanne Inge Lis Birgit Karen Jytte Bente Lone Ulla Grethe Ruth Birthe Vibeke Annelise Susanne Tove Gitte',
  },
  male: {
    young:
      'Mikkel Frederik Emil Mathias Oliver Magnus Rasmus Kasper Tobias Nikolaj Oskar Victor Malthe Jonas Anton Asger Villads Simon',
    middle:
      'Thomas Henrik Martin Michael Lars Jesper Søren Kim Morten Allan Brian Carsten Claus Anders Torben Kenneth René Dennis',
    older:
      'Jens Niels Poul Erik Jørgen Hans Ole Knud Svend Bent Preben Finn Mogens Leif Kurt Flemming Steen Villy',
  },
  words: 'kaffe strand musik natur have bøger cykel rejser sol køkken',
}
