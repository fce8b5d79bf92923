import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Giulia Chiara Martina Sara Federica Alessia Francesca Giorgia Elisa Valentina Aurora Beatrice Noemi Camilla Sofia Alice Ilaria Arianna',
    middle:
      'Laura Silvia Elena Barbara Paola Monica Cristina Simona Roberta Michela Manuela Sabrina Daniela Serena Stefania Claudia Antonella Raffaella',
    older:
      'Maria Anna Rosa Giovanna Carla Luisa Lucia Teresa Graziella Franca Mirella Rosanna Giuliana Patrizia Ornella Loredana Marisa Gabriella',
  },
  male: {
    young:
      'Matteo Lorenzo Francesco Alessandro Davide Gabriele Riccardo Tommaso Leonardo Simone Edoardo Filippo Federico Giacomo Nicolò Pietro Samuele Diego',
    middle:
      'Marco Andrea Luca Stefano Fabio Massimo Paolo Roberto Daniele Gianluca Cristian Maurizio Alberto Claudio Michele Emanuele Dario Enrico',
    older:
      'Giuseppe Giovanni Antonio Franco Luigi Mario Salvatore Bruno Carlo Vincenzo Sergio Renato Angelo Aldo Giorgio Piero Gino Umberto',
  },
  words: 'mare sole caffè libri viaggi musica monti cinema cucina vento',
}
