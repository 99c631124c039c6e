import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Place, Sent } from './attack.ts';
import { itemsOf, type Kind, SHAPES, some, TEXTS, toJson, widened } from './inputs.ts';
import type { Fixtures } from './protocol.ts';
import { rightValue } from './values.ts';

/** Bytes of a request that the server reads of a guest, and of a signed-in person. */
export const BODY_BYTES = { guest: 64 * 1024, signedIn: 2 * 1024 * 1024 } as const;

/** An operation with arguments. */
export interface Operation {
  /** E.g. `Mutation.login`, or `Restaurant.orders` for a field below the root. */
  name: string;
  document: string;
  args: readonly GraphQLArgument[];
  /** Names of the fields from the root to the one that is meant, as paths of errors have them. */
  path: readonly string[];
  /** The arguments, all right, required ones only. */
  variables(fixtures: Fixtures): Record<string, unknown>;
}

/** Whose requests are sent, and their session. */
export interface Caller {
  name: string;
  token: string | null;
}

type AnyField = GraphQLField<unknown, unknown>;

/** An operation for each root field of queries and mutations, and for each field below with arguments. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(
    (type) => type !== undefined && type !== null,
  );
  return [
    ...roots.flatMap((root) =>
      Object.values(root.getFields()).map((field) => rootOperation(schema, root.name, field)),
    ),
    ...fieldsBelow(schema),
  ];
}

/** An operation for each subscription. */
export const subscriptionsOf = (schema: GraphQLSchema): Operation[] =>
  Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map((field) =>
    rootOperation(schema, 'Subscription', field),
  );

/** One variable for each argument. */
function rootOperation(schema: GraphQLSchema, root: string, field: AnyField): Operation {
  return {
    name: `${root}.${field.name}`,
    document: `${root.toLowerCase()}${declared(field.args)} { ${called(schema, field)} }`,
    args: field.args,
    path: [field.name],
    variables: (fixtures) => rightArguments(field.name, field.args, fixtures),
  };
}

/** Objects that a query reaches, with the selection that leads to a field of theirs. */
const WAYS: readonly { type: string; wrap: (inner: string) => string; path: string[] }[] = [
  { type: 'Storefront', wrap: (inner) => `storefront(slug: $slug) { ${inner} }`, path: ['storefront'] },
  { type: 'User', wrap: (inner) => `viewer { ${inner} }`, path: ['viewer'] },
  {
    type: 'Restaurant',
    wrap: (inner) => `node(id: $node) { ... on Restaurant { ${inner} } }`,
    path: ['node'],
  },
  { type: 'Operator', wrap: (inner) => `operator { ${inner} }`, path: ['operator'] },
  {
    type: 'OperatorSite',
    wrap: (inner) => `operator { sites(search: "", first: 1) { edges { node { ${inner} } } } }`,
    path: ['operator', 'sites', 'edges', 'node'],
  },
  { type: 'OrderDesk', wrap: (inner) => `viewer { desks { ${inner} } }`, path: ['viewer', 'desks'] },
];

/** The fields with arguments below the root. Throws when the table above leads to none of their types. */
function fieldsBelow(schema: GraphQLSchema): Operation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .filter((type) => !roots.includes(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.length > 0)
        .map((field) => operationBelow(schema, type, field)),
    );
}

function operationBelow(schema: GraphQLSchema, type: GraphQLObjectType, field: AnyField): Operation {
  const way = WAYS.find((one) => one.type === type.name);
  if (!way) throw new Error(`No way leads to ${type.name}.${field.name}: add one to WAYS`);
  const start = way.path[0] === 'node' ? '$node: ID!' : way.type === 'Storefront' ? '$slug: String!' : '';
  const own = declared(field.args).slice(1, -1);
  return {
    name: `${type.name}.${field.name}`,
    document: `query (${[start, own].filter(Boolean).join(', ')}) { ${way.wrap(called(schema, field))} }`,
    args: field.args,
    path: [...way.path, field.name],
    variables: (fixtures) => ({
      ...(start.startsWith('$node') && { node: fixtures['restaurantId'] }),
      ...(start.startsWith('$slug') && { slug: fixtures['slug'] }),
      ...rightArguments(field.name, field.args, fixtures),
    }),
  };
}

const declared = (args: readonly GraphQLArgument[]): string =>
  args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '';

function called(schema: GraphQLSchema, { name, args, type }: AnyField): string {
  const list = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${name}${list && `(${list})`}${selection(schema, type, 1)}`;
}

const rightArguments = (
  path: string,
  args: readonly GraphQLArgument[],
  fixtures: Fixtures,
): Record<string, unknown> =>
  Object.fromEntries(
    args
      // A connection needs the size of its page.
      .filter((arg) => isRequiredArgument(arg) || arg.name === 'first')
      .map((arg) => [arg.name, rightValue(`${path}.${arg.name}`, arg.type, fixtures)]),
  );

/** The fields of a type that need no arguments, so many levels deep. */
export function selection(schema: GraphQLSchema, output: GraphQLOutputType, levels: number): string {
  const type: GraphQLNamedType = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) {
    // Members of a union have fields of one name and of different types: only those that all agree about are read.
    const members = schema.getPossibleTypes(type).map((member) => {
      const fields = leaves(member).filter(({ name }) => name === 'message' || !isErrorName(member.name));
      const wrong = member.name === 'ValidationError' ? 'fields { path message }' : '';
      const inner = isErrorName(member.name)
        ? `${fields.map(({ name }) => name).join(' ')} ${wrong}`
        : objects(schema, member, levels - 1);
      return inner.trim() && `... on ${member.name} { ${inner} }`;
    });
    return ` { __typename ${type.name === 'Node' ? 'id' : members.filter(Boolean).join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const inner = [
    ...leaves(type).map(({ name }) => name),
    ...(levels > 0 ? [objects(schema, type, levels - 1)] : []),
  ];
  return ` { __typename ${inner.join(' ')} }`;
}

const isErrorName = (name: string): boolean => name.endsWith('Error');

const leaves = (type: GraphQLObjectType): AnyField[] =>
  Object.values(type.getFields()).filter(
    ({ args, type: output }) => args.length === 0 && isLeafType(getNamedType(output)),
  );

const objects = (schema: GraphQLSchema, type: GraphQLObjectType, levels: number): string =>
  Object.values(type.getFields())
    .filter(({ args, type: output }) => args.length === 0 && isObjectType(getNamedType(output)))
    .map((field) => `${field.name}${selection(schema, field.type, levels)}`)
    .join(' ');

/** A GraphQL request of a caller. */
export const graphqlRequest = (
  { token }: Caller,
  document: string,
  variables: Record<string, unknown>,
): Sent => ({
  to: 'app',
  method: 'POST',
  path: '/graphql',
  headers: {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  },
  body: toJson({ query: document, variables }),
});

/** Makes the request of an operation with these variables. */
type RequestOf = (caller: Caller, document: string, variables: Record<string, unknown>) => Sent;

/** Every place in the arguments of an operation; `requestOf` decides how it is sent. */
export function placesOf(
  operation: Operation,
  caller: Caller,
  fixtures: Fixtures,
  requestOf: RequestOf = graphqlRequest,
): Place[] {
  const right = operation.variables(fixtures);
  const field = operation.path.at(-1) ?? '';
  return operation.args.flatMap((arg) =>
    below(arg.type, `${field}.${arg.name}`, fixtures).map(({ path, kinds, wrap }) => ({
      entry: `${requestOf === graphqlRequest ? 'graphql' : 'socket'} ${operation.name}`,
      part: `${arg.name}${path}`,
      caller: caller.name,
      maxBytes:
        caller.token === null || requestOf !== graphqlRequest ? BODY_BYTES.guest : BODY_BYTES.signedIn,
      kinds,
      request: (value) => requestOf(caller, operation.document, { ...right, [arg.name]: wrap(value) }),
    })),
  );
}

/** A place in a value: where it is, and the value with something else in this place. */
interface Below {
  /** E.g. `.lines[].note`. */
  path: string;
  kinds: readonly Kind[];
  wrap(value: unknown): unknown;
}

/** The places in a value of a type: itself, and those inside it. */
function below(type: GraphQLInputType, name: string, fixtures: Fixtures): Below[] {
  if (isNonNullType(type)) return below(type.ofType, name, fixtures);
  const right = rightValue(name, type, fixtures);
  const itself = (kinds: readonly Kind[]): Below => ({ path: '', kinds, wrap: (value) => value });
  if (isListType(type)) {
    const [item] = right as unknown[];
    const items = below(type.ofType, name, fixtures).map(({ path, kinds, wrap }) => ({
      path: `[]${path}`,
      kinds,
      wrap: (value: unknown) => [wrap(value)],
    }));
    return [itself([itemsOf(item), ...SHAPES]), ...items];
  }
  if (isInputObjectType(type)) {
    const object = right as Record<string, unknown>;
    const fields = Object.values(type.getFields()).flatMap((field) =>
      below(field.type, `${name}.${field.name}`, fixtures).map(({ path, kinds, wrap }) => ({
        path: `.${field.name}${path}`,
        kinds,
        wrap: (value: unknown) => ({ ...object, [field.name]: wrap(value) }),
      })),
    );
    return [itself([widened(object), ...SHAPES]), ...fields];
  }
  // Other types than texts are refused before a resolver runs, all by the same code.
  const texts = type.name === 'String' ? TEXTS : some(TEXTS, type.name === 'ID' ? 6 : 3, name);
  return [itself([...texts, ...some(SHAPES, 2, name)])];
}
