/** Texts of the Homepage tab. */
export const messages = {
  hero: {
    title: 'Hero photo',
    intro: 'The first thing visitors see, across the top of your homepage.',
    label: 'Your hero photo',
    hint: 'Best at 1920x1080.',
    alt: 'Your hero photo as visitors see it',
    empty: 'No photo yet. Your brand colours fill the top of your homepage.',
    saved: 'Your hero photo is saved.',
  },
  logo: {
    title: 'Logo',
    intro: 'Shown beside your name, on your website and in your emails.',
    label: 'Your logo',
    hint: 'A square image works best.',
    alt: 'Your logo as visitors see it',
    empty: 'No logo yet. Your name is shown instead.',
    saved: 'Logo uploaded successfully!',
  },

  sampleAlt: 'Sample picture, which is not your own',
  sample:
    'This is a sample picture, so that your site does not start bare. Replace it with a photo of your own, or remove it: a removed sample does not come back.',

  replace: 'Replace',
  remove: 'Remove',
  removed: 'The image is removed.',
  removeTitle: 'Remove this image?',
  removeText: 'Visitors will no longer see it. To show it again, you’ll have to upload it again.',
  notSaved: 'The image was not saved.',
  tryAgain: 'Try again',

  taglineTitle: 'Tagline',
  taglineIntro: 'One line below your name.',
  tagline: 'Tagline',
  taglineHelp: 'For example: Neapolitan pizza from a wood oven. Leave it empty for none.',
  taglineSaved: 'Your tagline is saved.',

  aiFeature: 'AI image generation',
} as const;
