/** `tel:` address of a written phone number, null when it has fewer than three digits. */
export function phoneHref(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '') ?? '';
  return digits.replace('+', '').length >= 3 ? `tel:${digits}` : null;
}
