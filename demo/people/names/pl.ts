import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Julia Zuzanna Natalia Wiktoria Karolina Aleksandra Ola Martyna Weronika Patrycja Kinga Paulina Oliwia Maja Gabriela Dominika Klaudia Daria',
    middle:
      'Agnieszka Anna Katarzyna Magda Monika Joanna Sylwia Marta Edyta Aneta Iwona Justyna Beata Renata Kamila Ewelina Izabela Dorota',
    older:
      'Barbara Krystyna Elżbieta Halina Teresa Danuta Grażyna Bożena Jadwiga Irena Wanda Maria Janina Zofia Urszula Helena Alicja Lucyna',
  },
  male: {
    young:
      'Kacper Jakub Mateusz Szymon Filip Dawid Patryk Michał Bartek Kamil Adrian Dominik Hubert Igor Maciej Oskar Wiktor Konrad',
    middle:
      'Tomasz Piotr Marcin Paweł Krzysztof Łukasz Robert Rafał Grzegorz Artur Sławek Adam Przemek Mariusz Jacek Radek Darek Wojtek',
    older:
      'Andrzej Jan Stanisław Zbigniew Jerzy Tadeusz Józef Henryk Ryszard Marek Kazimierz Leszek Marian Wiesław Janusz Edward Bogdan Zdzisław',
  },
  words: 'kawa morze góry muzyka rower książki las słońce ogród podróże',
}
