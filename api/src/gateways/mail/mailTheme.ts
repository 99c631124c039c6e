/**
 * Colours and fonts of e-mails (design: visual language), as values for inline styles. Mail clients know no CSS
 * variables: `mailLayout` turns these light colours dark by class names.
 */
export const MAIL_THEME = {
  background: '#FBF9F4',
  surface: '#FFFFFF',
  surface2: '#F3EFE6',
  line: '#E4DED0',
  text: '#15203A',
  textSoft: '#55607A',
  primary: '#00419D',
  onPrimary: '#FFFFFF',
  sans: "'Figtree', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "'Fraunces', Georgia, 'Times New Roman', serif",
} as const;

/** Colours of a restaurant as `#rrggbb`: a block and a button, each with text on it whose contrast is at least 4.5. */
export interface MailColours {
  brand: string;
  onBrand: string;
  action: string;
  onAction: string;
}

/** In whose name a mail comes: its head and buttons are the restaurant's. */
export interface MailBrand {
  name: string;
  /** null: the head shows the name. */
  logoUrl: string | null;
  light: MailColours;
  dark: MailColours;
}

/** Works out a site's colours in light and dark, as the storefront does. */
export type BrandColours = (look: { theme: string; primary: string; secondary: string }) => {
  light: MailColours;
  dark: MailColours;
};
