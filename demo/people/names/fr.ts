import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Camille Léa Manon Chloé Marine Pauline Laura Mathilde Clara Justine Océane Emma Lucie Margaux Juliette Anaïs Inès Elsa',
    middle:
      'Sophie Céline Stéphanie Virginie Sandrine Aurélie Delphine Karine Laurence Émilie Caroline Séverine Valérie Élodie Audrey Magali Hélène Nadège',
    older:
      'Martine Françoise Monique Nicole Catherine Sylvie Brigitte Chantal Annie Jacqueline Danielle Christiane Michèle Évelyne Josiane Bernadette Colette Odile',
  },
  male: {
    young:
      'Thomas Hugo Lucas Antoine Maxime Théo Romain Quentin Clément Valentin Louis Bastien Mathis Arthur Florian Corentin Jules Simon',
    middle:
      'Nicolas Julien Sébastien Christophe David Stéphane Laurent Frédéric Olivier Jérôme Cédric Guillaume Fabrice Vincent Arnaud Grégory Yann Benoît',
    older:
      'Michel Philippe Alain Bernard Gérard Jacques Patrick Daniel Christian André Claude René Serge Yves Dominique Roland Lucien Georges',
  },
  words: 'café mer soleil livres voyages musique balade jardin cinéma plage',
}
