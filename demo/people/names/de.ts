import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Lena Anna Julia Laura Lea Sarah Hannah Johanna Vanessa Franziska Leonie Marie Jana Carolin Theresa Nele Paula Melina',
    middle:
      'Nicole Sandra Stefanie Katrin Daniela Anja Tanja Christina Melanie Silke Kerstin Simone Yvonne Bianca Nadine Sonja Alexandra Miriam',
    older:
      'Monika Ursula Renate Brigitte Helga Karin Ingrid Gabriele Angelika Sabine Petra Christa Gisela Elke Marianne Heike Barbara Jutta',
  },
  male: {
    young:
      'Lukas Jonas Felix Maximilian Leon Tim Niklas Moritz Philipp Fabian Julian David Simon Tobias Jakob Elias Marvin Robin',
    middle:
      'Stefan Thomas Andreas Christian Markus Michael Alexander Sven Dirk Torsten Oliver Marco Jens Holger Matthias Carsten Daniel René',
    older:
      'Klaus Hans Peter Wolfgang Jürgen Günter Dieter Manfred Werner Helmut Gerhard Bernd Rainer Horst Uwe Reinhard Karl Norbert',
  },
  words: 'kaffee berge meer sonne musik garten rad reisen kino lesen',
}
