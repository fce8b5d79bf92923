/** Writes an invoice's number: the company's series, and the number in it. */
export function writeInvoiceNumber({ companyId, number }: { companyId: number; number: number }): string {
  return `${companyId}-${String(number).padStart(6, '0')}`
}
