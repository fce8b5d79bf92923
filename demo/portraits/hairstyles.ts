import type { Gender } from '#common/profile-fields.ts'

/**
 * Lorelei's hair variants by who wears them; `curly` suits deep and brown complexions best. Cuts that make somebody a child
 * are left out: fringes and bowls on men (07, 11, 12), two buns on women (26).
 */
export const hairstyles: Record<
  Gender,
  { young: string[]; grown: string[]; older: string[]; curly: string[] }
> = {
  female: {
    young: [
      '10',
      '13',
      '14',
      '15',
      '16',
      '18',
      '21',
      '23',
      '24',
      '29',
      '31',
      '32',
      '33',
      '35',
      '36',
      '38',
      '42',
      '46',
      '48',
    ],
    grown: [
      '10',
      '13',
      '15',
      '16',
      '17',
      '18',
      '19',
      '21',
      '23',
      '24',
      '29',
      '32',
      '33',
      '35',
      '37',
      '38',
      '42',
      '46',
      '48',
    ],
    older: ['10', '12', '13', '15', '17', '18', '19', '20', '23', '24', '32', '35', '37', '38', '43', '46'],
    curly: ['24', '35', '32', '18', '38', '31', '33', '05', '37'],
  },
  male: {
    young: ['02', '03', '04', '05', '06', '08', '09', '22', '39', '44', '47'],
    grown: ['01', '02', '03', '04', '05', '08', '09', '22', '28', '39', '44', '47'],
    older: ['01', '02', '03', '07', '08', '09', '12', '25', '25', '28', '28', '44', '47'],
    curly: ['39', '39', '44', '22', '09', '03', '01', '47', '28', '05'],
  },
}
