import type { companies } from '#server/sites/tables.ts'

/** The demo installation's two companies (data-model.md, Pool). Their facts are made up. */
export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    id: 1,
    name: 'Serenade Demo One B.V.',
    address: 'Voorbeeldkade 12, 3511 AB',
    city: 'Utrecht',
    kvk: '00000001',
    country: 'NL',
    tradenames: ['Serenade', 'Aria', 'Cadenza', 'Reprise'],
    vatNumbers: ['NL000000001B01'],
    supportPhone: '+31 30 555 0101',
    deleteDiscount: 30,
    statementName: 'SRND Services',
    creditorId: 'NL70ZZZ000000010000',
    collectionIban: 'NL41SRND0123456789',
    collectionBic: 'SRNDNL2A',
    added: new Date('2026-01-05T09:00:00Z'),
  },
  {
    id: 2,
    name: 'Serenade Demo Two B.V.',
    address: 'Modelstraat 7, 2011 CD',
    city: 'Haarlem',
    kvk: '00000002',
    country: 'NL',
    tradenames: ['Nocturne', 'Vivace', 'Unison'],
    vatNumbers: ['NL000000002B01'],
    supportPhone: '+31 23 555 0102',
    deleteDiscount: 30,
    statementName: 'NVU Media',
    creditorId: 'NL21ZZZ000000020000',
    collectionIban: 'NL90SRND0987654321',
    collectionBic: 'SRNDNL2A',
    added: new Date('2026-01-05T09:00:00Z'),
  },
]
