/** Whether a dish is one of those the visitor called popular; the built site marks the same ones. */
export function isPopular(dish: string, popularItems: readonly string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name.includes(wanted) || wanted.includes(name));
  });
}
