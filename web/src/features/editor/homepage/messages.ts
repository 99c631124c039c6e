/** Texts of the Homepage tab. */
export const messages = {
  heroTitle: 'Hero picture',
  heroIntro: 'The first thing visitors see, across the top of your homepage.',
  heroLabel: 'Your hero picture',
  heroHint: 'Best at 1920x1080.',
  heroAlt: 'Your hero picture as it is shown',
  heroEmpty: 'No picture yet: your brand colours fill the top of your homepage.',
  heroSaved: 'Your hero picture is saved.',

  logoTitle: 'Logo',
  logoIntro: 'Shown beside your name, on your website and in your e-mails.',
  logoLabel: 'Your logo',
  logoHint: 'A square picture works best.',
  logoAlt: 'Your logo as it is shown',
  logoEmpty: 'No logo yet. Your name is shown instead.',
  logoSaved: 'Logo uploaded successfully!',

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
