import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young: 'Emma Sanne Lotte Fleur Iris Anouk Eva Lisa Femke Julia Roos Maud Noa Britt Isa Merel Sophie Nina',
    middle:
      'Marieke Linda Esther Sandra Mirjam Wendy Ilse Judith Suzanne Nicole Chantal Bianca Karin Petra Annemiek Saskia Renske Monique',
    older:
      'Ria Anneke Truus Willy Marijke Gerda Corrie Thea Hanneke Tineke Joke Riet Ans Elly Wilma Lia Nel Greet',
  },
  male: {
    young:
      'Daan Sem Bram Thijs Lars Jesse Ruben Stijn Luuk Tim Niels Koen Jasper Sven Joost Gijs Teun Floris',
    middle:
      'Mark Erik Jeroen Marcel Dennis Michel Bas Sander Rob Martijn Patrick Edwin Arjan Maarten Frank Wouter Remco Ronald',
    older: 'Jan Kees Piet Henk Gerard Wim Cor Hans Theo Nico Joop Bert Ruud Aad Harrie Dirk Leo Frits',
  },
  words: 'koffie zee fiets muziek boeken strand tuin zon reizen wandelt',
}
