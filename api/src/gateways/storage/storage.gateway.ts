export interface UploadTarget {
  objectKey: string;
  /** Signed into the address: the PUT must send exactly this Content-Type. */
  contentType: string;
  /** Exact size in bytes, signed into the address; undefined leaves it open (it is checked on confirm). */
  sizeBytes?: number | undefined;
}

export interface StoredObject {
  bytes: Buffer;
  contentType: string;
}

/**
 * Files in an S3 bucket. Keys under `public/` are readable by anybody and cached for ever: new content needs a new key.
 * All other keys are private. Every call rejects when the storage refuses or takes over 10 s.
 */
export interface StorageGateway {
  /** Origins of uploads and pictures, for browsers. */
  readonly origins: readonly string[];
  /**
   * An address that accepts a PUT of exactly this object for 10 minutes. It can be used repeatedly during this time, so
   * a confirmed object must be copied to a key without an upload address.
   */
  presignPut(target: UploadTarget): Promise<string>;
  /** Size of an object in bytes; null when it does not exist. */
  size(objectKey: string): Promise<number | null>;
  /** Null when the object does not exist or is larger than `maxBytes`, which is checked before reading. */
  read(objectKey: string, maxBytes?: number): Promise<StoredObject | null>;
  /** Creates or replaces an object. */
  write(objectKey: string, object: StoredObject): Promise<void>;
  /** Removing a missing object is not an error. */
  remove(objectKey: string): Promise<void>;
  /** The address of a `public/` object for browsers. Throws for any other key. */
  publicUrl(objectKey: string): string;
  /** The key for an address of `publicUrl`; null for other addresses. */
  keyOf(url: string): string | null;
  /** Closes the connections; the gateway cannot be used afterwards. */
  close(): void;
}
