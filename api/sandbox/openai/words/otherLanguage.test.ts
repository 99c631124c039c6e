import { expect, it } from 'vitest';
import { isOtherLanguage } from './otherLanguage.ts';

it.each([
  ['Ciao, siamo la Pizzeria Da Nonna', true],
  ['Ich habe einen Imbiss namens Kiosk Sieben', true],
  ["Notre restaurant s'appelle Chez Odette", true],
  ['Tengo un bar, se llama El Rincón', true],
  ['Prowadzę restaurację Smaczna Chata', true],
  ['Actually it is called Osteria Nostra', false],
  ['Sprechen Sie Deutsch?', true],
  ['nein danke', true],
  ['Casa Nostra', false],
  ['We are called La Mesa Larga', false],
  ['Chez Odette in Brighton', false],
  ['Merci Cafe', false],
  ['insalata nostra 4.50, vitello mio £12, pasta bitte 9', false],
  ['Pizza nostra 8 und Schnitzel nach Art unseres Hauses 12', false],
  ['we do insalata di casa nostra and pasta mio', false],
  ['our best sellers are pizza nostra and tarta tengo', false],
  ['is it free? bitte', false],
  ['Wir sind offen\nSchnitzel 14,90', false],
])('the message "%s" is a sentence in another language: %s', (message, expected) => {
  expect(isOtherLanguage(message)).toBe(expected);
});
