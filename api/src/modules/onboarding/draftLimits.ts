/** How much a draft holds; lengths in characters, prices in pence (spec §5: 0 to 1000 pounds). */
export const DRAFT_LIMITS = {
  name: 80,
  sections: 40,
  items: 300,
  sectionName: 80,
  itemName: 120,
  itemDescription: 500,
  price: 100_000,
  popularItems: 12,
} as const;
