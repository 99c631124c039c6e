/** Texts of the Homepage tab. */
export const messages = {
  hero: {
    title: 'Hero picture',
    intro: 'The first thing visitors see, across the top of your homepage.',
    label: 'Your hero picture',
    hint: 'Best at 1920x1080.',
    alt: 'Your hero picture as it is shown',
    empty: 'No picture yet: your brand colours fill the top of your homepage.',
    saved: 'Your hero picture is saved.',
  },
  logo: {
    title: 'Logo',
    intro: 'Shown beside your name, on your website and in your e-mails.',
    label: 'Your logo',
    hint: 'A square picture works best.',
    alt: 'Your logo as it is shown',
    empty: 'No logo yet. Your name is shown instead.',
    saved: 'Logo uploaded successfully!',
  },

  replace: 'Replace',
  remove: 'Remove',
  removed: 'The picture is removed.',
  removeTitle: 'Remove this picture?',
  removeText: 'Visitors no longer see it. To show it again, you would have to upload it again.',
  notSaved: 'The picture was not saved.',
  tryAgain: 'Try again',

  taglineTitle: 'Tagline',
  taglineIntro: 'One line below your name.',
  tagline: 'Tagline',
  taglineHelp: 'For example: Neapolitan pizza from a wood oven. Leave it empty for none.',
  taglineSaved: 'Your tagline is saved.',

  aiFeature: 'AI image generation',
} as const;
