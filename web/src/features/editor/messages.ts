/** What the editor says. */
export const messages = {
  editorTitle: 'Restaurant editor',
  editorText:
    'Editing your homepage, products and settings opens here soon. Your website stays live meanwhile.',
  back: 'Back to My Restaurants',
} as const;
