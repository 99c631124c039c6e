import { describe, expect, it } from 'vitest';
import { ONBOARDING_TOOLS, parseToolCall } from './toolCall.rules.ts';

interface Schema {
  type: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  pattern?: string;
}

/** All nested schemas, including this one. */
const schemas = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(schemas),
  ...(schema.items ? schemas(schema.items) : []),
  ...(schema.anyOf ?? []).flatMap(schemas),
];

describe('ONBOARDING_TOOLS', () => {
  it.each(ONBOARDING_TOOLS)('the tool $name is strict at every depth', ({ parameters }) => {
    const objects = schemas(parameters as unknown as Schema).filter(({ type }) => type === 'object');
    expect(objects.length).toBeGreaterThan(0);
    for (const { properties = {}, required, additionalProperties } of objects) {
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(Object.keys(properties));
    }
  });

  /** Texts that the schema describes in words only. */
  const TEXTS: Record<string, string> = { from: '12:00', to: '22:00', prefixes: 'SE1' };

  /** A value that matches the schema of the field `name`. */
  function sample(
    { type, properties, items, anyOf: [first] = [], enum: values, pattern }: Schema,
    name = '',
  ): unknown {
    if (first) return sample(first, name);
    if (values) return values[0];
    if (pattern) return '01632 960 001';
    const [kind] = [type].flat();
    if (kind === 'object')
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([field, schema]) => [field, sample(schema, field)]),
      );
    if (kind === 'array') return items ? [sample(items, name)] : [];
    if (kind === 'boolean') return true;
    return kind === 'integer' ? 850 : (TEXTS[name] ?? 'red');
  }

  it.each(ONBOARDING_TOOLS)('a call that matches the schema of $name is valid', ({ name, parameters }) => {
    const args = JSON.stringify(sample(parameters as unknown as Schema));
    expect(parseToolCall(name, args)).toMatchObject({ ok: true, value: { name } });
  });
});
