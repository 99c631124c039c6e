import { encode } from 'uqr';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { saveFile } from '../../../lib/saveFile.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import type { PrintedSite, PrintKind } from './posterPdf.ts';
import { qrPath } from '../../../ui/qrPath.ts';
import { linesOf } from './qrPoster.rules.ts';

/** Units of the drawing; the code and its quiet zone take the whole width. */
const WIDTH = 400;
const QUIET_MODULES = 4;
const LINE = 30;
const PNG_WIDTH = 1600;

/** A new picture file of the drawing: vectors, or pixels for places that take no vectors. */
async function fileOf(drawing: SVGSVGElement, type: 'svg' | 'png'): Promise<Blob | null> {
  const vectors = new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
  if (type === 'svg') return vectors;
  const address = URL.createObjectURL(vectors);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PNG_WIDTH;
    canvas.height = Math.round((PNG_WIDTH * picture.naturalHeight) / picture.naturalWidth);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface DrawingProps {
  name: string;
  url: string;
  ref: React.Ref<SVGSVGElement>;
}

/** The code with the restaurant's name below, black on white in both themes: a camera reads nothing else as well. */
function Drawing({ name, url, ref }: DrawingProps) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const lines = linesOf(name);
  const host = new URL(url).host;
  const scale = WIDTH / (size + 2 * QUIET_MODULES);
  const height = WIDTH + lines.length * LINE + 56;
  const text = { x: WIDTH / 2, textAnchor: 'middle', fontFamily: 'system-ui, sans-serif' } as const;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={messages.qrAlt(host)}
    >
      <rect width={WIDTH} height={height} fill="#ffffff" />
      <path
        transform={`scale(${scale}) translate(${QUIET_MODULES} ${QUIET_MODULES})`}
        d={qrPath(data)}
        fill="#000000"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          {...text}
          y={WIDTH + 12 + index * LINE}
          fontSize={26}
          fontWeight={700}
          fill="#000000"
        >
          {line}
        </text>
      ))}
      <text {...text} y={WIDTH + 14 + lines.length * LINE} fontSize={17} fill="#333333">
        {messages.scan}
      </text>
    </svg>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: center;
  > svg {
    flex: none;
    width: 168px;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  > div {
    flex: 1 1 220px;
  }
`;

interface Props extends PrintedSite {
  slug: string;
  /** Called after a download has begun. */
  onSaved: () => void;
}

/** The QR code of a site, to look at and to download. */
export function QrPoster({ slug, onSaved, ...site }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [printing, setPrinting] = useState<PrintKind | null>(null);
  const download = async (type: 'svg' | 'png'): Promise<void> => {
    if (!drawing.current) return;
    const file = await fileOf(drawing.current, type).catch(() => null);
    setFailure(file === null ? messages.pngFailed : null);
    if (!file) return;
    saveFile(file, `${slug}-qr-code.${type}`);
    onSaved();
  };
  const print = async (kind: PrintKind): Promise<void> => {
    setPrinting(kind);
    try {
      const { makePrint } = await import('./posterPdf.ts');
      saveFile(await makePrint(kind, site), `${slug}-${kind}.pdf`);
      setFailure(null);
      onSaved();
    } catch {
      // The code did not arrive, or the browser cannot draw.
      setFailure(messages.printFailed);
    }
    setPrinting(null);
  };
  return (
    <Root aria-labelledby="qr-title">
      <Drawing ref={drawing} name={site.name} url={site.url} />
      <Stack $gap={3}>
        <Heading as="h3" id="qr-title" $size={17}>
          {messages.qrTitle}
        </Heading>
        <Text $size={15} $soft>
          {messages.qrText}
        </Text>
        <Stack $row $gap={2}>
          <Button loading={printing === 'poster'} onClick={() => void print('poster')}>
            {messages.downloadPoster}
          </Button>
          <Button loading={printing === 'cards'} onClick={() => void print('cards')}>
            {messages.downloadCards}
          </Button>
        </Stack>
        <Stack $row $gap={2}>
          <Button variant="secondary" onClick={() => void download('png')}>
            {messages.downloadPng}
          </Button>
          <Button variant="secondary" onClick={() => void download('svg')}>
            {messages.downloadSvg}
          </Button>
        </Stack>
        {failure && <Alert tone="error">{failure}</Alert>}
      </Stack>
    </Root>
  );
}
