import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
/** Postcodes lie up to so many degrees, about 500 m, from the centre of their outward code. */
const SPREAD = 0.005;

interface Outcode {
  outcode: string;
  latitude: number;
  longitude: number;
}

const readOutcodes = (): Map<string, Outcode> =>
  new Map(
    readFileSync(join(import.meta.dirname, 'uk-outcodes.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line): [string, Outcode] => {
        const [outcode = '', latitude, longitude] = line.split(',');
        return [outcode, { outcode, latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );

/**
 * Starts the stand-in of the geocoder: `GET /postcodes/:postcode` and `GET /outcodes/:outcode` of postcodes.io. It knows the
 * centres of outward codes; a postcode has always the same place near the centre of its own.
 */
export async function startGeocoderSandbox(
  place: StandInPlace,
): Promise<{ origin: string; close(): Promise<void> }> {
  const outcodes = readOutcodes();
  const server = createServer(({ url = '' }, response) => {
    const [, kind, written] = /^\/(postcodes|outcodes)\/([^/?]+)$/.exec(url) ?? [];
    if (!kind || !written) return send(response, 404, { error: 'Resource not found' });
    const text = compact(written);
    const isPostcode = kind === 'postcodes';
    if (isPostcode && !POSTCODE.test(text)) return send(response, 404, { error: 'Invalid postcode' });
    const result = isPostcode ? postcodeOf(outcodes, text) : outcodes.get(text);
    if (result) send(response, 200, { result });
    else send(response, 404, { error: isPostcode ? 'Postcode not found' : 'Outcode not found' });
  });
  const origin = await listenAt(server, place);
  return {
    origin,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function compact(written: string): string {
  try {
    return decodeURIComponent(written).toUpperCase().replace(/\s+/g, '');
  } catch {
    return '';
  }
}

function postcodeOf(outcodes: Map<string, Outcode>, text: string) {
  const [, outward = '', inward = ''] = POSTCODE.exec(text) ?? [];
  const centre = outcodes.get(outward);
  if (!centre) return null;
  const hash = createHash('sha256').update(text).digest();
  const offset = (at: number) => (hash.readUInt16BE(at) / 0xffff - 0.5) * 2 * SPREAD;
  return {
    postcode: `${outward} ${inward}`,
    outcode: outward,
    incode: inward,
    latitude: centre.latitude + offset(0),
    longitude: centre.longitude + offset(2),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status, ...body }));
}
