import { expect, it } from 'vitest';
import { inEnglish } from './languages.ts';

it.each([
  ['Ciao, siamo la Pizzeria Lucia a Bath', 'Hello, we are called Pizzeria Lucia in Bath'],
  ['Hallo, wir sind das Gasthaus Linde', 'Hello, we are called Gasthaus Linde'],
  ['Bonjour, nous sommes Le Canard à Brighton', 'Hello, we are called Le Canard in Brighton'],
  ['Hola, nos llamamos Casa Lola', 'Hello, we are called Casa Lola'],
  ['Dzień dobry, nazywamy się Pierogarnia', 'Hello, we are called Pierogarnia'],
  ['Merhaba, restoranımızın adı Sofra', 'Hello, we are called Sofra'],
  ['Olá, somos a Tasca do Zé', 'Hello, we are called Tasca do Zé'],
])('%j is understood as %j', { tags: ['@long'] }, (text, english) =>
  expect(inEnglish(text, [text])).toBe(english),
);

it.each([
  ['Ciao', 'verde scuro e crema', 'dark green and cream'],
  ['Guten Tag', 'Unsere Farben sind dunkelgrün und weiß', 'our colours are dark green and white'],
  ['Hola', 'rojo y amarillo, por favor', 'red and yellow, please'],
  ['Bonjour', 'non merci', 'no thanks'],
])('after %j the answer %j is understood as %j', { tags: ['@long'] }, (greeting, text, english) =>
  expect(inEnglish(text, [greeting, text])).toBe(english),
);

it.each(["Luigi's", 'red and gold', 'La Piazza', 'Die Hard Burgers'])(
  '%j is English',
  { tags: ['@long'] },
  (text) => expect(inEnglish(text, [text])).toBeNull(),
);
