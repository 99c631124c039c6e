/** The 14 allergens of UK food law with their names, in the order of the owner's form. */
export const ALLERGENS = [
  { id: 'CELERY', name: 'Celery' },
  { id: 'CEREALS_WITH_GLUTEN', name: 'Cereals with gluten' },
  { id: 'CRUSTACEANS', name: 'Crustaceans' },
  { id: 'EGGS', name: 'Eggs' },
  { id: 'FISH', name: 'Fish' },
  { id: 'LUPIN', name: 'Lupin' },
  { id: 'MILK', name: 'Milk' },
  { id: 'MOLLUSCS', name: 'Molluscs' },
  { id: 'MUSTARD', name: 'Mustard' },
  { id: 'NUTS', name: 'Nuts' },
  { id: 'PEANUTS', name: 'Peanuts' },
  { id: 'SESAME', name: 'Sesame' },
  { id: 'SOYBEANS', name: 'Soybeans' },
  { id: 'SULPHUR_DIOXIDE', name: 'Sulphur dioxide' },
] as const;

export type Allergen = (typeof ALLERGENS)[number]['id'];
