/** Texts of the products module (spec §5, §8). */
export const messages = {
  createFailed: 'Creation failed.',
  updateFailed: 'Update failed.',
  nameRequired: 'Product name is required',
  nameTooLong: 'Please use at most 120 characters.',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'Please use at most 1,000 characters.',
  priceRequired: 'Price is required',
  priceNegative: 'Price must be positive',
  priceTooHigh: 'Price seems too high',
  priceNotWhole: 'Please enter the price in pounds and pence, such as 8.50.',
  imageUrlInvalid: 'Please enter a valid image URL',
  imagePaidPlan: 'New product images require a paid plan. Please upgrade to continue.',
  sectionNameRequired: 'Please give the section a name.',
  sectionNameTooLong: 'Please use at most 80 characters.',
  /** Name of the first section of a menu. */
  firstSection: 'Menu',
  restaurantGone: 'We couldn’t find this website in your account.',
  productGone: 'This product no longer exists. Please reload the page.',
  sectionGone: 'This section no longer exists. Please reload the page.',
  neighbourGone: 'The menu has changed in the meantime. Please reload the page and try again.',
  menuFull: (most: number) => `Menus can have up to ${most} products. Please delete one to add another.`,
  tooManySections: (most: number) =>
    `Menus can have up to ${most} sections. Please delete one to add another.`,
  sectionNotEmpty: 'This section still has products. Please move or delete them first.',
};
