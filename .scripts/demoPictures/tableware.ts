import { type Circle, circlePath, HEIGHT, WIDTH } from './draw.ts';

export type Surface = 'oak' | 'walnut' | 'slate' | 'marble' | 'linen';

const woods = {
  oak: ['#b98a58', '#8d6138'],
  walnut: ['#6d4a31', '#472c1c'],
} as const;

/** A table from edge to edge. */
export function table(surface: Surface, width = WIDTH, height = HEIGHT): string {
  const area = `width="${width}" height="${height}"`;
  const shade = `<radialGradient id="vignette" cx=".4" cy=".36" r=".85"><stop offset=".35" stop-color="#fff" stop-opacity=".10"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".46"/></radialGradient>`;
  const cover = `<defs>${shade}</defs><rect ${area} fill="url(#vignette)"/>`;
  if (surface === 'oak' || surface === 'walnut') {
    const [pale, dark] = woods[surface];
    const planks = Array.from({ length: Math.ceil(height / 215) }, (_, row) => {
      const y = row * 215 - 40;
      return `<rect x="-20" y="${y}" width="${width + 40}" height="212" fill="url(#plank)" filter="url(#grain)"/><rect x="0" y="${y + 210}" width="${width}" height="5" fill="#1c0f07" opacity=".75"/>`;
    });
    return `<defs><linearGradient id="plank" x2="0" y2="1"><stop stop-color="${pale}"/><stop offset=".5" stop-color="${dark}"/><stop offset="1" stop-color="${pale}"/></linearGradient>
<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0035 .07" numOctaves="5" seed="11" result="n"/><feColorMatrix in="n" values="0 0 0 0 .16  0 0 0 0 .08  0 0 0 0 .03  1.5 0 0 0 -.6" result="lines"/><feComposite in="lines" in2="SourceAlpha" operator="in" result="in"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="in"/></feMerge></filter></defs>
<rect ${area} fill="${dark}"/>${planks.join('')}${cover}`;
  }
  const stone = {
    slate: ['#3a4045', '.012 .02', 0.7, '.75 .8 .85', -0.3],
    marble: ['#e9e4dc', '.006 .011', 1.5, '.45 .42 .40', -0.74],
    linen: ['#cfc4b2', '.9 .02', 0.5, '.35 .28 .2', -0.16],
  }[surface] as [string, string, number, string, number];
  const [base, frequency, strength, colour, offset] = stone;
  const [red = '', green = '', blue = ''] = colour.split(' ');
  const weave =
    surface === 'linen'
      ? `<rect ${area} fill="#000" filter="url(#across)" opacity=".6"/>`
      : `<rect ${area} fill="${base}" filter="url(#pits)" opacity=".14"/>`;
  return `<defs><filter id="veins" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${strength} 0 0 0 ${offset}"/></filter>
<filter id="across" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02 .9" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .2 .5 0 0 0 -.16"/></filter>
<filter id="pits" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="3" seed="9"/><feDiffuseLighting surfaceScale="1.6" lighting-color="#fff"><feDistantLight azimuth="232" elevation="55"/></feDiffuseLighting></filter></defs>
<rect ${area} fill="${base}"/>${weave}<rect ${area} filter="url(#veins)"/>${cover}`;
}

const shadow = ({ x, y, r }: Circle, far = 22): string =>
  `<circle cx="${x + far * 0.7}" cy="${y + far}" r="${r * 0.99}" fill="#0d0603" opacity=".55" filter="url(#blur26)"/><circle cx="${x + 5}" cy="${y + 8}" r="${r}" fill="#0d0603" opacity=".5" filter="url(#blur4)"/>`;

interface Glaze {
  /** Of the lit part, of the shaded part, and of the rim. */
  pale: string;
  dark: string;
  rim: string;
}
export const GLAZES = {
  cream: { pale: '#fbf7ee', dark: '#d9d0bf', rim: '#fffdf8' },
  blue: { pale: '#48627f', dark: '#22354c', rim: '#7390ad' },
  stone: { pale: '#8b857b', dark: '#57524a', rim: '#b3ab9e' },
  terracotta: { pale: '#c0744b', dark: '#7e4224', rim: '#d9966b' },
  copper: { pale: '#d99a63', dark: '#7b421d', rim: '#f2c38e' },
  iron: { pale: '#42403f', dark: '#171616', rim: '#5d5a58' },
  sage: { pale: '#a9b49b', dark: '#6f7b63', rim: '#c8d0bb' },
} as const satisfies Record<string, Glaze>;

let count = 0;

/** A flat plate: its well is as wide as `well` of the radius. */
export function plate(at: Circle, glaze: Glaze, well = 0.72): string {
  const id = `plate${(count += 1)}`;
  const { x, y, r } = at;
  return `<defs><linearGradient id="${id}" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${glaze.rim}"/><stop offset=".45" stop-color="${glaze.pale}"/><stop offset="1" stop-color="${glaze.dark}"/></linearGradient>
<linearGradient id="${id}w" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${glaze.dark}"/><stop offset=".55" stop-color="${glaze.pale}"/><stop offset="1" stop-color="${glaze.rim}"/></linearGradient></defs>
${shadow(at)}<path d="${circlePath(at)}" fill="url(#${id})"/>
<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${glaze.rim}" stroke-width="4" opacity=".85" filter="url(#blur2)"/>
<circle cx="${x}" cy="${y}" r="${r * well}" fill="url(#${id}w)" filter="url(#blur2)"/>
<circle cx="${x}" cy="${y}" r="${r * well * 0.95}" fill="${glaze.pale}" filter="url(#blur4)"/>`;
}

/** A bowl; its content begins at `BOWL` of the radius. */
export const BOWL = 0.86;
export function bowl(at: Circle, glaze: Glaze): string {
  const id = `bowl${(count += 1)}`;
  const { x, y, r } = at;
  return `<defs><linearGradient id="${id}" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${glaze.rim}"/><stop offset=".5" stop-color="${glaze.pale}"/><stop offset="1" stop-color="${glaze.dark}"/></linearGradient>
<linearGradient id="${id}i" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${glaze.dark}"/><stop offset=".7" stop-color="${glaze.pale}"/><stop offset="1" stop-color="${glaze.rim}"/></linearGradient></defs>
${shadow(at, 26)}<path d="${circlePath(at)}" fill="url(#${id})"/>
<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${glaze.rim}" stroke-width="5" opacity=".8" filter="url(#blur2)"/>
<circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="url(#${id}i)"/>
<circle cx="${x - 4}" cy="${y - 6}" r="${r * BOWL}" fill="#000" opacity=".45" filter="url(#blur10)"/>`;
}

/** A bowl with two handles, as a karahi has them. */
export function karahi(at: Circle, glaze: Glaze): string {
  const { x, y, r } = at;
  const handle = (side: number) =>
    `<path d="M${x + side * r * 0.9} ${y - 62}q${side * 150} 62 0 124" fill="none" stroke="#0d0603" stroke-width="26" opacity=".4" filter="url(#blur10)" transform="translate(10 16)"/><path d="M${x + side * r * 0.9} ${y - 62}q${side * 150} 62 0 124" fill="none" stroke="${glaze.dark}" stroke-width="22" stroke-linecap="round"/><path d="M${x + side * r * 0.9} ${y - 64}q${side * 144} 60 0 122" fill="none" stroke="${glaze.rim}" stroke-width="7" stroke-linecap="round" opacity=".7" filter="url(#blur2)"/>`;
  return handle(-1) + handle(1) + bowl(at, glaze);
}

/** A round wooden board with a handle. */
export function board({ x, y, r }: Circle): string {
  return `<defs><linearGradient id="board" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#d8ab74"/><stop offset="1" stop-color="#9c6a3a"/></linearGradient><filter id="boardGrain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05 .004" numOctaves="4" seed="21" result="n"/><feColorMatrix in="n" values="0 0 0 0 .3 0 0 0 0 .16 0 0 0 0 .06 1.6 0 0 0 -.62" result="l"/><feComposite in="l" in2="SourceAlpha" operator="in" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter></defs>
${shadow({ x, y, r }, 20)}
<g transform="rotate(38 ${x} ${y})"><rect x="${x + r - 30}" y="${y - 62}" width="230" height="124" rx="56" fill="#0d0603" opacity=".5" filter="url(#blur10)" transform="translate(20 10)"/></g>
<g filter="url(#boardGrain)"><g transform="rotate(38 ${x} ${y})"><rect x="${x + r - 40}" y="${y - 60}" width="230" height="120" rx="54" fill="url(#board)"/></g><circle cx="${x}" cy="${y}" r="${r}" fill="url(#board)"/></g>
<circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="#f0cd9c" stroke-width="5" opacity=".5" filter="url(#blur2)"/>`;
}

/** A folded napkin below the plate. */
export const napkin = (x: number, y: number, turn: number, colour: string, line: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-150" y="-330" width="300" height="660" fill="#0d0603" opacity=".45" filter="url(#blur10)" transform="translate(10 14)"/><rect x="-150" y="-330" width="300" height="660" rx="6" fill="${colour}"/><path d="M-50 -330V330M50 -330V330" stroke="#000" stroke-opacity=".12" stroke-width="5" filter="url(#blur2)"/><path d="M-120 -330V330M-108 -330V330M120 -330V330M108 -330V330" stroke="${line}" stroke-width="4" opacity=".8"/></g>`;
