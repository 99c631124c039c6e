import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest();
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** What a device is asked: the options of the server. */
interface Asked {
  challenge: string;
}

/** A device with one passkey (ES256), without a browser. It counts its uses. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(private readonly origin: string) {}

  /** The answer when a passkey is made. `changes`: parts of what the browser says of the page. */
  make({ challenge }: Asked, changes: object = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
        [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.authenticatorData(PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      publicKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge, changes).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    });
  }

  /** The answer when the passkey signs a challenge. */
  sign({ challenge }: Asked, changes: object = {}): string {
    this.counter += 1;
    const client = this.client('webauthn.get', challenge, changes);
    const data = this.authenticatorData(PRESENT_AND_VERIFIED);
    const signature = sign('sha256', Buffer.concat([data, digest(client)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([digest(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, changes: object): Buffer {
    const { origin } = this;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...changes }));
  }

  private answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
