/** Of base64url. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MAX_NAME_LENGTH = 60;

/** The code of a product, size or option inside its menu: 8 characters of base64url, the last 48 bits of its uuid. */
export const menuCode = (id: string): string => charactersOf(id.slice(-12, -6)) + charactersOf(id.slice(-6));

/** Four characters for six hexadecimal digits. */
function charactersOf(digits: string): string {
  const bits = Number.parseInt(digits, 16);
  const at = (shift: number): string => CHARACTERS.charAt((bits >> shift) & 63);
  return at(18) + at(12) + at(6) + at(0);
}

/** A uuid with this code that nothing on a menu has. It names what is gone. */
export const goneId = (code: string): string =>
  `00000000-0000-7000-8000-${digitsOf(code.slice(0, 4))}${digitsOf(code.slice(4))}`;

const digitsOf = (characters: string): string =>
  [...characters]
    .reduce((bits, character) => bits * 64 + Math.max(0, CHARACTERS.indexOf(character)), 0)
    .toString(16)
    .padStart(6, '0');

/** The path of a product's page on its site: code and name, e.g. `/dishes/Zk3xT0aB-margherita`. */
export const dishPath = (product: Named): string => `/dishes/${codeAndName(product)}`;

/** The path of a page with the products of a section of a grocery shop, e.g. `/categories/Zk3xT0aB-fruit`. */
export const categoryPath = (section: Named): string => `/categories/${codeAndName(section)}`;

interface Named {
  id: string;
  name: string;
}

function codeAndName({ id, name }: Named): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '');
  return [menuCode(id), words].filter(Boolean).join('-');
}
