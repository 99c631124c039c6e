import type { GraphQLScalarType } from 'graphql';
import { type ClassType, Extensions, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from './relay.graphql.ts';

/** The TypeScript type of a GraphQL type: a scalar, a list, a class or an enum. */
type ValueOf<T> = T extends StringConstructor
  ? string
  : T extends BooleanConstructor
    ? boolean
    : T extends GraphQLScalarType<infer Value, unknown>
      ? Value
      : T extends readonly (infer Item)[]
        ? ValueOf<Item>[]
        : T extends ClassType<infer Instance>
          ? Instance
          : T[keyof T];

/** A field of a type; only the type checker uses `value`. */
export type FieldOf<Value> = PropertyDecorator & { readonly value?: Value };

/** A field that is never null. A client may omit a field of an input that has a default value. */
export const field = <T extends object>(
  type: T,
  description: string,
  defaultValue?: ValueOf<T>,
): FieldOf<ValueOf<T>> => Field(() => type, { description, defaultValue });

/** A field that may be null; an input may also omit it. */
export const nullable = <T extends object>(type: T, description: string): FieldOf<ValueOf<T> | null> =>
  Field(() => type, { nullable: true, description });

/**
 * A text field of an input with its own limit of characters. Longer texts are refused before anything reads them; all
 * other texts have the limit of `graphql/variables.ts`.
 */
export const text = (maxCharacters: number, description: string): FieldOf<string> => {
  const decorate = Field(() => String, { description });
  const limit = Extensions({ maxCharacters });
  return (target, name) => {
    decorate(target, name);
    limit(target, name);
  };
};

/** A list whose usual number of items, for the cost of a query, is not the one of `graphql/cost.ts`. */
export const list = <T extends object>(
  item: T,
  usualItems: number,
  description: string,
): FieldOf<ValueOf<T>[]> =>
  Field(() => [item], {
    description,
    complexity: ({ childComplexity }) => 1 + usualItems * childComplexity,
  });

type Fields = Readonly<Record<string, FieldOf<unknown>>>;

type Values<F extends Fields> = { [Name in keyof F]: F[Name] extends FieldOf<infer Value> ? Value : never };

type NullableNames<V> = { [Name in keyof V]: null extends V[Name] ? Name : never }[keyof V];

type InputValues<V> = Omit<V, NullableNames<V>> & Partial<Pick<V, NullableNames<V>>>;

interface ObjectClass<V extends object> {
  new (): V;
  /** An instance with these values. Values that are no fields are kept, and clients cannot read them. */
  of<Given extends V>(values: Given): Given;
}

function addFields(type: ClassType, fields: Fields): void {
  for (const [name, decorate] of Object.entries(fields)) decorate(type.prototype, name);
}

function makeObjectType<V extends object>(name: string, fields: Fields, options: object): ObjectClass<V> {
  class Type {
    static of<Given>(values: Given): Given {
      return Object.assign(new Type(), values);
    }
  }
  ObjectType(name, options)(Type);
  addFields(Type, fields);
  // Only `of` creates instances, with all values.
  return Type as ObjectClass<V>;
}

/** An object type of the schema. */
export const objectType = <F extends Fields>(name: string, description: string, fields: F) =>
  makeObjectType<Values<F>>(name, fields, { description });

/** An object type that `node` can fetch by its global id. */
export const nodeType = <F extends Fields>(name: string, description: string, fields: F) =>
  makeObjectType<Values<F> & Node>(name, fields, { description, implements: Node });

/** An input type of the schema. TypeGraphQL creates its instances, with all values that the client sent. */
export function inputType<F extends Fields>(name: string, description: string, fields: F) {
  class Type {}
  InputType(name, { description })(Type);
  addFields(Type, fields);
  return Type as ClassType<InputValues<Values<F>>>;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The input of a mutation, e.g. `LoginInput` of `login`. */
export const mutationInput = <F extends Fields>(mutation: string, fields: F) =>
  inputType(`${capitalised(mutation)}Input`, `Input of \`${mutation}\`.`, fields);

/** The payload of a mutation, e.g. `LogoutPayload` of `logout`. */
export const mutationPayload = <F extends Fields>(mutation: string, fields: F) =>
  objectType(`${capitalised(mutation)}Payload`, `Result of a successful \`${mutation}\`.`, fields);

/** An enum of the schema: the stored words with their descriptions. GraphQL shows the words in upper case. */
export function enumType<Word extends string>(
  name: string,
  description: string,
  words: Readonly<Record<Word, string>>,
): { [W in Word as Uppercase<W>]: W } {
  const entries = Object.entries<string>(words);
  const type = Object.fromEntries(entries.map(([word]) => [word.toUpperCase(), word]));
  const valuesConfig = Object.fromEntries(
    entries.map(([word, meaning]) => [word.toUpperCase(), { description: meaning }]),
  );
  registerEnumType(type, { name, description, valuesConfig });
  return type as { [W in Word as Uppercase<W>]: W };
}
