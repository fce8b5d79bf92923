import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Lucía Paula Marta Alba Sara Carla Irene Claudia Andrea Julia Noelia Nerea Celia Ainhoa Sofía Laia Elena Rocío',
    middle:
      'Cristina Mónica Raquel Silvia Beatriz Patricia Yolanda Susana Sonia Verónica Eva Natalia Olga Lorena Esther Inés Miriam Leticia',
    older:
      'Carmen Josefa Dolores Pilar Teresa Rosario Mercedes Concha Antonia Isabel Encarna Manuela Rosa Amparo Consuelo Asunción Juana Lourdes',
  },
  male: {
    young:
      'Pablo Adrián Álvaro Hugo Marcos Diego Mario Iván Rubén Sergio Nicolás Aitor Víctor Guillermo Jorge Samuel Gonzalo Martín',
    middle:
      'David Javier Carlos Óscar Raúl Alberto Daniel Roberto Fernando Miguel Andrés Ricardo Jaime Ramón Ignacio Xavier Enrique César',
    older:
      'Antonio José Manuel Francisco Juan Rafael Vicente Pedro Joaquín Emilio Julián Salvador Tomás Agustín Eduardo Gregorio Félix Alfonso',
  },
  words: 'mar sol café viajes libros playa cine monte música cocina',
}
