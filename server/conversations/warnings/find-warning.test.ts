import { expect, it } from 'vitest'
import { findWarning } from './find-warning.ts'

it.each([
  ['Can you send me some money?', 'money'],
  ['Kannst du mir Geld leihen?', 'money'],
  ['Ik heb een cadeaukaart nodig', 'money'],
  ['Kan du sende mig nogle penge', 'money'],
  ['Kan du låne meg penger?', 'money'],
  ['Kan du skicka mig lite pengar', 'money'],
  ['Mándame dinero por favor', 'money'],
  ['Voitko lähettää minulle rahaa', 'money'],
  ['Peux-tu m’envoyer de l’argent ?', 'money'],
  ['Mi puoi mandare dei soldi?', 'money'],
  ['Możesz mi pożyczyć pieniądze?', 'money'],
  ['Invest in Bitcoin with me', 'crypto'],
  ['Ich habe mit Kryptowährungen viel verdient', 'crypto'],
  ['Write me on WhatsApp', 'elsewhere'],
  ['Olen Telegramissa', 'elsewhere'],
  ['find me at t.me/somebody', 'elsewhere'],
  ['call +31 6 1234 5678', 'elsewhere'],
  ['ada.lovelace@example.org', 'elsewhere'],
])('warns of %s', (text, warning) => expect(findWarning(text)).toBe(warning))

it.each([
  'Money does not make happy',
  'Geld allein macht nicht glücklich',
  'I read a telegraph once',
  'The signal here is bad',
  'We could meet on 12.05.2026 at 18:30',
  'It was 1 250 000 kroner in 1999',
  'El dinero no lo es todo',
  'Raha ei tuo onnea',
  'L’argent ne fait pas le bonheur',
  'Bit of a coin collector',
])('does not warn of %s', (text) => expect(findWarning(text)).toBe(null))
