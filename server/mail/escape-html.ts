const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
}

/** Lines stay lines. */
export function paragraph(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
