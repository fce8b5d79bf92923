import type { NameTexts } from '../text-types.ts'

export const names: NameTexts = {
  female: {
    young:
      'Emily Chloe Megan Jessica Olivia Amelia Grace Sophie Ella Poppy Freya Georgia Holly Jasmine Abigail Bethany Molly Paige',
    middle:
      'Sarah Claire Emma Rachel Nicola Rebecca Hannah Laura Kelly Michelle Joanne Natalie Zoe Leanne Heather Melissa Kate Andrea',
    older:
      'Susan Margaret Linda Patricia Carol Janet Christine Barbara Maureen Sheila Jean Pamela Judith Brenda Elaine Hazel Rosemary Diane',
  },
  male: {
    young:
      'Jack Harry Oliver Callum Connor Liam Ryan Joshua Ethan Noah Lewis Kieran Tyler Jake Alfie Owen Jordan Brandon',
    middle:
      'Mark Paul James Andrew Stuart Gareth Simon Lee Craig Darren Matthew Jason Neil Gavin Adrian Scott Duncan Marcus',
    older:
      'Peter Alan Brian Keith Graham Trevor Colin Roger Malcolm Derek Raymond Dennis Gordon Clive Norman Barry Howard Leonard',
  },
  words: 'books coffee hills coast sunny garden music travels walks kitchen',
}
