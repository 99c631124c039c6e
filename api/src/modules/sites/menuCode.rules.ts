/** Hex digits of a uuid that become its code: 48 of its random bits. */
const CODE_DIGITS = 12;
const MAX_NAME_LENGTH = 60;

/** The code of a product, size or option inside its menu: 8 characters of base64url, from the end of its uuid. */
export const menuCode = (id: string): string =>
  Buffer.from(id.replaceAll('-', '').slice(-CODE_DIGITS), 'hex').toString('base64url');

/** A uuid with this code that nothing on a menu has. It names what is gone. */
export const goneId = (code: string): string =>
  `00000000-0000-7000-8000-${Buffer.from(code, 'base64url').toString('hex')}`;

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
