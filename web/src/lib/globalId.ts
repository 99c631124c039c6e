const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an id of REST. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The id of the schema for an id of REST (decision 24). */
export const globalIdOf = (type: string, uuid: string): string =>
  btoa(`${type}:${uuid.toLowerCase()}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The id of the schema that an address names, by itself or as an id of REST (decision 24); undefined without one. */
export function idInAddress(type: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return isUuid(value) ? globalIdOf(type, value) : value;
}

/** The id of REST inside an id of the schema (decision 24); any other text unchanged. */
export function localIdOf(id: string): string {
  try {
    const [, uuid = ''] = atob(id.replaceAll('-', '+').replaceAll('_', '/')).split(':');
    return isUuid(uuid) ? uuid : id;
  } catch {
    return id; // not base64
  }
}
