export interface UploadTarget {
  objectKey: string;
  /** Signed into the address: the PUT must send exactly this Content-Type. */
  contentType: string;
  /** Exact size in bytes, signed into the address; undefined leaves the size open (checked on confirm). */
  sizeBytes?: number | undefined;
}

export interface StoredObject {
  bytes: Buffer;
  contentType: string;
}

/**
 * Files in an S3 bucket. Keys under `public/` can be read by anybody and are cached for ever: new content takes a new
 * key. All other keys are readable only by us. Every call rejects when the storage refuses or takes over 10 s.
 */
export interface StorageGateway {
  /** Origins that browsers upload to and load pictures from. */
  readonly origins: readonly string[];
  /**
   * An address that accepts a PUT of exactly this object for 10 minutes. Until then it can be used again, so what was
   * confirmed must be copied to a key that no address was given out for.
   */
  presignPut(target: UploadTarget): Promise<string>;
  /** Size in bytes of an object, null when there is none. */
  size(objectKey: string): Promise<number | null>;
  /** null when there is no such object, or when it is larger than `maxBytes`, which is found out before reading. */
  read(objectKey: string, maxBytes?: number): Promise<StoredObject | null>;
  /** Replaces an object that is there. */
  write(objectKey: string, object: StoredObject): Promise<void>;
  /** Removing what is not there is no error. */
  remove(objectKey: string): Promise<void>;
  /** The address a browser loads a `public/` object from. Throws for any other key. */
  publicUrl(objectKey: string): string;
  /** The key of the object that `publicUrl` gives this address; null for every other address. */
  keyOf(url: string): string | null;
  /** Ends the connections; the gateway cannot be used afterwards. */
  close(): void;
}
