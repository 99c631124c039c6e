import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { OG_IMAGES, type OgImage } from '../../src/lib/pageMeta.ts';
import { dataUrl } from './dataUrl.ts';
import { fontFaces } from './fontFaces.ts';

const PAPER = { ground: '#fbf9f4', text: '#15203a', shape: '#f8d99b' };
const SUN = { ground: '#f8d99b', text: '#15203a', shape: '#fdf3dd' };
const NIGHT = { ground: '#00419d', text: '#ffffff', shape: '#003380' };

const phone = (theme: 'light' | 'dark', place: string): string =>
  `<div class="phone" style="${place}"><img src="${dataUrl(`web/public/shots/storefront-${theme}-780.webp`, 'image/webp')}" alt=""></div>`;
const one = (): string => phone('light', 'right:96px;top:76px;rotate:4deg');
const two = (): string =>
  phone('dark', 'right:268px;top:166px;rotate:-6deg;scale:.86') +
  phone('light', 'right:44px;top:76px;rotate:5deg');
const chat = (): string =>
  `<div class="window"><i></i><i></i><i></i><img src="${dataUrl('docs/images/setup.png', 'image/png')}" alt=""></div>`;
const letter = (): string => `<svg class="letter" viewBox="0 0 120 90" fill="none" stroke-linejoin="round">
  <rect x="3" y="3" width="114" height="84" rx="10" fill="#ffffff" stroke="#15203a" stroke-width="2.4"/>
  <path d="m5 10 49 40q6 4 12 0l49-40" stroke="#15203a" stroke-width="2.4"/>
  <circle cx="96" cy="70" r="22" fill="#00419d"/>
  <path d="M89 58v6a7 7 0 0 0 14 0v-6M96 58v24" stroke="#f8d99b" stroke-width="2.6" stroke-linecap="round"/></svg>`;

const LOOKS: Record<OgImage, { colours: typeof PAPER; art: () => string }> = {
  forkfront: { colours: PAPER, art: one },
  services: { colours: NIGHT, art: one },
  packages: { colours: SUN, art: one },
  portfolio: { colours: PAPER, art: two },
  contact: { colours: SUN, art: letter },
  setup: { colours: NIGHT, art: chat },
};

/** The picture of a shared link as a page of 1200 × 630 px without external files. */
export function ogCard(image: OgImage): string {
  const { colours, art } = LOOKS[image];
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}
    * { margin: 0; box-sizing: border-box; }
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${colours.ground}; color: ${colours.text}; }
    .shape { position: absolute; right: -150px; bottom: -190px; width: 720px; height: 720px; border-radius: 50%; background: ${colours.shape}; }
    .brand { position: absolute; left: 72px; top: 64px; display: flex; gap: 18px; align-items: center; font: 620 42px Fraunces; letter-spacing: -.02em; }
    .brand svg { width: 60px; height: 60px; }
    h1 { position: absolute; left: 72px; top: 186px; width: 590px; font: 560 76px/1.06 Fraunces; letter-spacing: -.015em; text-wrap: balance; }
    p { position: absolute; left: 72px; bottom: 60px; width: 560px; font: 500 27px/1.4 Figtree; opacity: .82; }
    .phone { position: absolute; width: 330px; height: 626px; padding: 11px; border-radius: 50px; background: #15203a; box-shadow: 0 24px 60px rgb(21 32 58 / 32%); }
    .phone img { display: block; width: 100%; height: 100%; border-radius: 40px; object-fit: cover; object-position: top; }
    .window { position: absolute; left: 700px; top: 128px; width: 860px; padding: 40px 8px 8px; border-radius: 18px; background: #15203a; box-shadow: 0 24px 60px rgb(0 0 0 / 35%); }
    .window img { display: block; width: 100%; border-radius: 12px; }
    .window i { position: absolute; top: 15px; left: 20px; width: 11px; height: 11px; border-radius: 50%; background: #f8d99b; }
    .window i + i { left: 40px; } .window i + i + i { left: 60px; }
    .letter { overflow: visible; position: absolute; right: 110px; top: 170px; width: 410px; rotate: 5deg; filter: drop-shadow(0 24px 40px rgb(21 32 58 / 25%)); }
  </style>
  <div class="shape"></div>
  ${art()}
  <div class="brand"><svg viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${colours === NIGHT ? '#ffffff' : '#00419d'}"/><path d="M10 6.5v5.2a6 6 0 0 0 12 0V6.5M16 6.5v19" fill="none" stroke="${colours === NIGHT ? '#00419d' : '#f8d99b'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>${PRODUCT_NAME}</div>
  <h1>${OG_IMAGES[image]}</h1>
  <p>Commission-free ordering for restaurants</p>`;
}
