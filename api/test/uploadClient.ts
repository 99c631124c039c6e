import { restClient, type RestAnswer } from './restClient.ts';
import type { TestApp } from './testApp.ts';

/** The outcome of a call over GraphQL or REST. */
export interface UploadOutcome {
  kind: 'done' | 'paidPlan' | 'validation' | 'notFound' | 'unauthenticated' | 'unavailable' | 'rateLimited';
  message?: string;
  fields?: { path: string; message: string }[];
  presignedUrl?: string;
  objectKey?: string;
  imageUrl?: string;
}

/** Uploads pictures over GraphQL or REST. */
export interface UploadClient {
  create(input: object, token?: string): Promise<UploadOutcome>;
  confirm(input: object, token?: string): Promise<UploadOutcome>;
}

interface Member extends Omit<UploadOutcome, 'kind'> {
  __typename: string;
}

const KINDS: Record<string, UploadOutcome['kind']> = {
  CreateUploadPayload: 'done',
  ConfirmUploadPayload: 'done',
  PaidPlanError: 'paidPlan',
  ValidationError: 'validation',
  NotFoundError: 'notFound',
  UnauthenticatedError: 'unauthenticated',
  UnavailableError: 'unavailable',
  RateLimitedError: 'rateLimited',
};
const STATUSES: Record<number, UploadOutcome['kind']> = {
  200: 'done',
  400: 'validation',
  401: 'unauthenticated',
  402: 'paidPlan',
  404: 'notFound',
  429: 'rateLimited',
  503: 'unavailable',
};

const ERRORS = '... on UserError { message } ... on ValidationError { fields { path message } }';

function known(kind: UploadOutcome['kind'] | undefined): UploadOutcome['kind'] {
  if (!kind) throw new Error('an answer of no known kind');
  return kind;
}

export function graphqlUploads(app: TestApp): UploadClient {
  const call = async (
    name: string,
    fields: string,
    input: object,
    token?: string,
  ): Promise<UploadOutcome> => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data } = await app.graphql<Record<string, Member>>(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) {
        __typename ... on ${type}Payload { ${fields} } ${ERRORS} } }`,
      { input },
      token,
    );
    const { __typename = 'nothing', ...outcome } = data[name] ?? {};
    return { kind: known(KINDS[__typename]), ...outcome };
  };
  return {
    create: (input, token) => call('createUpload', 'presignedUrl objectKey', input, token),
    confirm: (input, token) => call('confirmUpload', 'imageUrl', input, token),
  };
}

export function restUploads(app: TestApp): UploadClient {
  const rest = restClient(app);
  const toOutcome = ({ status, json }: RestAnswer): UploadOutcome => ({
    kind: known(STATUSES[status]),
    ...(status === 200 ? (json['data'] as object) : { message: String(json['message']) }),
    ...(json['errors'] ? { fields: json['errors'] as UploadOutcome['fields'] & object } : {}),
  });
  return {
    create: async (body, token) =>
      toOutcome(await rest('post', '/image-proxy/generate-upload-url', { body, token })),
    confirm: async (body, token) =>
      toOutcome(await rest('post', '/image-proxy/confirm-upload', { body, token })),
  };
}
