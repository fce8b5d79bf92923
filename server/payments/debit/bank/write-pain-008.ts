import { required } from '#common/required.ts'
import { element, writeXml } from '#server/platform/xml.ts'
import type { DebitDetails } from '../details.ts'
import { bankText } from './bank-text.ts'

export type BankDebit = {
  /** The order's id without hyphens. */
  endToEndId: string
  amount: number
  dueOn: string
  sequence: 'FRST' | 'RCUR'
  mandate: { reference: string; signedOn: string }
  /** Null once the payer is erased: the debit is left out, and what it was paid with keeps its number. */
  details: PayerDetails | null
}
type PayerDetails = Pick<
  DebitDetails,
  'account_holder' | 'iban' | 'street' | 'house_number' | 'zip' | 'city' | 'country'
>
type PaidDebit = BankDebit & { details: PayerDetails }

export type BankFile = {
  messageId: string
  createdAt: Date
  creditor: { name: string; id: string; iban: string; bic: string | null; statementName: string }
  debits: BankDebit[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.02'

/** A file of SEPA Core direct debits for the company's bank. What is collected on one day in one sequence is one payment. */
export function writePain008({ messageId, createdAt, creditor, debits: all }: BankFile): string {
  const debits = all.filter(hasPayer)
  const payments = Object.values(Object.groupBy(all, ({ dueOn, sequence }) => `${dueOn} ${sequence}`))
  const initiation = element('CstmrDrctDbtInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', createdAt.toISOString().slice(0, 19)),
      ...totals(debits),
      element('InitgPty', element('Nm', bankText(creditor.name, 70))),
    ]),
    ...payments.flatMap((payment = [], index) => {
      const collected = payment.filter(hasPayer)
      return collected.length > 0 ? [paymentOf(`${messageId}-${index + 1}`, creditor, collected)] : []
    }),
  ])
  return writeXml(element('Document', initiation, { xmlns: namespace }))
}

function hasPayer(debit: BankDebit): debit is PaidDebit {
  return debit.details !== null
}

function paymentOf(id: string, creditor: BankFile['creditor'], debits: PaidDebit[]) {
  const { dueOn, sequence } = required(debits[0])
  return element('PmtInf', [
    element('PmtInfId', id),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    ...totals(debits),
    element('PmtTpInf', [
      element('SvcLvl', element('Cd', 'SEPA')),
      element('LclInstrm', element('Cd', 'CORE')),
      element('SeqTp', sequence),
    ]),
    element('ReqdColltnDt', dueOn),
    element('Cdtr', element('Nm', bankText(creditor.name, 70))),
    element('CdtrAcct', element('Id', element('IBAN', creditor.iban))),
    element('CdtrAgt', agent(creditor.bic)),
    element('ChrgBr', 'SLEV'),
    element(
      'CdtrSchmeId',
      element(
        'Id',
        element(
          'PrvtId',
          element('Othr', [element('Id', creditor.id), element('SchmeNm', element('Prtry', 'SEPA'))]),
        ),
      ),
    ),
    ...debits.map((debit) => transactionOf(debit, creditor.statementName)),
  ])
}

function transactionOf({ endToEndId, amount, mandate, details }: PaidDebit, statementName: string) {
  const { account_holder, iban, street, house_number, zip, city, country } = details
  return element('DrctDbtTxInf', [
    element('PmtId', element('EndToEndId', endToEndId)),
    element('InstdAmt', decimal(amount), { Ccy: 'EUR' }),
    element(
      'DrctDbtTx',
      element('MndtRltdInf', [element('MndtId', mandate.reference), element('DtOfSgntr', mandate.signedOn)]),
    ),
    element('DbtrAgt', agent(null)),
    element('Dbtr', [
      element('Nm', bankText(account_holder, 70)),
      element('PstlAdr', [
        element('Ctry', country),
        element('AdrLine', bankText(`${street} ${house_number}`, 70)),
        element('AdrLine', bankText(`${zip} ${city}`, 70)),
      ]),
    ]),
    element('DbtrAcct', element('Id', element('IBAN', iban))),
    element('RmtInf', element('Ustrd', bankText(`${statementName} ${endToEndId}`, 140))),
  ])
}

function totals(debits: BankDebit[]) {
  const sum = debits.reduce((total, { amount }) => total + amount, 0)
  return [element('NbOfTxs', String(debits.length)), element('CtrlSum', decimal(sum))]
}

/** Within SEPA the IBAN names the bank; whoever sends no BIC says so. */
function agent(bic: string | null) {
  return element('FinInstnId', bic ? element('BIC', bic) : element('Othr', element('Id', 'NOTPROVIDED')))
}

/** An amount in cents as a decimal number of euro. */
function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
