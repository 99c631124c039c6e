/** A kind of input that grows. */
export interface Kind {
  name: string;
  /** Characters of JSON that one step of the size costs, about. */
  bytesEach: number;
  /** The value of a size: letters of a text, keys of an object, levels of a nesting, items of a list. */
  make(size: number): unknown;
}

const text = (name: string, bytesEach: number, make: (size: number) => string): Kind => ({
  name,
  bytesEach,
  make,
});

/** A text that repeats a part to so many letters. */
const repeated = (part: string, bytesEach = 1): Kind =>
  text(`${JSON.stringify(part)} repeated`, bytesEach, (size) =>
    part.repeat(Math.ceil(size / part.length)).slice(0, size),
  );

/** Texts on which expressions, searches and foldings take long when they are not linear. */
export const TEXTS: readonly Kind[] = [
  text('spaces between two letters', 1, (size) => `a${' '.repeat(size)}a`),
  text('spaces between quotes', 1, (size) => `"a${' '.repeat(size)}a"`),
  repeated('a-'),
  repeated('a.'),
  repeated('a@'),
  repeated(','),
  repeated(';'),
  repeated('\t', 2),
  repeated('"', 2),
  repeated('a '),
  repeated('a\n', 1.5),
  repeated('x\n\n', 2),
  repeated('<'),
  repeated('http://'),
  repeated('7'),
  repeated('%20'),
  text('combining marks', 2, (size) => `a${'\u0301'.repeat(size)}`),
  text('letters that look like others', 2, (size) => 'аеорсу'.repeat(Math.ceil(size / 6)).slice(0, size)),
  text('letters beyond the basic plane', 2, (size) => '𝒜'.repeat(Math.ceil(size / 2))),
  text('letters that grow in lower case', 2, (size) => 'İ'.repeat(size)),
  text('marks without a width', 3, (size) => 'a\u200b'.repeat(Math.ceil(size / 2))),
];

/** JSON that no value of JavaScript stands for: too deep to be written, or a number of many digits. */
export class RawJson {
  constructor(readonly json: string) {}
}

/** JSON with the raw parts of a value in their places. */
export function toJson(value: unknown): string {
  const parts: string[] = [];
  const json = JSON.stringify(value, (_key, part: unknown) =>
    part instanceof RawJson ? `@raw${parts.push(part.json) - 1}@` : part,
  );
  return parts.length === 0 ? json : json.replaceAll(/"@raw(\d+)@"/g, (_all, at) => parts[Number(at)] ?? '');
}

/** Values of a shape that no field expects. */
export const SHAPES: readonly Kind[] = [
  {
    name: 'unknown keys',
    bytesEach: 12,
    make: (size) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`key${index}`, 1])),
  },
  { name: 'one long unknown key', bytesEach: 1, make: (size) => ({ ['k'.repeat(size)]: 1 }) },
  {
    name: 'nested objects',
    bytesEach: 7,
    make: (size) => new RawJson(`${'{"a":'.repeat(size)}1${'}'.repeat(size)}`),
  },
  {
    name: 'nested lists',
    bytesEach: 2,
    make: (size) => new RawJson(`${'['.repeat(size)}1${']'.repeat(size)}`),
  },
  { name: 'a number of many digits', bytesEach: 1, make: (size) => new RawJson('7'.repeat(size)) },
  { name: 'a long list of numbers', bytesEach: 2, make: (size) => Array.from({ length: size }, () => 1) },
  {
    name: 'a long list of texts',
    bytesEach: 10,
    make: (size) => Array.from({ length: size }, (_, index) => `text ${index}`),
  },
  {
    name: 'a long list of empty objects',
    bytesEach: 3,
    make: (size) => Array.from({ length: size }, () => ({})),
  },
  { name: 'a long list of nulls', bytesEach: 5, make: (size) => Array.from({ length: size }, () => null) },
];

/** A list of as many items that are right. */
export const itemsOf = (item: unknown): Kind => ({
  name: 'a long list of right items',
  bytesEach: JSON.stringify(item).length + 1,
  make: (size) => Array.from({ length: size }, () => item),
});

/** A right object with as many unknown keys. */
export const widened = (right: object): Kind => ({
  name: 'unknown keys beside the right ones',
  bytesEach: 12,
  make: (size) => ({
    ...right,
    ...Object.fromEntries(Array.from({ length: size }, (_, index) => [`key${index}`, 1])),
  }),
});

/** So many of the kinds, other ones for each name: together the places see all of them. */
export function some(kinds: readonly Kind[], count: number, name: string): Kind[] {
  const start = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, index) => kinds[(start + index) % kinds.length]).filter(
    (kind) => kind !== undefined,
  );
}
