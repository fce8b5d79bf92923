import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Emma Elsa Alva Ebba Klara Wilma Moa Tilda Saga Linnea Matilda Felicia Amanda Ellen Tuva Hanna Julia Agnes',
    middle:
      'Anna Maria Jenny Sara Malin Therese Linda Camilla Åsa Helena Annika Jessica Karin Ulrika Marie Petra Pernilla Sofia',
    older:
      'Birgitta Kerstin Margareta Gunilla Ingrid Marianne Britt Monica Lena Inger Eva Siv Barbro Ulla Agneta Yvonne Solveig Anita',
  },
  male: {
    young:
      'Oscar William Lucas Elias Hugo Axel Viktor Filip Anton Isak Linus Albin Emil Gustav Alexander Simon Erik Melker',
    middle:
      'Johan Fredrik Mattias Magnus Daniel Andreas Peter Jonas Mikael Marcus Patrik Henrik Robert Niklas Stefan Tobias Joakim Jimmy',
    older:
      'Lars Anders Göran Bengt Bertil Sven Kjell Rolf Leif Hans Lennart Sture Åke Ove Ingvar Kent Roland Stig',
  },
  words: 'kaffe skog hav musik böcker stuga sol cykel vandrar trädgård',
}
