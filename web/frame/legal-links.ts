/** The footer's links, in the specification's order, and beyond it how accessible the site is. */
export const legalLinks = [
  { name: 'terms', to: '/pages/terms' },
  { name: 'privacy', to: '/pages/privacy' },
  { name: 'cookies', to: '/pages/cookies' },
  { name: 'ban', to: '/pages/ban' },
  { name: 'pricing', to: '/pricing' },
  { name: 'complaints', to: '/complaints' },
  { name: 'returns', to: '/pages/return-policy' },
  { name: 'faq', to: '/pages/faq' },
  { name: 'service', to: '/pages/service' },
  { name: 'accessibility', to: '/pages/accessibility' },
] as const
