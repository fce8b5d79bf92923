import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Emma Aino Iida Noora Sofia Jenna Sara Veera Oona Ella Roosa Milla Siiri Emilia Saana Pinja Helmi Laura',
    middle:
      'Hanna Sanna Minna Katja Johanna Mari Kati Heidi Anu Tiina Susanna Satu Niina Piia Kirsi Jaana Outi Virpi',
    older:
      'Ritva Marja Leena Pirkko Tuula Raija Anneli Helena Irma Sirkka Eila Kaarina Maija Terttu Marjatta Sinikka Liisa Hilkka',
  },
  male: {
    young:
      'Eetu Joonas Aleksi Ville Niko Oskari Elias Leevi Onni Arttu Jere Lauri Roope Valtteri Eemeli Joona Miro Samu',
    middle:
      'Mika Jari Marko Sami Janne Petri Jukka Antti Toni Kimmo Tommi Jani Pasi Teemu Juha Harri Vesa Ari',
    older:
      'Matti Pekka Kari Heikki Seppo Timo Jorma Erkki Markku Pentti Raimo Veikko Reijo Esko Tapio Olavi Risto Hannu',
  },
  words: 'kahvi meri metsä musiikki kirjat mökki pyörä aurinko polku järvi',
}
