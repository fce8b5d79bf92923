import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Nora Ingrid Emma Thea Silje Julie Marte Sunniva Vilde Hedda Ida Frida Amalie Synne Tuva Maren Oda Andrea',
    middle:
      'Camilla Hilde Kristin Monica Marianne Linda Anette Stine Tonje Trine Elin Siri Line Heidi Cathrine Ragnhild Lene Merete',
    older:
      'Berit Inger Kari Anne Liv Solveig Bjørg Randi Turid Grete Astrid Wenche Sissel Gerd Marit Aud Torill Eva',
  },
  male: {
    young:
      'Sander Markus Henrik Jonas Emil Mathias Sondre Eirik Tobias Magnus Håkon Kristoffer Adrian Even Simen Vetle Martin Aksel',
    middle:
      'Thomas Morten Espen Trond Stian Geir Øyvind Frode Rune Pål Lars Tore Roger Anders Ståle Kenneth Vegard Svein',
    older:
      'Bjørn Arne Kjell Knut Odd Per Terje Harald Leif Sverre Einar Gunnar Tor Asbjørn Magne Oddvar Reidar Ivar',
  },
  words: 'kaffe fjord fjell tur musikk hytte sol bøker hage reise',
}
