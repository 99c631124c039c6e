import type { MailColours } from '@forkfront/common/renderer.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/**
 * Colours and fonts of mails as inline values, because mail clients do not support CSS variables. Class names add the
 * dark theme.
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

/** The restaurant that a mail is sent for. */
export interface MailBrand {
  name: string;
  /** null: the header shows the name. */
  logoUrl: string | null;
  light: MailColours;
  dark: MailColours;
}

interface MailLayout {
  /** Plain text; the heading and the document's title. */
  title: string;
  /** Plain text; the preview line in an inbox. */
  preheader: string;
  /** Escaped HTML. */
  bodyHtml: string;
  /** Escaped HTML below the card. */
  footerHtml?: string;
  /** null: the mail is from the product. */
  brand?: MailBrand | null;
}

const { background, surface, line, text, textSoft, primary, sans, serif } = MAIL_THEME;
const DARK = { surface: '#131E33', text: '#EAF0FB', link: '#82B1FF', onLink: '#0C1424' };

/** For clients that support style sheets; essential styles are inline. */
const styles = (brand: MailBrand | null): string => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  table { border-spacing: 0; }
  .content p { margin: 0 0 16px; }
  .content p:last-child { margin-bottom: 0; }
  .content > :last-child { margin-bottom: 0 !important; }
  .content a { color: ${brand ? text : primary}; }
  .head a { color: inherit; text-decoration: none; }
  .footer a { color: ${textSoft}; }
  @media (max-width: 599px) {
    .gutter { padding-left: 16px !important; padding-right: 16px !important; }
    .card { padding: 24px 20px !important; }
    .head { padding: 18px 20px !important; }
    .title { font-size: 26px !important; }
    .button, .button tbody, .button tr, .button td, .button a { display: block !important; }
    .button { margin-right: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page { background: #0C1424 !important; }
    .card { background: ${DARK.surface} !important; border-color: #2A3A5A !important; }
    .page, .title, .brand, .content, .content td, .content th, .content p, .content strong { color: ${DARK.text} !important; }
    .content td, .content th, .content hr { border-color: #2A3A5A !important; }
    .soft, .content .soft, .footer { color: #A9B6D0 !important; }
    .panel { background: #1B2944 !important; }
    .content a, .footer a { color: ${brand ? DARK.text : DARK.link} !important; }
    ${darkButton('primary', brand?.dark.action ?? DARK.link, brand?.dark.onAction ?? DARK.onLink, brand?.dark.action ?? DARK.link)}
    ${darkButton('secondary', DARK.surface, brand ? DARK.text : DARK.link, brand ? DARK.text : DARK.link)}
    ${brand ? `.head { background: ${brand.dark.brand} !important; border-color: ${brand.dark.brand} !important; color: ${brand.dark.onBrand} !important; }` : ''}
  }`;

const darkButton = (kind: string, fill: string, colour: string, edge: string): string =>
  `td.button-${kind}, .content a.button-${kind} { background: ${fill} !important; border-color: ${edge} !important; color: ${colour} !important; }`;

/** Prevents an inbox from showing the body after the preheader. */
const PREHEADER_FILL = '&#847;&zwnj;&nbsp;'.repeat(60);

const PRODUCT_HEAD = `<tr><td class="brand" style="padding:0 4px 20px;font:600 20px/24px ${serif};letter-spacing:-0.01em;color:${text}">${escapeHtml(PRODUCT_NAME)}</td></tr>`;

/** The restaurant's logo or name on its colour, at the top of the card. */
function headOf({ name, logoUrl, light: { brand, onBrand } }: MailBrand): string {
  const shown = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="56" style="display:block;height:56px;width:auto;max-width:240px;border-radius:8px">`
    : escapeHtml(name);
  return `<tr><td class="head" bgcolor="${brand}" style="padding:22px 40px;background:${brand};border:1px solid ${brand};border-radius:16px 16px 0 0;font:600 24px/30px ${serif};letter-spacing:-0.01em;color:${onBrand}">${shown}</td></tr>`;
}

/**
 * The layout of every HTML mail: a card, at most 600 px wide, light and dark. In `bodyHtml` the classes `soft`
 * (secondary text) and `panel` (a tinted cell) have dark styles.
 */
export function mailLayout({ title, preheader, bodyHtml, footerHtml, brand = null }: MailLayout): string {
  const footer = footerHtml
    ? `<tr><td class="footer" style="padding:20px 4px 0;font:13px/20px ${sans};color:${textSoft}">${footerHtml}</td></tr>`
    : '';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(title)}</title>
<style>${styles(brand)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${background};color:${text}">
<div style="display:none;overflow:hidden;max-height:0;opacity:0;mso-hide:all">${escapeHtml(preheader)}${PREHEADER_FILL}</div>
<table role="presentation" class="page" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${background}" style="background:${background}">
<tr><td class="gutter" align="center" style="padding:32px 24px 48px">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
${brand ? headOf(brand) : PRODUCT_HEAD}
<tr><td class="card" bgcolor="${surface}" style="padding:36px 40px;background:${surface};border:1px solid ${line};border-radius:${brand ? '0 0 16px 16px' : '16px'}">
<h1 class="title" style="margin:0 0 20px;font:600 32px/1.15 ${serif};letter-spacing:-0.015em;color:${text}">${escapeHtml(title)}</h1>
<div class="content" style="font:16px/25px ${sans};color:${text}">${bodyHtml}</div>
</td></tr>
${footer}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
