import { elementsAt, elementsNamed, readXml, textAt, type XmlElement } from '#server/platform/xml.ts'

/** What a bank says of one debit, or of all of one payment of a file (`paymentInfoId`). */
export type BankNews = {
  endToEndId?: string | undefined
  paymentInfoId?: string | undefined
  state: 'booked' | 'returned' | 'rejected'
  reason?: string | undefined
  /** In cents, where the bank repeats it. */
  amount?: number | undefined
}

/**
 * Reads a bank's statement (camt.053), advice (camt.054) or status report (pain.002), of any version. What is about
 * other things than direct debits is left out.
 */
export function readBankFile(text: string): BankNews[] {
  const root = readXml(text)
  const entries = elementsNamed(root, 'Ntry').filter(isBooked)
  return [...entries.flatMap(newsOfEntry), ...elementsNamed(root, 'OrgnlPmtInfAndSts').flatMap(newsOfStatus)]
}

function isBooked(entry: XmlElement): boolean {
  return textAt(entry, 'Sts', 'Sts/Cd') === 'BOOK'
}

function newsOfEntry(entry: XmlElement): BankNews[] {
  const details = elementsAt(entry, 'NtryDtls/TxDtls')
  const returned = (detail: XmlElement) => elementsAt(detail, 'RtrInf').length > 0
  const credited = textAt(entry, 'CdtDbtInd') === 'CRDT'
  const single = details.flatMap((detail): BankNews[] => {
    const endToEndId = textAt(detail, 'Refs/EndToEndId')
    if (!endToEndId || (!credited && !returned(detail))) return []
    const news = { endToEndId, amount: amountOf(detail) }
    if (!returned(detail)) return [{ ...news, state: 'booked' }]
    return [{ ...news, state: 'returned', reason: textAt(detail, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry') }]
  })
  // A payment that was booked as one sum, without its debits.
  const paymentInfoId = textAt(entry, 'NtryDtls/Btch/PmtInfId', 'NtryDtls/TxDtls/Refs/PmtInfId')
  if (single.length === 0 && credited && paymentInfoId) return [{ paymentInfoId, state: 'booked' }]
  return single
}

/** In a return the amount of the entry may have charges in it: the original one is the debit's. */
function amountOf(detail: XmlElement): number | undefined {
  const text = textAt(
    detail,
    'RtrInf/OrgnlIntrBkSttlmAmt',
    'AmtDtls/InstdAmt/Amt',
    'AmtDtls/TxAmt/Amt',
    'Amt',
  )
  const [, euro, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  return euro === undefined ? undefined : Number(euro) * 100 + Number(cents.padEnd(2, '0'))
}

function newsOfStatus(payment: XmlElement): BankNews[] {
  return elementsAt(payment, 'TxInfAndSts').flatMap((transaction): BankNews[] => {
    const endToEndId = textAt(transaction, 'OrgnlEndToEndId')
    if (!endToEndId || textAt(transaction, 'TxSts') !== 'RJCT') return []
    return [
      {
        endToEndId,
        state: 'rejected',
        reason: textAt(transaction, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry'),
      },
    ]
  })
}
