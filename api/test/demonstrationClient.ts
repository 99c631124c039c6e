import { restClient } from './restClient.ts';
import type { TestApp } from './testApp.ts';

/** The outcome of a call over GraphQL or REST. */
export interface ProjectOutcome {
  /** Name of the GraphQL type, or the HTTP status. */
  kind: string | number;
  message?: string;
  fields?: { path: string; message: string }[];
  project?: { imageUrl: string; clientEmail: string; officeEmail: string; isAnswered: boolean };
}

interface Member extends Omit<ProjectOutcome, 'kind'> {
  __typename: string;
}

const PROJECT = 'imageUrl clientEmail officeEmail isAnswered';
const WRONG = '... on ValidationError { fields { path message } }';

/** Sends and answers projects like the pages. */
export function demonstrationClient(app: TestApp) {
  const mutate = async (name: string, fields: string, input: object): Promise<ProjectOutcome> => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data } = await app.graphql<Record<string, Member>>(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ${fields}
        ... on UserError { message } } }`,
      { input },
    );
    const { __typename = 'nothing', ...outcome } = data[name] ?? {};
    return { kind: __typename, ...outcome };
  };
  const post = async (path: string, body: object): Promise<ProjectOutcome> => {
    const { status, json } = await restClient(app)('post', `/demonstration/${path}`, { body });
    return {
      kind: status,
      message: String(json['message']),
      ...(json['errors'] ? { fields: json['errors'] as ProjectOutcome['fields'] & object } : {}),
    };
  };
  return {
    send: (input: object) =>
      mutate('sendProjectForApproval', `... on SendProjectForApprovalPayload { message } ${WRONG}`, input),
    sendByRest: (body: object) => post('send-project', body),
    approve: (token: string) =>
      mutate('approveProject', `... on ApproveProjectPayload { project { ${PROJECT} } }`, { token }),
    requestChanges: (token: string | null, feedback: string, addresses: object = {}) =>
      mutate('requestProjectChanges', `... on RequestProjectChangesPayload { message } ${WRONG}`, {
        token,
        feedback,
        ...addresses,
      }),
    requestChangesByRest: (body: object) => post('receive-change-request', body),
    async project(token: string): Promise<ProjectOutcome['project'] | null> {
      const query = `query ($token: String!) { project(token: $token) { ${PROJECT} } }`;
      const { data } = await app.graphql<{ project: ProjectOutcome['project'] | null }>(query, { token });
      return data.project;
    },
  };
}

/** The addresses of the two buttons in the client's mail. */
export function answerLinks({ text }: { text: string | null }): { approve: URL; requestChanges: URL } {
  const link = (label: string) => new URL(new RegExp(`${label}: (\\S+)`).exec(text ?? '')?.[1] ?? '');
  return { approve: link('Approve Project'), requestChanges: link('Request Changes') };
}
