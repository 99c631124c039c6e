import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startTestApp, type TestApp } from './testApp.ts';

/** A user in the answer of a mutation. */
export interface AnsweredUser {
  name: string;
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
}

/** A member of the results of these mutations. */
export interface AccountOutcome {
  __typename: string;
  email?: string;
  user?: AnsweredUser | null;
  token?: string;
  message?: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

const USER = 'user { name email emailVerified pendingEmail }';
const WRONG = '... on UserError { message } ... on ValidationError { fields { path message } }';
const LIMITED = '... on UserError { message } ... on RateLimitedError { retryAfterSeconds }';

const DOCUMENTS = {
  register: `mutation ($input: RegisterInput!) { outcome: register(input: $input) { __typename
    ... on AuthPayload { token ${USER} } ${WRONG} } }`,
  claimRestaurant: `mutation ($input: ClaimRestaurantInput!) { outcome: claimRestaurant(input: $input) { __typename
    ... on ClaimRestaurantPayload { token ${USER} } ${WRONG} } }`,
  login: `mutation ($input: LoginInput!) { outcome: login(input: $input) { __typename
    ... on AuthPayload { token ${USER} } ${WRONG} ${LIMITED} } }`,
  sendVerification: `mutation { outcome: sendVerification { __typename
    ... on SendVerificationPayload { email } ${LIMITED} } }`,
  verifyEmail: `mutation ($input: VerifyEmailInput!) { outcome: verifyEmail(input: $input) { __typename
    ... on VerifyEmailPayload { email ${USER} } ${LIMITED} } }`,
  requestEmailChange: `mutation ($input: RequestEmailChangeInput!) { outcome: requestEmailChange(input: $input) { __typename
    ... on RequestEmailChangePayload { ${USER} } ${WRONG} ${LIMITED} } }`,
  cancelEmailChange: `mutation { outcome: cancelEmailChange { __typename
    ... on CancelEmailChangePayload { ${USER} } ... on UserError { message } } }`,
  changePassword: `mutation ($input: ChangePasswordInput!) { outcome: changePassword(input: $input) { __typename
    ... on ChangePasswordPayload { ${USER} } ${WRONG} } }`,
  deleteAccount: `mutation ($input: DeleteAccountInput!) { outcome: deleteAccount(input: $input) { __typename
    ${WRONG} } }`,
  requestPasswordReset: `mutation ($input: RequestPasswordResetInput!) { outcome: requestPasswordReset(input: $input) {
    __typename ${WRONG} ${LIMITED} } }`,
  updateAccount: `mutation ($input: UpdateAccountInput!) { outcome: updateAccount(input: $input) { __typename
    ... on UpdateAccountPayload { ${USER} } ${WRONG} } }`,
};

export const PASSWORD = 'correct horse';

const WAIT = { timeout: 15_000, interval: 20 };

/** A running product with helpers that create accounts and read their mails. */
class Accounts {
  /** The time of the product; reset before each test. */
  now = new Date();
  #app: TestApp | undefined;

  get app(): TestApp {
    if (!this.#app) throw new Error('the product runs during tests only');
    return this.#app;
  }

  async open(): Promise<void> {
    this.#app = await startTestApp({ worker: true, replace: { clock: () => this.now } });
  }

  /** Resets limits, mails and time. */
  async freshen(): Promise<void> {
    this.now = new Date();
    await this.jobsDone();
    await this.app.mailbox.clear();
    await this.query('delete from rate_limits');
  }

  /** Sends a mutation with `token` as the session. */
  async mutate(
    mutation: keyof typeof DOCUMENTS,
    input: object | null,
    token?: string,
  ): Promise<AccountOutcome> {
    const { data, errors } = await this.app.graphql<{ outcome: AccountOutcome } | null>(
      DOCUMENTS[mutation],
      input ? { input } : {},
      token,
    );
    if (!data) throw new Error(errors?.[0]?.extensions.code ?? 'neither data nor errors');
    return data.outcome;
  }

  /** Registers with the default password; returns the session token. */
  async register(email: string): Promise<string> {
    const { token } = await this.mutate('register', { name: 'Ana <b>López', email, password: PASSWORD });
    if (!token) throw new Error(`${email} was not registered`);
    return token;
  }

  async viewer(token: string): Promise<AnsweredUser | null> {
    const fields = '{ viewer { name email emailVerified pendingEmail } }';
    return (await this.app.graphql<{ viewer: AnsweredUser | null }>(fields, {}, token)).data.viewer;
  }

  query(sql: string, values: unknown[] = []) {
    return this.app.container.infrastructure.database.pool.query(sql, values);
  }

  /** Waits until all jobs are done. */
  jobsDone = () =>
    vi.waitFor(async () => {
      const { rows } = await this.query('select from graphile_worker.jobs');
      expect(rows).toHaveLength(0);
    }, WAIT);

  /** All mails to an address with a subject after all jobs, newest first. */
  async mails(address: string, subject: string) {
    await this.jobsDone();
    return (await this.app.mailbox.messages())
      .filter((mail) => mail.to === address && mail.subject === subject)
      .map(({ text, html, headers }) => ({ text: text ?? '', html: html ?? '', headers }));
  }

  /** The only mail to an address with a subject. */
  async mail(address: string, subject: string) {
    const [mail, ...others] = await this.mails(address, subject);
    if (!mail || others.length > 0)
      throw new Error(`${address} got ${mail ? 'several mails' : 'no mail'}: ${subject}`);
    return mail;
  }

  /** The subjects of all mails to an address, sorted. */
  async subjects(address: string): Promise<string[]> {
    await this.jobsDone();
    const mails = (await this.app.mailbox.messages()).filter(({ to }) => to === address);
    return mails.map(({ subject }) => subject ?? '').sort();
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

/** The token of a verification link. */
export const linkToken = ({ text }: { text: string }): string =>
  /\/verify-email\/(\S+)/.exec(text)?.[1] ?? '';

/** Starts the product for a test file and resets it before each test. */
export function useAccounts(): Accounts {
  const accounts = new Accounts();
  beforeAll(() => accounts.open());
  afterAll(() => accounts.close());
  beforeEach(() => accounts.freshen());
  return accounts;
}
